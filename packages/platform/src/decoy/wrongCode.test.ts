import { expect, test } from 'vitest'
import { createTestPlatform, startChallenge } from '../../test/createTestPlatform.ts'
import { ada, errorResponse } from '../../test/fakeService.ts'

const sealed = JSON.stringify({ encappedPublic: `04${'a'.repeat(128)}`, ciphertext: 'b'.repeat(238) })
const verifyBody = { type: 'EMAIL_OTP', encryptedOtpBundle: sealed }
const unknown = { email: 'bob@example.com' }

test.each([
  ['is accepted', {}],
  ['is accepted and signed', { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }],
])('even a code that %s for the decoy wallet is a wrong code', async (_how, headers) => {
  const platform = createTestPlatform({ onLogin: () => Promise.reject(new Error('no user may sign in')) })
  const { method, cookie } = await startChallenge(platform, unknown)
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }

  const answer = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body, headers })

  expect(answer.status).toBe(401)
  expect(answer.json).toEqual({
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Invalid OTP code',
    reason: 'Invalid OTP code',
  })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test.each([
  ['is wrong', 401, 'UNAUTHORIZED'],
  ['cannot be opened', 400, 'INVALID_INPUT'],
  ['is for a credential that is gone', 404, 'REFERENCE_NOT_FOUND'],
])(
  'a code that %s is a wrong code, for a customer and for a stranger after another one',
  async (_how, status, code) => {
    const texts: string[] = []
    for (const login of [{ email: ada.email }, unknown]) {
      const platform = createTestPlatform()
      const first = await startChallenge(platform, login)
      await startChallenge(platform, { email: 'carol@example.com' })
      platform.service.intercept = ({ url }) =>
        url.endsWith('/verify') ? errorResponse(status, code, 'Own') : undefined
      platform.service.seen.length = 0
      const options = { cookie: first.cookie, body: { ...verifyBody, encryptedOtpBundle: '{}' } }

      const answer = await platform.call('POST', `/auth/credentials/${first.method.id}/verify`, options)

      texts.push(`${answer.status} ${answer.text} after ${platform.service.seen.length} calls`)
    }

    expect(texts[1]).toBe(texts[0])
    expect(texts[0]).toMatch(/^401 .*"UNAUTHORIZED".*"Invalid OTP code".* after 2 calls$/)
  },
)

test('a wrong code costs two calls for known and unknown logins, regardless of the decoy wallet’s response', async () => {
  const countCalls = async (login: Record<string, string>, body: unknown) => {
    const platform = createTestPlatform()
    const { method, cookie } = await startChallenge(platform, login)
    platform.service.seen.length = 0
    await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body })
    return platform.service.seen.length
  }
  const accepted = { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }

  const calls = [
    await countCalls({ email: ada.email }, verifyBody),
    await countCalls(unknown, verifyBody),
    await countCalls(unknown, accepted),
  ]

  expect(calls).toEqual([2, 2, 2])
})

test('attempts of one user do not delay another', async () => {
  const platform = createTestPlatform()
  const { method, cookie } = await startChallenge(platform, unknown)
  await startChallenge(platform, { email: 'carol@example.com' })
  platform.service.intercept = ({ url }) =>
    url.endsWith('/verify') ? errorResponse(429, 'RATE_LIMITED', 'x', { 'retry-after': '30' }) : undefined

  const answer = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body: verifyBody })

  expect(answer.status).toBe(401)
  expect(answer.headers.has('retry-after')).toBe(false)
})

test('the service judges a signed retry of an unknown login, also after another user requested a code', async () => {
  const platform = createTestPlatform()
  const first = await startChallenge(platform, unknown)
  await startChallenge(platform, { email: 'carol@example.com' })
  platform.service.intercept = ({ url }) =>
    url.endsWith('/verify') ? errorResponse(401, 'WALLET_SIGNATURE_MALFORMED', 'x') : undefined
  const headers = { 'request-id': 'Request:1', 'service-wallet-signature': 'x' }
  const options = { cookie: first.cookie, body: verifyBody, headers }

  const answer = await platform.call('POST', `/auth/credentials/${first.method.id}/verify`, options)

  expect(answer.json).toMatchObject({ code: 'WALLET_SIGNATURE_MALFORMED' })
})
