import { expect, test } from 'vitest'
import type { TestPlatform } from '../../test/createTestPlatform.ts'
import { createTestPlatform, startChallenge, startLogin } from '../../test/createTestPlatform.ts'
import type { SeenRequest } from '../../test/fakeService.ts'
import { ada, errorResponse } from '../../test/fakeService.ts'
import { compressedKey } from '../../test/requestBodies.ts'
import {
  createPlatformOfAda,
  passkeyId,
  tokenOfAda,
  withRequestId,
  wrongIdentityProof,
  wrongPasskeyProof,
} from '../../test/waysToSignIn.ts'

const wrong = { type: 'EMAIL_OTP', encryptedOtpBundle: 'wrong' }
const isEvent = ({ url }: SeenRequest) => url.includes('/sca/record-event')
const events = ({ service }: TestPlatform) =>
  service.seen.filter(isEvent).map(({ method, url, bytes }) => ({
    method,
    customers: new URL(url).searchParams.getAll('customerId'),
    body: JSON.parse(new TextDecoder().decode(bytes)),
  }))
const failure = { method: 'POST', customers: [ada.customer], body: { eventType: 'FAILED_LOGIN_ATTEMPT' } }

async function tryCode(platform: TestPlatform, email: string, options: { body?: unknown; headers?: object } = {}) {
  const { method, cookie } = await startChallenge(platform, { email })
  const path = `/auth/credentials/${method.id}/verify`
  return platform.call('POST', path, { cookie, body: wrong, ...options } as never)
}

test('a wrong code of a known customer is reported', async () => {
  const platform = createTestPlatform()

  const answer = await tryCode(platform, ada.email)

  expect(answer.status).toBe(401)
  expect(events(platform)).toEqual([failure])
})

test('a wrong code of a signed-in customer is reported', async () => {
  const platform = createTestPlatform({ signedIn: ada })

  await platform.call('POST', `/auth/credentials/${ada.credential}/verify`, { body: wrong })

  expect(events(platform)).toEqual([failure])
})

test('a refused passkey and a refused token of a known customer are reported', async () => {
  const passkeys = createPlatformOfAda()
  const tokens = createPlatformOfAda()
  const passkey = await startChallenge(passkeys, { credentialId: passkeyId }, { clientPublicKey: compressedKey })
  const token = await startLogin(tokens, { oidcToken: tokenOfAda })

  await passkeys.call('POST', `/auth/credentials/${passkey.method.id}/verify`, {
    cookie: passkey.cookie,
    body: wrongPasskeyProof,
    headers: withRequestId,
  })
  await tokens.call('POST', `/auth/credentials/${token.method.id}/verify`, {
    cookie: token.cookie,
    body: wrongIdentityProof,
  })

  expect(events(passkeys)).toEqual([failure])
  expect(events(tokens)).toEqual([failure])
})

test('a login of nobody is reported of nobody, the decoy wallet included, and costs the same', async () => {
  const known = createTestPlatform()
  const unknown = createTestPlatform()
  const sealed = JSON.stringify({ encappedPublic: `04${'a'.repeat(128)}`, ciphertext: 'b'.repeat(238) })
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle: sealed }

  const answers = [await tryCode(known, ada.email, { body }), await tryCode(unknown, 'bob@example.com', { body })]

  expect(answers.map(({ status, text }) => ({ status, text }))[0]).toEqual({
    status: answers[1]?.status,
    text: answers[1]?.text,
  })
  expect(events(unknown)).toEqual([])
  expect(unknown.service.seen).toHaveLength(known.service.seen.length)
})

test.each([
  ['never comes', () => new Promise<Response>(() => undefined)],
  ['is a failure', () => Promise.reject(new Error('down'))],
  ['is no JSON', () => new Response('<html>')],
  ['refuses a customer who needs none', () => errorResponse(409, 'CONFLICT', 'Outside the regions')],
  ['refuses a locked customer', () => errorResponse(423, 'ACCOUNT_LOCKED', 'Locked')],
  ['refuses the credentials', () => errorResponse(401, 'UNAUTHORIZED', 'Bad')],
])('an answer to the report that %s changes nothing for the person', async (_how, respond) => {
  const expected = await tryCode(createTestPlatform(), ada.email)
  const platform = createTestPlatform()
  platform.service.intercept = (seen) => (isEvent(seen) ? respond() : undefined)

  const answer = await tryCode(platform, ada.email)

  expect({ ...answer, headers: [...answer.headers] }).toEqual({ ...expected, headers: [...expected.headers] })
  expect(events(platform)).toEqual([failure])
})

const signed = { 'request-id': 'Request:1', 'service-wallet-signature': 'stamp' }

test.each([
  ['a right code', { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }, {}, undefined],
  ['a confirmed login', { type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }, signed, undefined],
  ['a malformed proof', wrong, {}, errorResponse(400, 'INVALID_INPUT', 'x')],
  ['a stamp that does not verify', wrong, signed, errorResponse(401, 'WALLET_SIGNATURE_INVALID', 'x')],
  ['a used request id', wrong, signed, errorResponse(401, 'UNAUTHORIZED', 'x')],
  ['a missing request id', wrong, {}, errorResponse(401, 'REQUEST_ID_MISSING', 'x')],
  ['too many attempts', wrong, {}, errorResponse(429, 'RATE_LIMITED', 'x')],
  ['a broken service', wrong, {}, errorResponse(503, 'SERVICE_UNAVAILABLE', 'x')],
])('%s is no failed login', async (_what, body, headers, response) => {
  for (const signedIn of [undefined, ada]) {
    const platform = createTestPlatform({ signedIn })
    platform.service.intercept = ({ url }) => (url.endsWith('/verify') ? response?.clone() : undefined)

    if (signedIn) await platform.call('POST', `/auth/credentials/${ada.credential}/verify`, { body, headers })
    else await tryCode(platform, ada.email, { body, headers })

    expect(events(platform)).toEqual([])
  }
})

test('refused credentials of the platform are no failed login of anybody', async () => {
  const platform = createTestPlatform()
  const { method, cookie } = await startChallenge(platform, { email: ada.email })
  platform.service.intercept = () => errorResponse(401, 'UNAUTHORIZED', 'Bad credentials')

  const answer = await platform.call('POST', `/auth/credentials/${method.id}/verify`, { cookie, body: wrong })

  expect(answer.status).toBe(502)
  expect(events(platform)).toEqual([])
})
