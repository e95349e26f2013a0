import { createSandbox } from '@countersign/sandbox'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const ada = 'Customer:ada'
const signIn = { customerId: ada, walletSessionId: 'Session:1' }

/** What the client of the service needs to be created. */
const anyService = {
  SERVICE_BASE_URL: 'http://sandbox/2025-10-13',
  SERVICE_CLIENT_ID: 'id',
  SERVICE_CLIENT_SECRET: 'no',
}

/** What the examples share, in a process with these variables. */
async function startBackend(variables: Record<string, string>) {
  vi.resetModules()
  vi.stubGlobal('sessionsInMemory', undefined)
  for (const [name, value] of Object.entries({ ...anyService, ...variables })) vi.stubEnv(name, value)
  const [sessions, payments] = await Promise.all([import('./hono/sessions.ts'), import('./hono/payments.ts')])
  return { ...sessions, ...payments }
}

/** A request of a browser that has kept a cookie. */
function requestWith(setCookie?: string) {
  const [cookie = ''] = setCookie?.split(';') ?? []
  return new Request('http://localhost:3000/api/payments', { method: 'POST', headers: { cookie } })
}

describe('a session of the examples', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>
  beforeEach(async () => {
    vi.useFakeTimers()
    backend = await startBackend({ PAGE_ORIGIN: 'http://localhost:3000' })
    return () => vi.useRealTimers()
  })

  test('has an id of 128 random bits, which is new at each sign-in and says nothing about the customer', async () => {
    const { openSession } = backend
    const cookies = [await openSession(requestWith(), signIn), await openSession(requestWith(), signIn)]

    const ids = cookies.map((cookie) => /^session=([\w-]{22});/.exec(cookie)?.[1])
    expect(ids).toEqual([expect.any(String), expect.any(String)])
    expect(ids[0]).not.toBe(ids[1])
  })

  test('belongs to its customer until it ends, which the server decides', async () => {
    const { openSession, readSession } = backend
    const cookie = await openSession(requestWith(), signIn)

    vi.advanceTimersByTime(8 * 60 * 60_000 - 1)
    expect(await readSession(requestWith(cookie))).toBe(ada)
    vi.advanceTimersByTime(1)
    expect(await readSession(requestWith(cookie))).toBeUndefined()
  })

  test('does not survive the sign-out, nor the next sign-in in the same browser', async () => {
    const { openSession, readSession, endSession } = backend
    const first = await openSession(requestWith(), signIn)
    const second = await openSession(requestWith(first), signIn)
    expect(await readSession(requestWith(first))).toBeUndefined()
    expect(await readSession(requestWith(second))).toBe(ada)

    expect(await endSession(requestWith(second))).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict')
    expect(await readSession(requestWith(second))).toBeUndefined()
  })

  test('ends with the wallet session that it was opened with, and no other one does', async () => {
    const { openSession, readSession, endSessionOf } = backend
    const phone = await openSession(requestWith(), signIn)
    const laptop = await openSession(requestWith(), { ...signIn, walletSessionId: 'Session:2' })

    await endSessionOf('Session:2')
    await endSessionOf('Session:3')
    expect(await readSession(requestWith(laptop))).toBeUndefined()
    expect(await readSession(requestWith(phone))).toBe(ada)
  })

  test.each([undefined, 'session=', `session=${ada}; Path=/`, 'other=value'])(
    'is not found for the cookie %s',
    async (cookie) => {
      const { openSession, readSession } = backend
      await openSession(requestWith(), signIn)

      expect(await readSession(requestWith(cookie))).toBeUndefined()
    },
  )
})

test.each(['https://wallet.example', 'http://localhost.example', 'http://wallet.example', ''])(
  'on a page at "%s" the cookie is sent over TLS only, and no other host can set it',
  async (origin) => {
    const { openSession, readSession } = await startBackend({ PAGE_ORIGIN: origin })
    const cookie = await openSession(requestWith(), signIn)

    expect(cookie).toMatch(/^__Host-session=[\w-]{22}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    expect(await readSession(requestWith(cookie))).toBe(ada)
    expect(await readSession(requestWith(cookie.replace('__Host-', '')))).toBeUndefined()
  },
)

/** Runs the script that `npm run setup` runs, against a sandbox in this process, and returns what it adds to `.env`. */
async function setUp(): Promise<Record<string, string>> {
  const sandbox = createSandbox()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => sandbox.fetch(new Request(url, init)))
  const { clientId, clientSecret } = sandbox.credentials
  const access = { ...anyService, SERVICE_CLIENT_ID: clientId, SERVICE_CLIENT_SECRET: clientSecret }
  for (const [name, value] of Object.entries(access)) vi.stubEnv(name, value)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const script = './hono/setup.mjs'
  await import(script)
  const lines = String(print.mock.lastCall?.[0]).split('\n')
  return { ...access, ...Object.fromEntries(lines.map((line) => line.split('='))) }
}

test('a payment that the balance covers has a quote, and one that it does not is refused in a sentence', async () => {
  vi.resetModules()
  const variables = await setUp()
  const { openSession, createPayment } = await startBackend(variables)
  const pay = async ({ CUSTOMER_ID = '' }: Record<string, string>) => {
    const response = await createPayment(
      requestWith(await openSession(requestWith(), { ...signIn, customerId: CUSTOMER_ID })),
    )
    return [response.status, await response.json()]
  }
  expect(await pay(variables)).toEqual([200, { accountId: variables.ACCOUNT_ID, quoteId: expect.any(String) }])

  const { DECOY_ACCOUNT_ID = '' } = variables
  const emptied = await startBackend({ ...variables, ACCOUNT_ID: DECOY_ACCOUNT_ID })
  const cookie = await emptied.openSession(requestWith(), { ...signIn, customerId: variables.CUSTOMER_ID ?? '' })
  const refused = await emptied.createPayment(requestWith(cookie))
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { message: 'Nothing was sent. Your balance does not cover this payment.' },
  ])
})

test('a service that cannot be reached is a sentence, and a payment without a session, too', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const { openSession, createPayment } = await startBackend({ CUSTOMER_ID: ada })
  const answers = [
    await createPayment(requestWith(await openSession(requestWith(), signIn))),
    await createPayment(requestWith()),
  ]

  expect(answers.map(({ status }) => status)).toEqual([502, 401])
  for (const answer of answers)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^Nothing was sent\. /) })
})
