import { expect, test } from 'vitest'
import { beginLogin, createTestService, createTestWallet, login } from '../../../../test/createTestService.ts'
import { createClientKey, sealOtp, stampWith } from '../../../../test/examinee.ts'
import { readPublicKeyHex } from '../../../crypto/point.ts'

/** A wallet whose owner has just asked for a code. */
async function challenged() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const attempt = await beginLogin(service, wallet)
  return { service, wallet, ...attempt }
}

/** The same, with the first leg done. */
async function asked() {
  const attempt = await challenged()
  const { service, params, body } = attempt
  const request = await service.succeed('verifyCredential', 202, { params, body })
  return { ...attempt, ...request }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('the right code and a signature of the token open a session of fifteen minutes', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)

  const { session } = await login(service, wallet)

  expect(session).toMatchObject({ accountId: wallet.accountId, type: 'EMAIL_OTP', nickname: 'ada@example.com' })
  expect(session.expiresAt.getTime() - service.sandbox.clock.now()).toBe(15 * 60_000)
})

test('the payload is a JWT of six string claims with the encrypted key, signed by the quorum key', async () => {
  const { payloadToSign, key } = await asked()
  const [header = '', claims = '', signature = ''] = payloadToSign.split('.')

  expect(JSON.parse(atob(header))).toEqual({ alg: 'ES256', typ: 'JWT' })
  const parsed: Record<string, string> = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(Object.keys(parsed)).toEqual(['id', 'verification_type', 'contact', 'organization_id', 'public_key', 'exp'])
  expect(parsed).toMatchObject({ public_key: key.publicKeyHex, contact: 'ada@example.com' })
  expect(parsed.exp).toMatch(/^\d{13}$/)
  expect(Buffer.from(signature, 'base64url')).toHaveLength(64)
})

test('an uncompressed key in the bundle is accepted and bound in its compressed form', async () => {
  const { service, params, key, otpEncryptionTargetBundle } = await challenged()
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, { publicKeyHex: key.uncompressedHex })
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle }
  const { payloadToSign, requestId } = await service.succeed('verifyCredential', 202, { params, body })

  const signature = await stampWith(key, { payload: payloadToSign })
  const session = await service.succeed('verifyCredential', 200, { params, body, signature, requestId })

  expect(session.type).toBe('EMAIL_OTP')
})

test('a wrong code is refused by its reason and leaves the code open', async () => {
  const { service, params, key, body, otpEncryptionTargetBundle } = await challenged()
  const code = service.sandbox.inbox.wrongCode()
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, { code, publicKeyHex: key.publicKeyHex })

  const refusal = await service.refuse('verifyCredential', { params, body: { ...body, encryptedOtpBundle } })

  expect(refusal).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED', reason: 'Invalid OTP code' } })
  await service.succeed('verifyCredential', 202, { params, body })
})

test('after five wrong codes even the right one waits a minute', async () => {
  const { service, params, key, body, otpEncryptionTargetBundle } = await challenged()
  const wrong = { code: '111111', publicKeyHex: key.publicKeyHex }
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, wrong)
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await service.refuse('verifyCredential', { params, body: { ...body, encryptedOtpBundle } })).toMatchObject(
      refused(401, 'UNAUTHORIZED'),
    )

  service.sandbox.clock.advance(500)
  const refusal = await service.refuse('verifyCredential', { params, body })
  expect(refusal).toMatchObject({ ...refused(429, 'RATE_LIMITED'), retryAfter: '60' })

  service.sandbox.clock.advance(60_000)
  await service.succeed('verifyCredential', 202, { params, body })
})

test('simultaneous wrong codes do not get past the limit', async () => {
  const { service, params, key, body, otpEncryptionTargetBundle } = await challenged()
  const wrong = { code: '111111', publicKeyHex: key.publicKeyHex }
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, wrong)

  const attempts = Array.from({ length: 12 }, () =>
    service.refuse('verifyCredential', { params, body: { ...body, encryptedOtpBundle } }),
  )

  const statuses = (await Promise.all(attempts)).map((refusal) => refusal.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

test('a code is valid for five minutes', async () => {
  const { service, params, body } = await challenged()
  service.sandbox.clock.advance(299_999)
  await service.succeed('verifyCredential', 202, { params, body })

  service.sandbox.clock.advance(1)
  const refusal = await service.refuse('verifyCredential', { params, body })

  expect(refusal).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED', reason: 'The OTP code is expired' } })
})

test('a verify without a challenge says that no code is pending', async () => {
  const service = createTestService()
  const { credentialId } = await createTestWallet(service)

  const body = { type: 'EMAIL_OTP', encryptedOtpBundle: '{}' }
  const refusal = await service.refuse('verifyCredential', { params: { credentialId }, body })

  expect(refusal).toMatchObject({ status: 401, body: { reason: 'No OTP is pending for this credential' } })
})

test('a login uses up the code', async () => {
  const { service, params, key, body, payloadToSign, requestId } = await asked()
  const signature = await stampWith(key, { payload: payloadToSign })
  await service.succeed('verifyCredential', 200, { params, body, signature, requestId })

  const refusal = await service.refuse('verifyCredential', { params, body })

  expect(refusal.body.reason).toBe('No OTP is pending for this credential')
})

test('a new challenge voids the bundle before it, also between the two legs', async () => {
  const { service, params, key, body, payloadToSign, requestId } = await asked()
  await service.succeed('challengeCredential', 200, { params })

  expect(await service.refuse('verifyCredential', { params, body })).toMatchObject(refused(400, 'INVALID_INPUT'))
  const signature = await stampWith(key, { payload: payloadToSign })
  const refusal = await service.refuse('verifyCredential', { params, body, signature, requestId })
  expect(refusal).toMatchObject(refused(401, 'UNAUTHORIZED'))
})

test('the type in the body is the type of the credential', async () => {
  const { service, params, body } = await challenged()
  const refusal = await service.refuse('verifyCredential', { params, body: { ...body, type: 'SMS_OTP' } })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('an unknown credential is 404', async () => {
  const { service, body } = await challenged()
  const refusal = await service.refuse('verifyCredential', { params: { credentialId: 'AuthMethod:none' }, body })
  expect(refusal).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
})

const otherPoint = '02'.padEnd(66, '0')

test.each<[string, Partial<Parameters<typeof sealOtp>[1]>]>([
  ['no info', { infoHex: '' }],
  ['another info', { infoHex: '68706b65' }],
  ['no additional data', { aad: () => new Uint8Array() }],
  ['only the encapsulated key as additional data', { aad: (parts) => parts.encapsulated }],
  [
    'the two keys the wrong way round',
    { aad: (parts) => Uint8Array.from([...parts.recipient, ...parts.encapsulated]) },
  ],
  ['a compressed encapsulated key', { encappedHex: (hex) => readPublicKeyHex(hex).compressedHex }],
  [
    'an encapsulated key off the curve',
    { encappedHex: (hex) => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}` },
  ],
  ['a plaintext that is not JSON', { plaintext: '000000' }],
  ['camelCase names', { plaintext: JSON.stringify({ otpCode: '000000', publicKey: otherPoint }) }],
  ['no public key', { plaintext: JSON.stringify({ otp_code: '000000' }) }],
  ['a number as the code', { plaintext: JSON.stringify({ otp_code: 0, public_key: otherPoint }) }],
  [
    'a public key off the curve',
    { plaintext: JSON.stringify({ otp_code: '000000', public_key: `02${'f'.repeat(64)}` }) },
  ],
])('a bundle with %s is refused', async (_, fault) => {
  const { service, params, key, otpEncryptionTargetBundle } = await challenged()
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, { publicKeyHex: key.publicKeyHex, ...fault })

  const refusal = await service.refuse('verifyCredential', { params, body: { type: 'EMAIL_OTP', encryptedOtpBundle } })

  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(refusal.body.details).toMatchObject({ errors: [{ field: 'encryptedOtpBundle' }] })
})

test('a bundle with a third key in its plaintext is refused', async () => {
  const { service, params, key, otpEncryptionTargetBundle } = await challenged()
  const plaintext = JSON.stringify({ otp_code: '000000', public_key: key.publicKeyHex, extra: 1 })
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, { publicKeyHex: key.publicKeyHex, plaintext })
  const refusal = await service.refuse('verifyCredential', { params, body: { type: 'EMAIL_OTP', encryptedOtpBundle } })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('a retry signed by another key than the encrypted one is refused', async () => {
  const { service, params, body, payloadToSign, requestId } = await asked()
  const signature = await stampWith(await createClientKey(), { payload: payloadToSign })
  const refusal = await service.refuse('verifyCredential', { params, body, signature, requestId })
  expect(refusal).toMatchObject(refused(401, 'WALLET_SIGNATURE_INVALID'))
})

test('a refused signature does not use up the Request-Id, a success does', async () => {
  const { service, params, key, body, payloadToSign, requestId } = await asked()
  await service.refuse('verifyCredential', { params, body, requestId })
  const signature = await stampWith(key, { payload: payloadToSign })
  await service.succeed('verifyCredential', 200, { params, body, signature, requestId })

  const refusal = await service.refuse('verifyCredential', { params, body, signature, requestId })

  expect(refusal).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED', reason: 'The Request-Id was already used' },
  })
})

test('two retries at once open one session', async () => {
  const { service, params, wallet, key, body, payloadToSign, requestId } = await asked()
  const signature = await stampWith(key, { payload: payloadToSign })

  const retry = () => service.call('verifyCredential', { params, body, signature, requestId })
  const statuses = (await Promise.all([retry(), retry()])).map((response) => response.status)

  expect(statuses.sort()).toEqual([200, 401])
  const { data } = await service.succeed('listSessions', 200, { query: { accountId: wallet.accountId } })
  expect(data).toHaveLength(1)
})
