import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { expect } from 'vitest'
import type { FoundCustomer, PlatformHandlerOptions } from '../src/exports/index.ts'
import { createLiveEvents, createPlatformHandler } from '../src/exports/index.ts'
import { optInOperations } from './createTestPlatform.ts'
import { endIfEndless } from './endIfEndless.ts'

const origin = 'https://app.test'
export type Json = { [name: string]: unknown }

/** A platform over the real sandbox, with Ada, Eve and a wallet for unknown logins. It opens and approves everything. */
export async function createSandboxWorld(options: Partial<Omit<PlatformHandlerOptions, 'service'>> = {}) {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const sandbox = createSandbox({
    now: () => clock.now,
    passkeys: { rpId: 'app.test', origins: [origin] },
    verification: 'at creation',
  })
  const baseUrl = `https://service.test${sandboxBasePath}`
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init))
  const service = { baseUrl, ...sandbox.credentials, fetch: send }
  const authorization = `Basic ${btoa(`${sandbox.credentials.clientId}:${sandbox.credentials.clientSecret}`)}`
  const backend = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers: { authorization, 'content-type': 'application/json' } }
    const response = await send(baseUrl + path, body === undefined ? init : { ...init, body: JSON.stringify(body) })
    return (await response.json()) as Json
  }

  const list = async (path: string) => (await backend('GET', path)).data as { id: string }[]

  const createPerson = async (email: string) => {
    const { id: customerId } = await backend('POST', '/customers', { customerType: 'INDIVIDUAL', email, region: 'US' })
    const [wallet] = await list(`/internal-accounts?customerId=${customerId}&type=EMBEDDED_WALLET`)
    const accountId = wallet?.id ?? ''
    const [credential] = await list(`/auth/credentials?accountId=${accountId}`)
    const credentialId = credential?.id ?? ''
    await backend('POST', `/sandbox/internal-accounts/${accountId}/fund`, { amount: 1_000_000_000 })
    const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' }
    const account = { accountNumber: '123456789', routingNumber: '021000021', bankAccountType: 'CHECKING' }
    const payee = await backend('POST', '/customers/external-accounts', {
      customerId,
      currency: 'USD',
      accountInfo: { accountType: 'USD_ACCOUNT', ...account, bankName: 'First Bank', beneficiary },
    })
    return { email, customerId: customerId as string, credentialId, accountId, payeeId: payee.id as string }
  }
  const [ada, eve, decoy] = [
    await createPerson('ada@example.com'),
    await createPerson('eve@example.com'),
    await createPerson('d@p.test'),
  ]

  const added = new Map<string, FoundCustomer>()
  const handle = createPlatformHandler({
    service,
    identify: async (request) => /app=(Customer:[\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1],
    findCustomer: async (login) => {
      if (login.kind === 'passkey') return added.get(login.credentialId)
      return [ada, eve].find(({ email }) => login.kind === 'email' && login.email === email)
    },
    onCredentialAdded: async ({ credentialId, ...customer }) => void added.set(credentialId, customer),
    onLogin: async ({ customerId }) => ({ 'set-cookie': `app=${customerId}` }),
    decoys: [decoy],
    passkeys: { rpId: 'app.test', rpName: 'App' },
    endUserIpAddress: () => '203.0.113.7',
    events: createLiveEvents({ now: () => clock.now }),
    operations: optInOperations,
    approvePayment: async () => true,
    approveAction: async () => true,
    now: () => clock.now,
    wait: async () => undefined,
    ...options,
  })

  const call = async (
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const { body, headers } = options
    const init = { method, headers: { origin, 'content-type': 'application/json', ...headers } }
    const request = new Request(`${origin}/api/wallet${path}`, body ? { ...init, body: JSON.stringify(body) } : init)
    const response = await handle(request)
    const text = await endIfEndless(response).text()
    for (const secret of [...Object.values(sandbox.credentials), authorization.slice(6)])
      expect(text).not.toContain(secret)
    const cookies = response.headers.getSetCookie()
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: (text && JSON.parse(text)) as Json,
      cookie,
    }
  }
  return { sandbox, service, clock, ada, eve, call, backend }
}
export type SandboxWorld = Awaited<ReturnType<typeof createSandboxWorld>>
