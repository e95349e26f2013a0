import { expect, test, vi } from 'vitest'
import { createTestPlatform, startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import { ada, eve, jsonResponse, unknownPerson } from '../../test/fakeService.ts'

const email = { email: ada.email }
const wrong = { type: 'EMAIL_OTP', encryptedOtpBundle: 'wrong' }
const right = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }
const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
const verify = `/auth/credentials/${ada.credential}/verify`

test('a login returns masked sign-in methods and a ticket that scripts cannot read', async () => {
  const platform = createTestPlatform()

  const { answer } = await startLogin(platform, email)

  expect(answer.json).toEqual({
    methods: [{ id: ada.credential, accountId: ada.account, type: 'EMAIL_OTP', nickname: 'a•••@example.com' }],
  })
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-countersign_login=[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/,
  )
})

test('the ticket lets challenge, verification and signed verification through', async () => {
  const platform = createTestPlatform()

  const { challenge, cookie } = await startChallenge(platform, email)
  const first = await platform.call('POST', verify, { cookie, body: right })
  const second = await platform.call('POST', verify, { cookie, body: right, headers: signed })

  expect([challenge.status, first.status, second.status]).toEqual([200, 202, 200])
  expect(platform.service.seen).toHaveLength(3)
})

test('a confirmed login is reported to the platform, which sets its own cookies and no other header', async () => {
  const onLogin = vi.fn(
    async (): Promise<HeadersInit> => [
      ['set-cookie', 'app=1; Path=/'],
      ['set-cookie', 'theme=dark'],
      ['location', 'https://evil.test'],
      ['x-app', '1'],
    ],
  )
  const platform = createTestPlatform({ onLogin })
  const { cookie } = await startChallenge(platform, email)

  const answer = await platform.call('POST', verify, { cookie, body: right, headers: signed })

  expect(onLogin).toHaveBeenCalledExactlyOnceWith({
    customerId: ada.customer,
    walletSessionId: ada.session,
    session: expect.objectContaining({ id: ada.session, expiresAt: expect.any(Date) }),
    request: expect.any(Request),
  })
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-countersign_login=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    expect.stringMatching(
      /^__Host-countersign_proof=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
    ),
    'app=1; Path=/',
    'theme=dark',
  ])
  expect(answer.headers.has('location')).toBe(false)
  expect(answer.headers.has('x-app')).toBe(false)
})

test.each([
  ['a wrong code', wrong, {}],
  ['the first leg', right, {}],
])('%s does not sign a user in', async (_what, body, headers) => {
  const onLogin = vi.fn(async () => undefined)
  const platform = createTestPlatform({ onLogin })
  const { cookie } = await startChallenge(platform, email)

  const answer = await platform.call('POST', verify, { cookie, body, headers })

  expect(onLogin).not.toHaveBeenCalled()
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a response that is not a session does not sign a user in', async () => {
  const onLogin = vi.fn(async () => undefined)
  const platform = createTestPlatform({ onLogin })
  const { cookie } = await startChallenge(platform, email)
  platform.service.intercept = () => jsonResponse(200, { id: ada.session })

  const answer = await platform.call('POST', verify, { cookie, body: right, headers: signed })

  expect(answer.status).toBe(502)
  expect(onLogin).not.toHaveBeenCalled()
})

test('a signed-in customer needs no ticket to sign in to their wallet again', async () => {
  const onLogin = vi.fn(async () => undefined)
  const platform = createTestPlatform({ signedIn: ada, onLogin })

  const challenge = await platform.call('POST', `/auth/credentials/${ada.credential}/challenge`)
  const answer = await platform.call('POST', verify, { body: right, headers: signed })

  expect(challenge.json).toMatchObject({ nickname: ada.email })
  expect(answer.status).toBe(200)
  expect(onLogin).toHaveBeenCalledOnce()
})

test('a signed-in customer cannot use another credential, even with a ticket for it', async () => {
  let signedIn: string | undefined
  const platform = createTestPlatform({ identify: async () => signedIn })
  const { cookie } = await startChallenge(platform, { email: eve.email })
  signedIn = ada.customer

  const answer = await platform.call('POST', `/auth/credentials/${eve.credential}/verify`, { cookie, body: right })

  expect(answer.status).toBe(404)
})

test.each([
  {},
  { email: 'ada' },
  { email: 1 },
  { email: `${'a'.repeat(250)}@example.com` },
  { phoneNumber: '0123' },
  { phoneNumber: '+1 555' },
  { login: 'ada@example.com' },
  [],
  null,
])('the login %j is refused', async (body) => {
  const platform = createTestPlatform()

  const answer = await platform.call('POST', '/login', { body })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
})

test('signing out clears the ticket and runs the platform’s own part', async () => {
  const onLogout = async () => ({ 'set-cookie': 'app=; Max-Age=0', 'x-app': '1' })
  const platform = createTestPlatform({ onLogout })

  const answer = await platform.call('POST', '/logout')

  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-countersign_login=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    '__Host-countersign_proof=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    'app=; Max-Age=0',
  ])
  expect(answer.headers.has('x-app')).toBe(false)
})

test('without a ticket or a customer, only the operations of a login ask for a login ticket', async () => {
  const platform = createTestPlatform()

  const read = await platform.call('GET', '/transactions')
  const challenge = await platform.call('POST', `/auth/credentials/${ada.credential}/challenge`)

  expect([read.status, read.json]).toEqual([401, expect.objectContaining({ code: 'SIGN_IN_REQUIRED' })])
  expect([challenge.status, challenge.json]).toEqual([401, expect.objectContaining({ code: 'LOGIN_TICKET_REQUIRED' })])
  expect(platform.service.seen).toEqual([])
})

test('a customer without a sign-in method gets the responses of an unknown user', async () => {
  const findCustomer = async () => ({ customerId: unknownPerson.customer, methods: [] })
  const platform = createTestPlatform({ findCustomer })

  const { method } = await startLogin(platform, email)

  expect(method.id).toMatch(/^AuthMethod:[0-9a-f-]{36}$/)
})

test('the response leaves at the end of its time slot, however long the lookup took', async () => {
  const clock = { now: 1_000_000 }
  const waits: number[] = []
  for (const took of [0, 10, 399, 401]) {
    const findCustomer = async () => {
      clock.now += took
      return undefined
    }
    const wait = async (milliseconds: number) => void waits.push(took + milliseconds)
    await startLogin(createTestPlatform({ findCustomer, wait, now: () => clock.now }), email)
  }

  expect(waits).toEqual([400, 400, 400, 800])
})
