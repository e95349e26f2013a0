import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { loginWithEmailOtp, requestEmailOtp } from './emailOtpLogin.ts'

/** Rewrites the payload that the service sends for signing. */
function changePayload({ network }: TestWorld, change: (body: object) => object): void {
  network.tamper('/verify', (body, { status }) =>
    status === 202 ? JSON.stringify(change(JSON.parse(body) as object)) : body,
  )
}

async function attempt(world: TestWorld, signal?: AbortSignal) {
  const challenge = await requestEmailOtp(world.client, { email: 'ada@example.com' })
  return loginWithEmailOtp(world.client, { challenge, code: '000000', signal })
}

const signed = ({ network }: TestWorld) => network.requests.filter(({ headers }) => headers['request-id'])

test('a payload that has expired is neither signed nor sent', async () => {
  const world = await createTestClient()
  changePayload(world, (body) => ({ ...body, expiresAt: new Date(world.clock.now()).toISOString() }))

  await expect(attempt(world)).rejects.toMatchObject({ code: 'SIGNED_REQUEST_EXPIRED', action: 'retry' })
  expect(signed(world)).toEqual([])
  expect(await world.keyStore.list()).toEqual([])
})

test('a user who left before the signature is not signed in', async () => {
  const world = await createTestClient()
  const leaving = new AbortController()
  changePayload(world, (body) => {
    leaving.abort()
    return body
  })

  await expect(attempt(world, leaving.signal)).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(signed(world)).toEqual([])
})

test('a second signature is not made', async () => {
  const world = await createTestClient()
  world.network.tamper('/verify', async (body, { status }) => {
    const asked = { payloadToSign: 'again', requestId: 'Request:again', expiresAt: '2100-01-01T00:00:00Z' }
    return status === 200 ? Response.json(asked, { status: 202 }) : body
  })

  await expect(attempt(world)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(signed(world)).toHaveLength(1)
})

test('a session without a signature is rejected', async () => {
  const world = await createTestClient()
  const { ada } = world
  world.network.tamper('/verify', () =>
    Response.json({
      id: 'Session:1',
      accountId: ada.accountId,
      type: 'EMAIL_OTP',
      nickname: 'a',
      expiresAt: '2100-01-01',
    }),
  )

  await expect(attempt(world)).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(await world.keyStore.list()).toEqual([])
})

test.each([
  [401, 'UNAUTHORIZED', 0, 'OTP_INCORRECT'],
  [401, 'UNAUTHORIZED', 1, 'SIGNED_REQUEST_EXPIRED'],
  [429, 'RATE_LIMITED', 0, 'RATE_LIMITED'],
] as const)('%i %s after %i accepted legs is reported as %s', async (httpStatus, refusal, skip, code) => {
  const world = await createTestClient()
  world.sandbox.scenarios.failNext('verifyCredential', { status: httpStatus, code: refusal, skip })

  await expect(attempt(world)).rejects.toMatchObject({ code, httpStatus })
  expect(signed(world)).toHaveLength(skip)
})

test.each([
  [299_999, 'OTP_INCORRECT'],
  [300_000, 'OTP_EXPIRED'],
])('a code that is refused %i ms after it was sent is reported as %s', async (ageMs, code) => {
  const { client, sandbox } = await createTestClient()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  const sentAtMs = client.transport.serverTime.now() - ageMs

  const wrong = loginWithEmailOtp(client, { challenge: { ...challenge, sentAtMs }, code: sandbox.inbox.wrongCode() })

  await expect(wrong).rejects.toMatchObject({ code })
})
