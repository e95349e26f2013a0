import { createSessionKey, encryptOtp, type SessionKey, stampPayload } from '@countersign/core/crypto'
import { createSandbox, sandboxBasePath } from '@countersign/sandbox'
import { expect, test } from 'vitest'
import { createPlatformHandler, listSignInMethods } from '../src/exports/index.ts'

const origin = 'https://app.test'
type Json = { [name: string]: unknown }

/** A platform over the real sandbox, with Ada, Eve and a wallet for unknown logins. */
async function createWorld() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const sandbox = createSandbox({ now: () => clock.now })
  const baseUrl = `https://service.test${sandboxBasePath}`
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init))
  const service = { baseUrl, ...sandbox.credentials, fetch: send }
  const authorization = `Basic ${btoa(`${sandbox.credentials.clientId}:${sandbox.credentials.clientSecret}`)}`
  const backend = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers: { authorization, 'content-type': 'application/json' } }
    const response = await send(baseUrl + path, body === undefined ? init : { ...init, body: JSON.stringify(body) })
    return (await response.json()) as Json
  }

  const createPerson = async (email: string) => {
    const { id: customerId } = await backend('POST', '/customers', { customerType: 'INDIVIDUAL', email, region: 'US' })
    const { methods } = await listSignInMethods({ service, customerId: customerId as string })
    const { id: credentialId = '', accountId = '' } = methods[0] ?? {}
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

  const handle = createPlatformHandler({
    service,
    identify: async (request) => /app=(Customer:[\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1],
    findCustomer: async (login) => {
      const person = [ada, eve].find(({ email }) => 'email' in login && login.email === email)
      return person && listSignInMethods({ service, customerId: person.customerId })
    },
    onLogin: async ({ customerId }) => ({ 'set-cookie': `app=${customerId}` }),
    decoy,
    now: () => clock.now,
    wait: async () => undefined,
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
    const text = await response.text()
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
  return { sandbox, clock, ada, eve, call }
}
type World = Awaited<ReturnType<typeof createWorld>>

async function askForCode({ call }: World, login: Record<string, string>) {
  const start = await call('POST', '/login', { body: login })
  const { id, nickname } = (start.json.methods as Json[])[0] as unknown as { id: string; nickname: string }
  const challenge = await call('POST', `/auth/credentials/${id}/challenge`, { headers: { cookie: start.cookie } })
  return { start, challenge, id, nickname, cookie: challenge.cookie }
}

async function seal({ sandbox }: World, { challenge, code, key }: { challenge: Json; code: string; key: SessionKey }) {
  const targetBundle = challenge.otpEncryptionTargetBundle as string
  const trust = { signersHex: [sandbox.quorumPublicKeyHex] }
  const encryptedOtpBundle = await encryptOtp({ code, publicKeyHex: key.publicKeyHex, targetBundle, trust })
  return { type: 'EMAIL_OTP', encryptedOtpBundle }
}

test('a person signs in, pays and signs out through the platform', async () => {
  const world = await createWorld()
  const { call, ada } = world
  const key = await createSessionKey()
  const { challenge, id, cookie } = await askForCode(world, { email: ada.email })
  const body = await seal(world, { challenge: challenge.json, code: '000000', key })
  const verify = `/auth/credentials/${id}/verify`

  const first = await call('POST', verify, { body, headers: { cookie } })
  const { payloadToSign, requestId } = first.json as unknown as { payloadToSign: string; requestId: string }
  const stamp = (await stampPayload(payloadToSign, key, 'sign-in')).headerValue
  const signed = { 'service-wallet-signature': stamp, 'request-id': requestId }
  const second = await call('POST', verify, { body, headers: { cookie, ...signed } })

  const mine = { cookie: `app=${ada.customerId}` }
  const quote = await call('POST', '/quotes', {
    headers: mine,
    body: {
      source: { sourceType: 'ACCOUNT', accountId: ada.accountId },
      destination: { destinationType: 'ACCOUNT', accountId: ada.payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 10_000_000,
    },
  })
  const instructions = quote.json.paymentInstructions as unknown as {
    accountOrWalletInfo: { payloadToSign?: string }
  }[]
  const payload = instructions.find(({ accountOrWalletInfo }) => accountOrWalletInfo.payloadToSign)?.accountOrWalletInfo
  const paymentStamp = (await stampPayload(payload?.payloadToSign ?? '', key, 'payment')).headerValue
  const paid = { ...mine, 'service-wallet-signature': paymentStamp, 'idempotency-key': 'one' }
  const execute = `/quotes/${quote.json.id}/execute`
  const execution = await call('POST', execute, { headers: paid })
  const replayed = await call('POST', execute, { headers: paid })
  const transaction = await call('GET', `/transactions/${execution.json.transactionId}`, { headers: mine })

  expect([first.status, second.status]).toEqual([202, 200])
  expect(second.cookie).toBe(`countersign_login=; app=${ada.customerId}`)
  expect([quote.status, execution.status, transaction.status]).toEqual([200, 200, 200])
  expect(replayed.text).toBe(execution.text)
  expect(transaction.json.customerId).toBe(ada.customerId)
})

test('the real service’s things of one customer are nothing to another', async () => {
  const { call, ada, eve } = await createWorld()
  const headers = { cookie: `app=${eve.customerId}` }

  const answers = await Promise.all([
    call('GET', `/customers/${ada.customerId}`, { headers }),
    call('GET', `/internal-accounts?customerId=${ada.customerId}`, { headers }),
    call('GET', `/auth/credentials?accountId=${ada.accountId}`, { headers }),
    call('GET', `/customers/external-accounts/${ada.payeeId}`, { headers }),
    call('DELETE', `/customers/external-accounts/${ada.payeeId}`, { headers }),
    call('POST', `/auth/credentials/${ada.credentialId}/challenge`, { headers }),
  ])

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
})

test('wrong codes, the right code and a missing challenge look alike for known and unknown logins', async () => {
  const world = await createWorld()
  const key = await createSessionKey()
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

  const walk = async (email: string) => {
    const { start, challenge, id, cookie } = await askForCode(world, { email })
    const body = await seal(world, { challenge: challenge.json, code: world.sandbox.inbox.wrongCode(), key })
    const path = `/auth/credentials/${id}/verify`
    const wrong = await world.call('POST', path, { body, headers: { cookie } })
    const garbage = { ...body, encryptedOtpBundle: '{}' }
    const malformed = await world.call('POST', path, { body: garbage, headers: { cookie } })
    const signed = { cookie, 'service-wallet-signature': 'x', 'request-id': 'Request:x' }
    const unsigned = await world.call('POST', path, { body, headers: signed })
    const early = await world.call('POST', path, { body, headers: { cookie: start.cookie } })
    world.clock.now += 300_000
    const late = await world.call('POST', path, { body, headers: { cookie } })
    return [start, challenge, wrong, malformed, unsigned, early, late].map(
      ({ status, headers, text, cookie: set }) => ({
        status,
        headers: [...headers.keys()],
        cookie: set.length,
        text: text
          .replaceAll(uuid, 'uuid')
          .replaceAll(/[\w]•••@/g, '•••@')
          .replaceAll(/"otpEncryption.*/g, 'bundle'),
      }),
    )
  }

  const known = await walk(world.ada.email)
  for (let number = 0; number < 25; number++) expect(await walk(`bob${number}@example.com`)).toEqual(known)
  expect(known.map(({ status }) => status)).toEqual([200, 200, 401, 400, 401, 401, 401])
})

test('the code that the sandbox always sends opens nothing for an unknown login', async () => {
  const world = await createWorld()
  const key = await createSessionKey()
  const { challenge, id, cookie } = await askForCode(world, { email: 'bob@example.com' })
  const body = await seal(world, { challenge: challenge.json, code: '000000', key })

  const answer = await world.call('POST', `/auth/credentials/${id}/verify`, { body, headers: { cookie } })

  expect(answer.status).toBe(401)
  expect(answer.json).toMatchObject({ code: 'UNAUTHORIZED', reason: 'Invalid OTP code' })
})

test('wrong credentials of the platform are never taken for a wrong code', async () => {
  const world = await createWorld()
  const { id, cookie } = await askForCode(world, { email: world.ada.email })
  world.sandbox.scenarios.failNext('verifyCredential', { status: 401, code: 'UNAUTHORIZED' })
  world.sandbox.scenarios.failNext('listInternalAccounts', { status: 401, code: 'UNAUTHORIZED' })
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle: '{}' }

  const answer = await world.call('POST', `/auth/credentials/${id}/verify`, { body, headers: { cookie } })

  expect(answer.status).toBe(502)
  expect(answer.json.code).toBe('PLATFORM_UNAVAILABLE')
})
