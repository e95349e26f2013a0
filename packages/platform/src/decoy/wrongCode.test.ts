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
  const platform = createTestPlatform({ onLogin: () => Promise.reject(new Error('Nobody may get in')) })
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

test('a code for an unknown login is a wrong code also after somebody else asked for one', async () => {
  const platform = createTestPlatform()
  const first = await startChallenge(platform, unknown)
  await startChallenge(platform, { email: 'carol@example.com' })
  platform.service.intercept = ({ url }) =>
    url.endsWith('/verify') ? errorResponse(400, 'INVALID_INPUT', 'Cannot be opened') : undefined
  const path = `/auth/credentials/${first.method.id}/verify`

  const wellFormed = await platform.call('POST', path, { cookie: first.cookie, body: verifyBody })
  const malformed = await platform.call('POST', path, {
    cookie: first.cookie,
    body: { ...verifyBody, encryptedOtpBundle: '{}' },
  })

  expect([wellFormed.status, malformed.status]).toEqual([401, 400])
})

test('a wrong code costs two calls for known and unknown logins, whatever the decoy wallet says', async () => {
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

test('attempts of somebody else put nobody off', async () => {
  const platform = createTestPlatform()
  const { method, cookie } = await startChallenge(platform, unknown)
  await startChallenge(platform, { email: 'carol@example.com' })
  platform.service.intercept = ({ url }) =>
    url.endsWith('/verify') ? errorResponse(429, 'RATE_LIMITED', 'x', { 'retry-after': '30' }) : undefined

  const answer = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body: verifyBody })

  expect(answer.status).toBe(401)
  expect(answer.headers.has('retry-after')).toBe(false)
})

test('a signed retry of an unknown login is judged by the service, also after somebody else asked for a code', async () => {
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

test('what an unknown phone number is told of its type fits a code by SMS', async () => {
  const platform = createTestPlatform()
  const { method, cookie } = await startChallenge(platform, { phoneNumber: '+15550100' })
  platform.service.intercept = ({ url, bytes }) => {
    const { type } = url.endsWith('/verify') ? JSON.parse(new TextDecoder().decode(bytes)) : {}
    return type === 'EMAIL_OTP' ? errorResponse(400, 'INVALID_INPUT', 'A code of type EMAIL_OTP') : undefined
  }
  const body = { ...verifyBody, type: 'SMS_OTP' }

  const answer = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body })

  expect(answer.json).toMatchObject({ code: 'INVALID_INPUT', message: 'A code of type SMS_OTP' })
})
