import { expect, test } from 'vitest'
import { createTestPlatform, startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import { ada, decoyWallet, errorResponse, eve, jsonResponse } from '../../test/fakeService.ts'
import { createPlatformOfAda, passkeyId } from '../../test/waysToSignIn.ts'

const email = { email: ada.email }
const unknown = { email: 'bob@example.com' }
const right = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }
const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }

/** A platform whose service declines every list of internal accounts. */
function createGatedPlatform(options: Parameters<typeof createTestPlatform>[0] = {}, status = 409) {
  const platform = createTestPlatform(options)
  platform.service.intercept = ({ method, url }) =>
    method === 'GET' && new URL(url).pathname.endsWith('/internal-accounts')
      ? errorResponse(status, status === 409 ? 'SCA_SESSION_REQUIRED' : 'FORBIDDEN', 'Log in first')
      : undefined
  return platform
}

const findAdaWithWallet = async () => ({ customerId: ada.customer, accountId: ada.account })

test('a customer whose SCA session has lapsed signs in to the wallet that the platform names', async () => {
  const platform = createGatedPlatform({ findCustomer: findAdaWithWallet })

  const { answer, cookie } = await startChallenge(platform, email)
  const verify = `/auth/credentials/${ada.credential}/verify`
  const first = await platform.call('POST', verify, { cookie, body: right })
  const second = await platform.call('POST', verify, { cookie, body: right, headers: signed })

  expect(answer.json).toMatchObject({ methods: [{ id: ada.credential, nickname: 'a•••@example.com' }] })
  expect([answer.status, first.status, second.status]).toEqual([200, 202, 200])
})

test.each([409, 403])(
  'a service that refuses (%i) to list the accounts of customers does not reveal who is one',
  async (status) => {
    const look = async (findCustomer: () => Promise<{ customerId: string; accountId?: string } | undefined>) => {
      const platform = createGatedPlatform({ findCustomer }, status)
      const answer = await platform.call('POST', '/login', { body: unknown })
      return { status: answer.status, names: [...answer.headers.keys()], calls: platform.service.seen.length }
    }

    const answers = [
      await look(async () => undefined),
      await look(findAdaWithWallet),
      await look(async () => ({ customerId: ada.customer })),
    ]

    expect(answers).toEqual(answers.map(() => ({ ...answers[0], status: 200, calls: 2 })))
  },
)

test('a customer without a wallet that can be listed is offered nothing of what is read instead', async () => {
  const platform = createGatedPlatform({ findCustomer: async () => ({ customerId: ada.customer }) })

  const { answer } = await startLogin(platform, email)

  expect(answer.text).not.toContain(decoyWallet.credential)
  expect(answer.json).toMatchObject({ methods: [{ type: 'EMAIL_OTP', nickname: 'a•••@example.com' }] })
})

test('the wallet that the platform names does not replace those that the service lists', async () => {
  const findCustomer = async () => ({ customerId: ada.customer, accountId: eve.account })

  const { answer } = await startLogin(createTestPlatform({ findCustomer }), email)

  expect(answer.json).toMatchObject({ methods: [{ id: ada.credential, accountId: ada.account }] })
})

test('a customer who signs in again inline signs in by a ticket while their SCA session has lapsed', async () => {
  const platform = createGatedPlatform({ signedIn: ada, findCustomer: findAdaWithWallet })
  const path = `/auth/credentials/${ada.credential}`

  const withoutTicket = await platform.call('POST', `${path}/challenge`)
  const { challenge, cookie } = await startChallenge(platform, email)
  const verified = await platform.call('POST', `${path}/verify`, { cookie, body: right, headers: signed })

  expect(withoutTicket.json).toMatchObject({ status: 401, code: 'LOGIN_TICKET_REQUIRED' })
  expect([challenge.status, verified.status]).toEqual([200, 200])
})

test('other requests of a customer whose SCA session has lapsed say so', async () => {
  const platform = createGatedPlatform({ signedIn: ada })

  const answer = await platform.call('GET', `/auth/credentials?accountId=${ada.account}`)

  expect(answer.json).toMatchObject({ status: 409, code: 'SCA_SESSION_REQUIRED' })
})

test('a list that ignores its filter opens no other wallet', async () => {
  const platform = createTestPlatform()
  const foreign = { id: eve.credential, accountId: eve.account, type: 'EMAIL_OTP', nickname: eve.email }
  platform.service.intercept = ({ url }) =>
    url.includes('/auth/credentials?') ? jsonResponse(200, { data: [foreign] }) : undefined

  const { answer } = await startLogin(platform, email)

  expect(answer.text).not.toContain(eve.credential)
})

test('what is read in place of an unknown user is offered to no one', async () => {
  const platform = createTestPlatform()

  const { answer } = await startLogin(platform, unknown)

  expect(answer.text).not.toMatch(/0190f0a0/)
})

test.each([
  { customerId: 'user-17' },
  { customerId: ada.customer, accountId: 'wallet-17' },
  { customerId: ada.customer, accountId: ada.payee },
])('a platform that names %j made a mistake, which is not hidden', async (found) => {
  const answer = await createTestPlatform({ findCustomer: async () => found }).call('POST', '/login', { body: email })

  expect(answer.status).toBe(500)
})

test('failures leave at the end of their time slot, too', async () => {
  const waits: number[] = []
  const platform = createTestPlatform({ wait: async (milliseconds) => void waits.push(milliseconds) })
  platform.service.intercept = () => errorResponse(500, 'INTERNAL_ERROR', 'x')

  const answer = await platform.call('POST', '/login', { body: email })

  expect([answer.status, waits]).toEqual([502, [400]])
})

test('a platform offers only the sign-in methods that it wants to show', async () => {
  const findCustomer = async () => ({ customerId: ada.customer, types: ['EMAIL_OTP'] })
  const platform = createPlatformOfAda({ findCustomer })

  const byEmail = await startLogin(platform, { email: ada.email })
  const byPasskey = await startLogin(platform, { credentialId: passkeyId })

  expect(byEmail.answer.json).toEqual({ methods: [expect.objectContaining({ id: ada.credential })] })
  expect(byPasskey.answer.text).not.toContain(ada.account)
})

test.each(["o'brien@example.com", 'ada+wallet@example.co.uk', '_{ada}@example.com', 'ada@intranet'])(
  'a customer signs in with the address %s, as a browser accepts it in its field',
  async (address) => {
    const platform = createTestPlatform({
      findCustomer: async (login) =>
        login.kind === 'email' && login.email === address ? { customerId: ada.customer } : undefined,
    })

    const answer = await platform.call('POST', '/login', { body: { email: address } })

    expect(answer).toMatchObject({ status: 200, json: { methods: [{ id: ada.credential }] } })
  },
)

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@@example.com',
  'ada @example.com',
  'ada@-example.com',
  'ada@exa_mple.com',
])('what is no address, %j, is refused before anyone is looked up', async (address) => {
  const platform = createTestPlatform({ findCustomer: () => Promise.reject(new Error('no user is looked up')) })

  expect(await platform.call('POST', '/login', { body: { email: address } })).toMatchObject({
    status: 400,
    json: { code: 'INVALID_INPUT' },
  })
})
