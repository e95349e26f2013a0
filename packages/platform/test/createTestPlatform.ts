import { type Operation, type OptInOperation, operations } from '@countersign/core/wire'
import { expect } from 'vitest'
import type { PlatformHandlerOptions } from '../src/exports/index.ts'
import { createLiveEvents, createPlatformHandler } from '../src/exports/index.ts'
import { endIfEndless } from './endIfEndless.ts'
import type { Person } from './fakeService.ts'
import { ada, baseUrl, clientId, clientSecret, createFakeService, decoyWallet, eve } from './fakeService.ts'

const origin = 'https://app.test'

type CallOptions = {
  readonly headers?: Record<string, string>
  /** A value becomes JSON, or a form where one of its fields is a file; text and bytes are sent as they are. */
  readonly body?: unknown
  readonly cookie?: string | undefined
}

/** The method of a login response, and everything in the response. */
export type SeenResponse = { status: number; headers: Headers; bytes: Uint8Array; text: string; json: unknown }

export type TestPlatformOptions = Partial<Omit<PlatformHandlerOptions, 'service'>> & {
  /** The platform's signed-in customer. */
  readonly signedIn?: Person | undefined
  readonly timeoutMs?: number
}

/** Every operation that a platform can open by name. */
export const optInOperations = Object.values<Operation>(operations)
  .filter(({ access }) => access === 'opt-in')
  .map(({ name }) => name as OptInOperation)

/** What a platform decides by its own. Tests of what is closed leave it out. */
export const nothingOpened = { operations: [], approvePayment: undefined, approveAction: undefined }

/**
 * Creates a platform over a fake service. It opens every operation and approves everything, so that what else refuses a
 * request is seen. Its responses must not contain a credential; every call checks that.
 */
export function createTestPlatform({ signedIn, timeoutMs, ...options }: TestPlatformOptions = {}) {
  const service = createFakeService()
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const handle = createPlatformHandler({
    service: { baseUrl, clientId, clientSecret, fetch: service.fetch, ...(timeoutMs !== undefined && { timeoutMs }) },
    identify: async () => signedIn?.customer,
    findCustomer: async (login) => {
      const person = [ada, eve].find(({ email }) => login.kind === 'email' && login.email.toLowerCase() === email)
      return person && { customerId: person.customer }
    },
    onLogin: async ({ customerId }) => [['set-cookie', `app=${customerId.slice(-4)}`]],
    passkeys: { rpId: 'app.test', rpName: 'App' },
    endUserIpAddress: () => '203.0.113.7',
    decoys: [{ accountId: decoyWallet.account, credentialId: decoyWallet.credential }],
    events: createLiveEvents({ now: () => clock.now }),
    operations: optInOperations,
    approvePayment: async () => true,
    approveAction: async () => true,
    now: () => clock.now,
    wait: async () => undefined,
    ...options,
  })

  async function send(request: Request): Promise<SeenResponse> {
    const response = await handle(request)
    // By now calls that are not awaited have reached the service, too.
    await new Promise((resolve) => setImmediate(resolve))
    const bytes = new Uint8Array(await endIfEndless(response).arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    expectNoCredentials(response.headers, text)
    const json: unknown = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, bytes, text, json }
  }

  async function call(method: string, path: string, { headers = {}, body, cookie }: CallOptions = {}) {
    const form = await toForm(body)
    const json = body !== undefined && !form && typeof body !== 'string' && !(body instanceof Uint8Array)
    return send(
      new Request(`${origin}/api/wallet${path}`, {
        method,
        headers: {
          ...(method !== 'GET' && { origin }),
          ...(body !== undefined && { 'content-type': form?.type ?? 'application/json' }),
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
        body: form ?? ((json ? JSON.stringify(body) : body) as BodyInit | null),
      }),
    )
  }

  return { service, clock, send, call }
}
/** A body with a file in it as the bytes of a form, in the order of its fields but with the file last. */
async function toForm(body: unknown): Promise<Blob | undefined> {
  if (typeof body !== 'object' || body === null || !Object.values(body).some((field) => field instanceof File))
    return undefined
  const form = new FormData()
  const fields = Object.entries(body)
  for (const [name, field] of fields)
    if (!(field instanceof File)) form.append(name, typeof field === 'string' ? field : JSON.stringify(field))
  for (const [name, field] of fields) if (field instanceof File) form.append(name, field)
  return new Response(form).blob()
}

export type TestPlatform = ReturnType<typeof createTestPlatform>

function expectNoCredentials(headers: Headers, text: string) {
  const everything = `${JSON.stringify([...headers])}\n${text}`
  for (const secret of [clientId, clientSecret, btoa(`${clientId}:${clientSecret}`), btoa(clientSecret)])
    expect(everything).not.toContain(secret)
}

/** The cookie that a response sets, as the browser would send it back. */
export function cookieOf({ headers }: SeenResponse): string {
  return (headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

/**
 * Types an address and keeps the ticket. The calls that this caused are dropped: the record begins with the next call.
 */
export async function startLogin(platform: TestPlatform, body: Record<string, string>) {
  const answer = await platform.call('POST', '/login', { body })
  platform.service.seen.length = 0
  const { methods } = answer.json as { methods: { id: string; accountId: string; type: string; nickname: string }[] }
  const [method] = methods
  if (!method) throw new Error('The response names no sign-in method')
  return { answer, method, cookie: cookieOf(answer) }
}

/** Types an address and requests the code; or names a passkey, and requests its challenge with a public key. */
export async function startChallenge(platform: TestPlatform, who: Record<string, string>, body?: unknown) {
  const login = await startLogin(platform, who)
  const challenge = await platform.call('POST', `/auth/credentials/${login.method.id}/challenge`, {
    cookie: login.cookie,
    body,
  })
  return { ...login, challenge, cookie: cookieOf(challenge) }
}
