import { expect, test } from 'vitest'
import type { TestPlatform, TestPlatformOptions } from '../../test/createTestPlatform.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import type { SeenRequest } from '../../test/fakeService.ts'
import { ada, eve, jsonResponse } from '../../test/fakeService.ts'

const credentials = '/auth/credentials'
const registration = '/passkeys/registration'
const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }
const second = 'InternalAccount:0190f0a0-0000-4000-8000-000000000011'

type Options = { creationOptions: { challenge: string; user: { id: string } } }

const accountsOfAda = [ada.account, second].map((id) => ({ id, customerId: ada.customer, type: 'EMBEDDED_WALLET' }))

/** Ada has two wallets; the service responds to the first leg of a registration with 202 and to the second with 201. */
function answerEnrollment({ method, url, headers }: SeenRequest) {
  if (url.includes('/internal-accounts?') && url.includes(ada.customer.slice(9)))
    return jsonResponse(200, { data: accountsOfAda, hasMore: false })
  if (method !== 'POST' || !url.endsWith(credentials)) return undefined
  return headers.has('request-id') ? jsonResponse(201, {}) : jsonResponse(202, {})
}

function createEnrollment(options: TestPlatformOptions = { signedIn: ada }) {
  const platform = createTestPlatform(options)
  platform.service.intercept = answerEnrollment
  return platform
}

async function begin(platform: TestPlatform, accountId = ada.account) {
  const { status, json } = await platform.call('POST', registration, { body: { accountId } })
  const creationOptions = json as Options['creationOptions']
  return { status, json, challenge: creationOptions.challenge, userId: creationOptions.user?.id }
}

const passkey = (challenge: string, accountId = ada.account) => ({
  type: 'PASSKEY',
  accountId,
  nickname: 'Phone',
  challenge,
  attestation: { credentialId: 'AAAA', clientDataJson: 'BBBB', attestationObject: 'CCCC' },
})
const posted = ({ service }: TestPlatform) => service.seen.filter(({ method }) => method === 'POST')
const expired = { status: 400, code: 'PASSKEY_CHALLENGE_EXPIRED' }

test('the options name the relying party, a masked user and the existing passkeys', async () => {
  const platform = createTestPlatform({ signedIn: ada })
  const known = {
    id: ada.credential,
    accountId: ada.account,
    type: 'EMAIL_OTP',
    nickname: ada.email,
    credentialId: 'EEEE',
  }
  const enrolled = {
    id: eve.credential,
    accountId: ada.account,
    type: 'PASSKEY',
    nickname: 'Key',
    credentialId: 'ZZZZ',
  }
  platform.service.intercept = ({ url }) =>
    url.includes(`${credentials}?`) ? jsonResponse(200, { data: [enrolled, known] }) : undefined

  const { json } = await begin(platform)

  expect(json).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'app.test', name: 'App' },
    user: {
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: 'a•••@example.com',
      displayName: 'a•••@example.com',
    },
    excludeCredentials: [{ id: 'ZZZZ', type: 'public-key' }],
    timeout: 60_000,
  })
})

test('the user id stays the same for one account, in every process, and differs between accounts', async () => {
  const first = await begin(createEnrollment())
  const again = await begin(createEnrollment())
  const other = await begin(createEnrollment(), second)

  expect(again.userId).toBe(first.userId)
  expect(other.userId).not.toBe(first.userId)
})

test('a wallet without a contact carries the name of the relying party', async () => {
  const { json } = await begin(createEnrollment(), second)

  expect(json).toMatchObject({ user: { name: 'App' }, excludeCredentials: [] })
})

test('an issued challenge lets the registration and its signed retry through, byte for byte', async () => {
  const platform = createEnrollment()
  const { challenge } = await begin(platform)
  const body = ` ${JSON.stringify(passkey(challenge))}`

  const first = await platform.call('POST', credentials, { body })
  const retry = await platform.call('POST', credentials, { body, headers: signed })

  expect([first.status, retry.status]).toEqual([202, 201])
  expect(posted(platform).map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual([body, body])
})

test.each([
  ['never issued', async () => 'A'.repeat(43)],
  [
    'issued to another customer',
    () => begin(createEnrollment({ signedIn: eve }), eve.account).then((o) => o.challenge),
  ],
  ['issued for another account', (platform: TestPlatform) => begin(platform, second).then((o) => o.challenge)],
  ['spelled differently', (platform: TestPlatform) => begin(platform).then((o) => `${o.challenge}A`)],
  [
    'older than five minutes',
    async (platform: TestPlatform) => {
      const { challenge } = await begin(platform)
      platform.clock.now += 300_000
      return challenge
    },
  ],
  [
    'used before',
    async (platform: TestPlatform) => {
      const { challenge } = await begin(platform)
      await platform.call('POST', credentials, { body: passkey(challenge) })
      platform.service.seen.length = 0
      return challenge
    },
  ],
])('a challenge that was %s registers nothing', async (_what, get) => {
  const platform = createEnrollment()
  const challenge = await get(platform)

  const answer = await platform.call('POST', credentials, { body: passkey(challenge) })

  expect(answer.json).toMatchObject(expired)
  expect(posted(platform)).toEqual([])
})

test('a challenge of another customer registers nothing in the same process either', async () => {
  let signedIn = eve.customer
  const platform = createEnrollment({ identify: async () => signedIn })
  const { challenge } = await begin(platform, eve.account)
  signedIn = ada.customer

  const answers = [
    await platform.call('POST', credentials, { body: passkey(challenge) }),
    await platform.call('POST', credentials, { body: passkey(challenge, eve.account) }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([400, 404])
  expect(posted(platform)).toEqual([])
})

test.each([
  ['another nickname', (body: object) => ({ ...body, nickname: 'Other' })],
  [
    'another authenticator',
    (body: object) => ({ ...body, attestation: { credentialId: 'D', clientDataJson: 'B', attestationObject: 'C' } }),
  ],
  ['another order of fields', (body: object) => Object.fromEntries(Object.entries(body).reverse())],
  ['white space', (body: object) => `${JSON.stringify(body)} `],
])('a signed retry with %s is refused, and the true one still passes', async (_what, change) => {
  const platform = createEnrollment()
  const { challenge } = await begin(platform)
  const body = passkey(challenge)
  await platform.call('POST', credentials, { body })

  const changed = await platform.call('POST', credentials, { body: change(body), headers: signed })
  const retry = await platform.call('POST', credentials, { body, headers: signed })

  expect(changed.json).toMatchObject(expired)
  expect(retry.status).toBe(201)
  expect(posted(platform)).toHaveLength(2)
})

test('a signed retry passes once, and never without its first request', async () => {
  const platform = createEnrollment()
  const body = passkey((await begin(platform)).challenge)

  const early = await platform.call('POST', credentials, { body, headers: signed })
  await platform.call('POST', credentials, { body })
  const retries = [
    await platform.call('POST', credentials, { body, headers: signed }),
    await platform.call('POST', credentials, { body, headers: signed }),
  ]

  expect([early, ...retries].map(({ status }) => status)).toEqual([400, 201, 400])
})

test('of two simultaneous registrations with one challenge exactly one reaches the service', async () => {
  const platform = createEnrollment()
  const body = passkey((await begin(platform)).challenge)

  const answers = await Promise.all([1, 2].map(() => platform.call('POST', credentials, { body })))

  expect(answers.map(({ status }) => status).sort()).toEqual([202, 400])
  expect(posted(platform)).toHaveLength(1)
})

test('a header that may not pass uses no challenge up', async () => {
  const platform = createEnrollment()
  const body = passkey((await begin(platform)).challenge)
  const headers = { 'service-wallet-signature': 'x'.repeat(5000) }

  const refused = await platform.call('POST', credentials, { body, headers })
  const answer = await platform.call('POST', credentials, { body })

  expect([refused.status, answer.status]).toEqual([400, 202])
})

test('other credentials need no challenge', async () => {
  const platform = createEnrollment()

  const answer = await platform.call('POST', credentials, { body: { type: 'SMS_OTP', accountId: ada.account } })

  expect(answer.status).toBe(202)
})

test.each([
  ['another customer’s account', { signedIn: ada }, eve.account, 404],
  ['an id that is not an account', { signedIn: ada }, ada.customer, 404],
  ['a caller without a session', {}, ada.account, 401],
  ['a platform without passkeys', { signedIn: ada, passkeys: undefined as never }, ada.account, 501],
] as const)('a registration for %s does not begin', async (_what, options, accountId, status) => {
  const platform = createEnrollment(options)

  const answer = await platform.call('POST', registration, { body: { accountId } })

  expect(answer.status).toBe(status)
  expect(posted(platform)).toEqual([])
})

test('a platform without passkeys registers no passkey, but still other credentials', async () => {
  const platform = createEnrollment({ signedIn: ada, passkeys: undefined as never })

  const refused = await platform.call('POST', credentials, { body: passkey('A'.repeat(43)) })
  const answer = await platform.call('POST', credentials, { body: { type: 'SMS_OTP', accountId: ada.account } })

  expect(refused.json).toMatchObject({ status: 501, code: 'NOT_IMPLEMENTED' })
  expect(answer.status).toBe(202)
})
