import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { installTestDevice, unanswered } from '../../../test/testAuthenticator.ts'
import { until } from '../../../test/testClock.ts'
import { testOrigin, testRpId } from '../../../test/testNetwork.ts'
import { createServiceError } from '../../errors/serviceCodes.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { createScaPasskey } from '../../webauthn/createScaPasskey.ts'
import { proveByPasskey, toProofError } from './proof.ts'

const challenge = {
  options: { challenge: 'Y2hhbGxlbmdlLW9mLXRoZS1zZXJ2aWNl', rpId: testRpId },
  allowedOrigins: [testOrigin],
}

test('a passkey proves presence, with the origin of the page', async () => {
  const device = installTestDevice()
  const { client } = await createTestClient()
  await createScaPasskey({
    options: {
      ...challenge.options,
      rp: { name: 'Service' },
      user: { id: 'dXNlcg', name: 'Ada', displayName: 'Ada' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
    allowedOrigins: [testOrigin],
    relyingPartyId: testRpId,
    clock: client.transport.clock,
  })
  const allowCredentials = [{ id: device.passkeys[0]?.id, type: 'public-key' }]

  const proof = await proveByPasskey(client, {
    challenge: { ...challenge, options: { ...challenge.options, allowCredentials } },
  })

  expect(proof).toMatchObject({ passkeyAssertion: { id: device.passkeys[0]?.id }, origin: testOrigin })
  expect(proof).not.toHaveProperty('code')
})

test('a prompt in another tab is not closed by this one', async () => {
  const device = installTestDevice()
  const { client, clock, openTab } = await createTestClient()
  const leaving = new AbortController()
  device.next(unanswered)
  const first = proveByPasskey(openTab(), { challenge, signal: leaving.signal })
  await until(clock, () => device.prompts.length > 0)

  await expect(proveByPasskey(client, { challenge })).rejects.toMatchObject({ code: 'PASSKEY_BUSY' })

  leaving.abort()
  await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
})

test('a browser without passkeys is detected before the user is asked', async () => {
  installTestDevice({ supported: false })
  const { client } = await createTestClient()

  await expect(proveByPasskey(client, { challenge })).rejects.toMatchObject({ code: 'PASSKEY_UNSUPPORTED' })
})

test('a page that may not ask for passkeys is detected before the user is asked', async () => {
  const device = installTestDevice({ allowed: false })
  const { client } = await createTestClient()

  await expect(proveByPasskey(client, { challenge })).rejects.toMatchObject({ code: 'PASSKEY_FORBIDDEN_HERE' })
  expect(device.prompts).toEqual([])
})

test('a page that may ask for passkeys, and not make any, asks', async () => {
  const device = installTestDevice()
  const featurePolicy = { allowsFeature: (name: string) => name === 'publickey-credentials-get' }
  Object.assign(globalThis.document, { featurePolicy })
  const { client, clock } = await createTestClient()
  const leaving = new AbortController()
  device.next(unanswered)

  const proof = proveByPasskey(client, { challenge, signal: leaving.signal })
  await until(clock, () => device.prompts.length > 0)

  leaving.abort()
  await expect(proof).rejects.toMatchObject({ code: 'CANCELLED' })
})

test('a refused proof does not say which part of it was wrong', () => {
  const details = { errors: [{ field: 'code', message: '123456 is wrong' }] }
  const error = toProofError(
    new WalletError('INVALID_INPUT', { httpStatus: 400, message: 'the code is wrong', details }),
  )

  expect(error).toMatchObject({ code: 'SCA_PROOF_REFUSED', httpStatus: 400, details: undefined })
  expect(String(error)).toBe(String(new WalletError('SCA_PROOF_REFUSED')))
})

test.each([
  ['a conflict', 'CONFLICT', 409],
  ['a lapsed login', 'SCA_SESSION_REQUIRED', 409],
  ['too many tries', 'RATE_LIMITED', 429],
  ['a service that failed', 'INTERNAL_ERROR', 500],
  ['a gateway that understood nothing', 'UNEXPECTED_RESPONSE', 400],
])('%s keeps its code and loses its message, which may quote the proof', (_name, code, httpStatus) => {
  const details = { received: '739164' }
  const error = toProofError(new WalletError(code, { httpStatus, retryAfterMs: 1_000, message: '739164', details }))

  expect(error).toMatchObject({ code, httpStatus, retryAfterMs: 1_000, details: undefined })
  expect((error as WalletError).message).toBe(createServiceError(code).message)
})

test('a lock keeps its end', () => {
  const details = { lockedUntil: '2026-03-01T12:15:00Z', suspended: false }

  expect(toProofError(new WalletError('ACCOUNT_LOCKED', { httpStatus: 423, details }))).toMatchObject({ details })
})

test.each([
  ['a lost answer', new WalletError('TIMEOUT')],
  ['an unexpected response', new WalletError('UNEXPECTED_RESPONSE', { httpStatus: 200, message: 'status' })],
  ['a fault of ours', new TypeError('x is undefined')],
])('%s stays unchanged', (_name, error) => {
  expect(toProofError(error)).toBe(error)
})

test('only the duration of a lock is kept: the rest may repeat the proof', () => {
  const lockedUntil = '2026-03-01T12:00:00Z'
  const lock = (details: Record<string, unknown>) =>
    (toProofError(new WalletError('ACCOUNT_LOCKED', { httpStatus: 423, details })) as WalletError).details

  expect(lock({ lockedUntil, suspended: false, failedAttempts: 5, code: '739164', echo: { code: '739164' } })).toEqual({
    lockedUntil,
    suspended: false,
  })
  expect(lock({ lockedUntil: '739164', suspended: 'yes' })).toEqual({})
})

test.each(['739164', '739164A', 'a739164', ' A739164'])('%j, which may be the proof, is no error code', (code) => {
  const error = toProofError(new WalletError(code, { httpStatus: 409 }))

  expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', httpStatus: 409 })
  expect(String(error)).not.toContain('739164')
})
