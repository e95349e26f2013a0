import { expect, test, vi } from 'vitest'
import { engineError, installTestDevice } from '../../test/testAuthenticator.ts'
import { createTestClock } from '../../test/testClock.ts'
import { testOrigin, testRpId } from '../../test/testNetwork.ts'
import { createScaPasskey } from './createScaPasskey.ts'
import { answerScaPasskey } from './scaCeremonies.ts'

const challenge = 'Y2hhbGxlbmdlLW9mLXRoZS1zZXJ2aWNl'
const creation = {
  challenge,
  rp: { id: testRpId, name: 'Service' },
  user: { id: 'dXNlcg', name: 'Ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const request = { challenge, rpId: testRpId }

function make(parameters: { options?: unknown; allowedOrigins?: readonly string[]; relyingPartyId?: string } = {}) {
  const { options = creation, allowedOrigins = [testOrigin], relyingPartyId = testRpId } = parameters
  const clock = createTestClock()
  return createScaPasskey({ options: options as typeof creation, allowedOrigins, relyingPartyId, clock })
}

function answer(parameters: { options?: unknown; allowedOrigins?: readonly string[]; rpId?: string } = {}) {
  const { options = request, allowedOrigins, rpId } = parameters
  const clock = createTestClock()
  return answerScaPasskey({ challenge: { options: options as typeof request, allowedOrigins, rpId }, clock })
}

const decode = (text: unknown) => JSON.parse(Buffer.from(String(text), 'base64url').toString()) as unknown

test('a passkey is created and signs, both in the JSON form of WebAuthn', async () => {
  const device = installTestDevice()

  const { credential, origin } = await make()
  const allowCredentials = [
    { id: device.passkeys[0]?.id, type: 'public-key', transports: ['internal', 'carrier-pigeon'] },
  ]
  const proof = await answer({ options: { ...request, allowCredentials } })

  expect(origin).toBe(testOrigin)
  expect(proof.origin).toBe(testOrigin)
  expect(credential).toMatchObject({ id: device.passkeys[0]?.id, type: 'public-key' })
  expect(decode(credential.response.clientDataJSON)).toMatchObject({ type: 'webauthn.create', challenge })
  expect(proof.passkeyAssertion).toMatchObject({ id: device.passkeys[0]?.id, rawId: device.passkeys[0]?.id })
  expect(decode(proof.passkeyAssertion.response.clientDataJSON)).toMatchObject({ type: 'webauthn.get', challenge })
  expect(Object.keys(proof.passkeyAssertion.response)).toEqual(
    expect.arrayContaining(['authenticatorData', 'clientDataJSON', 'signature']),
  )
})

test('the user is verified regardless of the options, and unknown options do not reach the browser', async () => {
  const device = installTestDevice()
  const extensions = { payment: { isPayment: true } }
  const authenticatorSelection = { userVerification: 'discouraged', residentKey: 'preferred', planet: 'mars' }
  await make({ options: { ...creation, authenticatorSelection, attestation: 'enterprise', extensions, hints: ['x'] } })
  const allowCredentials = [{ id: device.passkeys[0]?.id, type: 'public-key' }]
  await answer({ options: { ...request, allowCredentials, userVerification: 'preferred', extensions, timeout: 5_000 } })
  await answer({ options: { ...request, allowCredentials, timeout: 3_600_000 } })

  const [created, signed, patient] = device.prompts.map(({ publicKey }) => publicKey as Record<string, unknown>)
  expect(created).toMatchObject({ authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' } })
  expect(created?.authenticatorSelection).not.toHaveProperty('planet')
  expect(Object.keys(created ?? {}).sort()).toEqual([
    'authenticatorSelection',
    'challenge',
    'excludeCredentials',
    'pubKeyCredParams',
    'rp',
    'timeout',
    'user',
  ])
  expect(Object.keys(signed ?? {}).sort()).toEqual([
    'allowCredentials',
    'challenge',
    'rpId',
    'timeout',
    'userVerification',
  ])
  expect(signed).toMatchObject({ userVerification: 'required', timeout: 5_000 })
  expect(patient).toMatchObject({ timeout: 60_000 })
})

test.each([
  ['a page that is not among those that may answer', { allowedOrigins: ['https://other.example'] }],
  ['a page where none may answer', { allowedOrigins: [] }],
  ['a page that is named by its beginning only', { allowedOrigins: [`${testOrigin}.attacker.example`] }],
  ['a passkey of another site', { options: { ...request, rpId: 'other.example' } }],
  ['a passkey of a site below', { options: { ...request, rpId: `app.${testRpId}` } }],
  ['a passkey of a site with the same ending', { options: { ...request, rpId: 'llet.example' } }],
  ['a passkey of another site, stated outside the options', { options: { challenge }, rpId: 'other.example' }],
  ['a passkey of no site', { options: { challenge }, rpId: '' }],
])('%s is refused before the prompt', async (_name, parameters) => {
  const device = installTestDevice()

  await expect(answer(parameters)).rejects.toMatchObject({ code: 'PASSKEY_WRONG_SITE' })

  expect(device.prompts).toEqual([])
})

test('a passkey is not created on a page whose origin is not allowed, or for another site', async () => {
  const device = installTestDevice()
  const rp = { id: 'other.example', name: 'Service' }

  for (const parameters of [
    { allowedOrigins: ['https://other.example'] },
    { options: { ...creation, rp }, relyingPartyId: 'other.example' },
  ])
    await expect(make(parameters)).rejects.toMatchObject({ code: 'PASSKEY_WRONG_SITE' })
  await expect(make({ options: { ...creation, rp } })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })

  expect(device.prompts).toEqual([])
})

test('a page may use a passkey of its parent domain, and its own where none is named', async () => {
  const device = installTestDevice()
  vi.stubGlobal('location', new URL(`https://pay.${testRpId}/`))
  device.next(async () => {
    throw engineError('AbortError')
  })
  await expect(answer()).rejects.toMatchObject({ code: 'CANCELLED' })
  device.next(async () => {
    throw engineError('AbortError')
  })
  await expect(answer({ options: { challenge } })).rejects.toMatchObject({ code: 'CANCELLED' })

  expect(device.prompts.map(({ publicKey }) => publicKey.rpId)).toEqual([testRpId, `pay.${testRpId}`])
})

test.each([
  ['no challenge', { rpId: testRpId }],
  ['a challenge that is no base64url', { ...request, challenge: 'not+base64url=' }],
  ['a challenge of no length that base64url has', { ...request, challenge: 'abcde' }],
  ['a passkey without an id', { ...request, allowCredentials: [{ type: 'public-key' }] }],
  ['another kind of credential', { ...request, allowCredentials: [{ id: 'YWJj', type: 'password' }] }],
  ['a site that is not text', { ...request, rpId: 7 }],
  ['an invalid time', { ...request, timeout: 'long' }],
])('options with %s are refused before the prompt, and not quoted', async (_name, options) => {
  const device = installTestDevice()

  const error = await answer({ options }).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(String(error)).not.toMatch(/base64url=|abcde|YWJj|long$/)
  expect(device.prompts).toEqual([])
})

test('a device that already has the passkey says so', async () => {
  const device = installTestDevice()
  await make()
  const excludeCredentials = [{ id: device.passkeys[0]?.id, type: 'public-key' }]

  await expect(make({ options: { ...creation, excludeCredentials } })).rejects.toMatchObject({
    code: 'PASSKEY_ALREADY_HERE',
  })
})

test.each([{}, { allowedOrigins: [testOrigin] }, { allowedOrigins: ['null'] }])(
  'a sandboxed frame opens no prompt, at any address: %j',
  async (parameters) => {
    const device = installTestDevice()
    vi.stubGlobal('origin', 'null')
    await expect(answer(parameters)).rejects.toMatchObject({ code: 'PASSKEY_WRONG_SITE' })
    expect(device.prompts).toEqual([])
    vi.unstubAllGlobals()
  },
)
