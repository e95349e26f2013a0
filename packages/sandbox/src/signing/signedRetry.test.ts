import { expect, test } from 'vitest'
import { beginLogin, createTestService, createTestWallet, login } from '../../test/createTestService.ts'
import { sealOtp, stampWith } from '../../test/examinee.ts'

/** A login that waits for its signed retry. */
async function waiting() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const attempt = await beginLogin(service, wallet)
  const { params, body, key } = attempt
  const { payloadToSign, requestId } = await service.succeed('verifyCredential', 202, { params, body })
  const signature = await stampWith(key, { payload: payloadToSign })
  return { ...attempt, service, wallet, payloadToSign, requestId, signature }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a Request-Id without a signature lacks the signature', async () => {
  const { service, params, body, requestId } = await waiting()
  expect(await service.refuse('verifyCredential', { params, body, requestId })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_MISSING'),
  )
})

test('a signature without a Request-Id lacks the Request-Id', async () => {
  const { service, params, body, signature } = await waiting()
  expect(await service.refuse('verifyCredential', { params, body, signature })).toMatchObject(
    refused(401, 'REQUEST_ID_MISSING'),
  )
})

test('a signature that is not a stamp is malformed', async () => {
  const { service, params, body, requestId } = await waiting()
  const refusal = await service.refuse('verifyCredential', { params, body, requestId, signature: 'stamp' })
  expect(refusal).toMatchObject(refused(401, 'WALLET_SIGNATURE_MALFORMED'))
})

test('a code encrypted again for the retry is another body', async () => {
  const { service, params, key, requestId, signature, otpEncryptionTargetBundle } = await waiting()
  const encryptedOtpBundle = await sealOtp(otpEncryptionTargetBundle, { publicKeyHex: key.publicKeyHex })
  const body = { type: 'EMAIL_OTP', encryptedOtpBundle }
  expect(await service.refuse('verifyCredential', { params, body, requestId, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('the same body with other white space is another body', async () => {
  const { service, params, body, requestId, signature } = await waiting()
  const bodyText = JSON.stringify(body, null, 1)
  expect(await service.refuse('verifyCredential', { params, bodyText, requestId, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
})

test('a signature over the payload of an earlier attempt is over another payload', async () => {
  const { service, params, key, body, signature } = await waiting()
  service.sandbox.clock.advance(1000)
  const second = await service.succeed('verifyCredential', 202, { params, body })
  const input = { params, body, requestId: second.requestId }
  expect(await service.refuse('verifyCredential', { ...input, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_BODY_MISMATCH'),
  )
  const right = await stampWith(key, { payload: second.payloadToSign })
  await service.succeed('verifyCredential', 200, { ...input, signature: right })
})

test('a signature over the payload with a line break at its end does not verify', async () => {
  const { service, params, key, body, payloadToSign, requestId } = await waiting()
  const signature = await stampWith(key, { payload: `${payloadToSign}\n` })
  expect(await service.refuse('verifyCredential', { params, body, requestId, signature })).toMatchObject(
    refused(401, 'WALLET_SIGNATURE_INVALID'),
  )
})

test('an unknown Request-Id is refused', async () => {
  const { service, params, body, signature } = await waiting()
  const refusal = await service.refuse('verifyCredential', { params, body, signature, requestId: 'Request:none' })
  expect(refusal.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id is unknown' })
})

test('a Request-Id is good for five minutes', async () => {
  const { service, params, body, signature, requestId } = await waiting()
  service.sandbox.clock.advance(5 * 60_000)
  const refusal = await service.refuse('verifyCredential', { params, body, signature, requestId })
  expect(refusal.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id is expired' })
})

test('a Request-Id of another credential is refused', async () => {
  const { service, body, signature, requestId } = await waiting()
  const other = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  const params = { credentialId: other.credentialId }
  const refusal = await service.refuse('verifyCredential', { params, body, signature, requestId })
  expect(refusal.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id belongs to another request' })
})

test('a Request-Id of another operation is refused', async () => {
  const { service, wallet, params, body, signature, requestId } = await waiting()
  await service.succeed('verifyCredential', 200, { params, body, signature, requestId })
  const { key, session } = await login(service, wallet)
  const fresh = await beginLogin(service, wallet)
  const verify = await service.succeed('verifyCredential', 202, fresh)

  const refusal = await service.refuse('revokeSession', {
    params: { sessionId: session.id },
    signature: await stampWith(key, { payload: verify.payloadToSign }),
    requestId: verify.requestId,
  })

  expect(refusal.body).toMatchObject({ code: 'UNAUTHORIZED', reason: 'The Request-Id belongs to another request' })
})
