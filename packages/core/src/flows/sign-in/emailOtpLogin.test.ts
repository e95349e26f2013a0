import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { loginWithEmailOtp, requestEmailOtp } from './emailOtpLogin.ts'

function calls({ network, ada }: TestWorld): string[] {
  return network.requests.map(
    ({ method, path }) => `${method} ${decodeURIComponent(path).replace(ada.credentialId, '{id}')}`,
  )
}

test('an emailed code signs in with three calls after the lookup', async () => {
  const world = await createTestClient()
  const { client, ada } = world

  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  const session = await loginWithEmailOtp(client, { challenge, code: '000000' })

  expect(session).toMatchObject({
    accountId: ada.accountId,
    credentialId: ada.credentialId,
    nickname: 'a•••@example.com',
  })
  expect(calls(world)).toEqual([
    'POST /login',
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
    'POST /auth/credentials/{id}/verify',
  ])
})

test('a known credential signs in with exactly three calls', async () => {
  const world = await createTestClient()
  const { client, ada, network } = world
  network.cookies.set('platform', encodeURIComponent(ada.customerId))

  const challenge = await requestEmailOtp(client, { credentialId: ada.credentialId })
  await loginWithEmailOtp(client, { challenge, code: '000000' })

  expect(calls(world)).toEqual([
    'POST /auth/credentials/{id}/challenge',
    'POST /auth/credentials/{id}/verify',
    'POST /auth/credentials/{id}/verify',
  ])
})

test('both calls of a verification carry the same bytes, and only the second is signed', async () => {
  const { client, network } = await createTestClient()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  await loginWithEmailOtp(client, { challenge, code: '000000' })

  const [first, second] = network.requests.filter(({ path }) => path.endsWith('/verify'))
  expect(second?.body).toBe(first?.body)
  expect(Object.keys(first?.headers ?? {})).not.toContain('service-wallet-signature')
  expect(second?.headers).toMatchObject({ 'request-id': expect.stringContaining('Request:') })
  expect(second?.headers['service-wallet-signature']).toMatch(/^[\w-]+$/)
})

test('a wrong code keeps the challenge and stores no key', async () => {
  const { client, keyStore, sandbox } = await createTestClient()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })

  const attempt = loginWithEmailOtp(client, { challenge, code: sandbox.inbox.wrongCode() })

  await expect(attempt).rejects.toMatchObject({ code: 'OTP_INCORRECT', action: 'retry' })
  expect(await keyStore.list()).toEqual([])
  await expect(loginWithEmailOtp(client, { challenge, code: '000000' })).resolves.toMatchObject({ type: 'EMAIL_OTP' })
})

test('a code that is too old is reported as expired', async () => {
  const { client, clock } = await createTestClient()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  clock.advance(301_000)

  const attempt = loginWithEmailOtp(client, { challenge, code: '000000' })

  await expect(attempt).rejects.toMatchObject({ code: 'OTP_EXPIRED', action: 'resend' })
})

test('a bundle that the relay signed itself is refused before anything is sent', async () => {
  const { client, network, keyStore } = await createTestClient()
  network.tamper('/challenge', (body) => body.replace(/("enclaveQuorumPublic\\?":\\?"04)../, '$100'))
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  const sent = network.requests.length

  const attempt = loginWithEmailOtp(client, { challenge, code: '000000' })

  await expect(attempt).rejects.toMatchObject({
    code: 'TARGET_BUNDLE_UNTRUSTED',
    details: { reason: 'signer-not-pinned' },
  })
  expect(network.requests.length).toBe(sent)
  expect(await keyStore.list()).toEqual([])
})

test('a payload for another action is not signed during sign-in', async () => {
  const { client, network } = await createTestClient()
  const export_ = JSON.stringify({ type: 'ACTIVITY_TYPE_EXPORT_WALLET', parameters: {} })
  network.tamper('/verify', (body) =>
    body.replace(/"payloadToSign":"[^"]*"/, `"payloadToSign":${JSON.stringify(export_)}`),
  )
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })

  const attempt = loginWithEmailOtp(client, { challenge, code: '000000' })

  await expect(attempt).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
  expect(network.requests.filter(({ headers }) => headers['request-id'])).toEqual([])
})

test('a session of another account is not stored', async () => {
  const { client, network, keyStore } = await createTestClient()
  network.tamper('/verify', (body) => body.replace(/"accountId":"[^"]*"/, '"accountId":"InternalAccount:other"'))
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })

  const attempt = loginWithEmailOtp(client, { challenge, code: '000000' })

  await expect(attempt).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(await keyStore.list()).toEqual([])
})

test('a signed retry whose response is lost is never sent again', async () => {
  const { client, network, keyStore } = await createTestClient()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })
  network.requests.length = 0
  // The first verify passes; the response of the second, signed one is lost.
  network.tamper('/verify', (body, response) => {
    if (response.status === 200) throw new TypeError('connection reset')
    return body
  })

  await expect(loginWithEmailOtp(client, { challenge, code: '000000' })).rejects.toMatchObject({
    code: 'NETWORK_UNREACHABLE',
  })

  expect(network.requests.filter(({ headers }) => headers['request-id'])).toHaveLength(1)
  expect(await keyStore.list()).toEqual([])
})

test('an unknown address is asked for a code like a known one, and every code is wrong', async () => {
  const { client } = await createTestClient()

  const challenge = requestEmailOtp(client, { email: 'unknown@example.com' })

  // Without a decoy wallet of the platform's own, its challenge can only be refused as too frequent.
  await expect(challenge).rejects.toMatchObject({ code: 'RATE_LIMITED', action: 'wait' })
})

test('too many codes end in a wait that the service states', async () => {
  const { client } = await createTestClient()
  const again = () => requestEmailOtp(client, { email: 'ada@example.com' })
  const outcome = again().then(again).then(again).then(again).then(again).then(again).then(again)

  await expect(outcome).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryable: true,
    retryAfterMs: expect.any(Number),
  })
})

test('a challenge is plain JSON that shows nothing secret', async () => {
  const { client } = await createTestClient()
  const challenge = await requestEmailOtp(client, { email: 'ada@example.com' })

  expect(JSON.parse(JSON.stringify(challenge))).toEqual(challenge)
  expect(challenge).toMatchObject({ sentTo: 'a•••@example.com', codeLength: 6, codeCharacters: 'digits' })
  expect(JSON.stringify(challenge)).not.toContain('ada@example.com')
})
