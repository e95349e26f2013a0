import { expect, test, vi } from 'vitest'
import { createTestPlatform, startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import { ada, errorResponse, eve, jsonResponse } from '../../test/fakeService.ts'
import { compressedKey } from '../../test/requestBodies.ts'
import {
  answerForAda,
  createPlatformOfAda,
  identityId,
  identityProof,
  otherIdentityId,
  otherPasskeyId,
  passkeyId,
  passkeyOfEve,
  passkeyProof,
  phoneId,
  phoneNumber,
  tokenOfAda,
  withRequestId,
  writeToken,
} from '../../test/waysToSignIn.ts'

const path = (id: string, step: 'challenge' | 'verify') => `/auth/credentials/${id}/${step}`
const withKey = { clientPublicKey: compressedKey }

test('a remembered passkey signs in with one challenge and one assertion, and the platform is notified', async () => {
  const onLogin = vi.fn(async () => ({ 'set-cookie': 'app=1' }))
  const platform = createPlatformOfAda({ onLogin })

  const { answer, challenge, cookie } = await startChallenge(platform, { credentialId: passkeyId }, withKey)
  const body = passkeyProof
  const verified = await platform.call('POST', path(passkeyId, 'verify'), { cookie, body, headers: withRequestId })

  const method = { id: passkeyId, accountId: ada.account, type: 'PASSKEY', nickname: '•••' }
  expect(answer.json).toEqual({ methods: [method] })
  expect(challenge.json).toEqual({
    ...method,
    credentialId: expect.any(String),
    challenge: 'c'.repeat(64),
    requestId: expect.stringMatching(/^Request:/),
    expiresAt: '2026-11-20T12:05:00Z',
  })
  expect(verified.status).toBe(200)
  expect(verified.json).toMatchObject({ encryptedSessionSigningKey: 'sealed' })
  expect(verified.headers.getSetCookie().at(-1)).toBe('app=1')
  expect(onLogin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ customerId: ada.customer }))
})

test('an OpenID token signs in with one call and without a challenge, and the platform is notified', async () => {
  const onLogin = vi.fn(async () => undefined)
  const platform = createPlatformOfAda({ onLogin })

  const { answer, cookie } = await startLogin(platform, { oidcToken: tokenOfAda })
  const verified = await platform.call('POST', path(identityId, 'verify'), { cookie, body: identityProof })

  expect(answer.json).toEqual({
    methods: [{ id: identityId, accountId: ada.account, type: 'OAUTH', nickname: '•••' }],
  })
  expect(verified.status).toBe(200)
  expect(onLogin).toHaveBeenCalledOnce()
})

test('a phone number signs in like an email address, masked', async () => {
  const platform = createPlatformOfAda()
  const { cookie, answer } = await startLogin(platform, { phoneNumber })

  const challenge = await platform.call('POST', path(phoneId, 'challenge'), { cookie })

  expect(answer.text).not.toContain(phoneNumber)
  expect(challenge.json).toEqual({
    id: phoneId,
    accountId: ada.account,
    type: 'SMS_OTP',
    nickname: '+•••42',
    otpEncryptionTargetBundle: expect.any(String),
  })
})

test('the platform gets issuer, subject and address of a token, and nothing else of it', async () => {
  const findCustomer = vi.fn(async () => undefined)
  const platform = createTestPlatform({ findCustomer })

  await startLogin(platform, { oidcToken: writeToken({ iss: 'i', sub: 's', email: 'a@b.test', admin: true }) })
  await startLogin(platform, { oidcToken: writeToken({ iss: 'i', sub: 's', email: ['a@b.test'] }) })

  expect(findCustomer.mock.calls).toEqual([
    [{ kind: 'openid', issuer: 'i', subject: 's', email: 'a@b.test' }],
    [{ kind: 'openid', issuer: 'i', subject: 's' }],
  ])
})

test.each([
  { oidcToken: 'x' },
  { oidcToken: 'a.b.c' },
  { oidcToken: writeToken({ iss: 'i' }) },
  { oidcToken: writeToken({ sub: 's' }) },
  { oidcToken: writeToken({ iss: '', sub: 's' }) },
  { oidcToken: writeToken({ iss: 'i', sub: 7 }) },
  { oidcToken: writeToken({ iss: 'i', sub: 's'.repeat(256) }) },
  { credentialId: 'AuthMethod' },
  { credentialId: eve.customer },
  { credentialId: `AuthMethod:../${eve.credential}` },
  { credentialId: ` ${passkeyId}` },
])('the login %j identifies no user', async (body) => {
  const platform = createPlatformOfAda()

  const answer = await platform.call('POST', '/login', { body })

  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT' })
})

test('a customer who is found by one method gets a ticket for that method alone', async () => {
  const platform = createPlatformOfAda()
  const byPasskey = await startChallenge(platform, { credentialId: passkeyId }, withKey)
  const byToken = await startLogin(platform, { oidcToken: tokenOfAda })
  platform.service.seen.length = 0

  const answers = [
    await platform.call('POST', path(otherPasskeyId, 'challenge'), { cookie: byPasskey.cookie, body: withKey }),
    await platform.call('POST', path(ada.credential, 'challenge'), { cookie: byPasskey.cookie }),
    await platform.call('POST', path(identityId, 'verify'), { cookie: byPasskey.cookie, body: identityProof }),
    await platform.call('POST', path(otherIdentityId, 'verify'), { cookie: byToken.cookie, body: identityProof }),
    await platform.call('POST', path(passkeyOfEve, 'challenge'), { cookie: byToken.cookie, body: withKey }),
    await platform.call('POST', path(ada.credential, 'challenge'), { cookie: byToken.cookie }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(platform.service.seen).toEqual([])
})

const emailCode = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }

test.each([
  ['a passkey for the code by email', ada.credential, passkeyProof],
  ['a token for the code by email', ada.credential, identityProof],
  ['a code by SMS for the code by email', ada.credential, { ...emailCode, type: 'SMS_OTP' }],
  ['a code for the passkey', passkeyId, emailCode],
  ['a token for the passkey', passkeyId, identityProof],
  ['a passkey for the identity', identityId, passkeyProof],
  ['a code for the identity', identityId, emailCode],
])('%s is refused before the service is called', async (_what, id, body) => {
  const platform = createPlatformOfAda()
  const { cookie } = await startChallenge(platform, { email: ada.email })
  platform.service.seen.length = 0

  const answer = await platform.call('POST', path(id, 'verify'), { cookie, body, headers: withRequestId })

  expect(answer.json).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(platform.service.seen).toEqual([])
})

test.each([
  ['a passkey before its challenge', { credentialId: passkeyId }, 'verify', passkeyProof, 'LOGIN_TICKET_REQUIRED'],
  ['a passkey’s challenge without a key', { credentialId: passkeyId }, 'challenge', {}, 'INVALID_INPUT'],
  ['a challenge of an identity', { oidcToken: tokenOfAda }, 'challenge', withKey, 'INVALID_INPUT'],
] as const)('%s is refused', async (_what, login, step, body, code) => {
  const platform = createPlatformOfAda()
  const { method, cookie } = await startLogin(platform, login)

  const answer = await platform.call('POST', path(method.id, step), { cookie, body, headers: withRequestId })

  expect(answer.json).toMatchObject({ code })
  expect(platform.service.seen).toEqual([])
})

test('a passkey without the request id of its challenge is refused', async () => {
  const platform = createPlatformOfAda()
  const { cookie } = await startChallenge(platform, { credentialId: passkeyId }, withKey)

  const answer = await platform.call('POST', path(passkeyId, 'verify'), { cookie, body: passkeyProof })

  expect(answer.json).toMatchObject({ status: 401, code: 'REQUEST_ID_MISSING' })
})

test('a remembered id that does not belong to a passkey opens nothing', async () => {
  const platform = createPlatformOfAda()

  const { answer } = await startChallenge(platform, { credentialId: ada.credential }, withKey)

  expect(answer.json).toMatchObject({ methods: [{ id: ada.credential, type: 'PASSKEY' }] })
  expect(answer.text).not.toContain(ada.account)
  expect(platform.service.seen.map(({ url }) => url).join()).not.toContain(ada.credential)
})

test('after too many attempts the response says how long to wait', async () => {
  const platform = createPlatformOfAda()
  const { cookie } = await startLogin(platform, { oidcToken: tokenOfAda })
  platform.service.intercept = () => errorResponse(429, 'RATE_LIMITED', 'Wait', { 'retry-after': '20' })

  const answer = await platform.call('POST', path(identityId, 'verify'), { cookie, body: identityProof })

  expect(answer.json).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(answer.headers.get('retry-after')).toBe('20')
})

test('names of passkeys and identities are shown only to a signed-in user', async () => {
  const { answer } = await startLogin(createPlatformOfAda(), { email: ada.email })

  expect(answer.text).not.toMatch(/phone|key|Ada/)
  expect((answer.json as { methods: { nickname: string }[] }).methods.map(({ nickname }) => nickname)).toEqual([
    'a•••@example.com',
    '+•••42',
    '•••',
    '•••',
    '•••',
  ])
})

test('the ticket of a user with very many sign-in methods is still a cookie that browsers store', async () => {
  const many = Array.from({ length: 40 }, (_value, number) => ({
    id: number === 0 ? ada.credential : `AuthMethod:0190f0a0-0000-4000-8000-${String(number).padStart(12, '0')}`,
    accountId: ada.account,
    type: 'EMAIL_OTP',
    nickname: ada.email,
  }))
  const platform = createTestPlatform()
  platform.service.intercept = ({ url }) =>
    url.includes('/auth/credentials?') ? jsonResponse(200, { data: many }) : undefined

  const { answer, cookie, method } = await startLogin(platform, { email: ada.email })
  const challenge = await platform.call('POST', path(method.id, 'challenge'), { cookie })

  expect((answer.json as { methods: unknown[] }).methods).toHaveLength(14)
  for (const { headers } of [answer, challenge]) expect(headers.getSetCookie()[0]?.length).toBeLessThan(4096)
})

test('a service that accepts without a challenge is not trusted', async () => {
  const platform = createPlatformOfAda()
  platform.service.intercept = (request) =>
    request.url.endsWith('/challenge') ? jsonResponse(200, { nickname: ada.email }) : answerForAda(request)

  const { challenge } = await startChallenge(platform, { email: ada.email })

  expect(challenge.status).toBe(502)
  expect(challenge.text).not.toContain(ada.email)
})
