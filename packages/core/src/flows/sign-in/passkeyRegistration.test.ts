import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { engineError, installTestDevice } from '../../../test/testAuthenticator.ts'
import { listCredentials } from '../../api/credentials.ts'
import { readRememberedLogins } from '../../storage/rememberedLogins.ts'
import { readRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import { makePasskey, registerPasskey } from './passkeyRegistration.ts'

async function world() {
  const device = installTestDevice()
  const signedIn = await signedInWorld()
  signedIn.network.requests.length = 0
  return { ...signedIn, device, accountId: signedIn.ada.accountId }
}

test('a passkey is created, signed for and remembered on this device', async () => {
  const { client, network, device, accountId } = await world()

  const made = await makePasskey(client, { accountId, nickname: "  Ada's phone " })
  const passkey = await registerPasskey(client, { made })

  expect(network.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /passkeys/registration',
    'POST /auth/credentials',
    'POST /auth/credentials',
  ])
  const [, first, second] = network.requests
  expect(first?.body).toBe(second?.body)
  const issued = Buffer.from(device.prompts[0]?.publicKey.challenge ?? new ArrayBuffer(0)).toString('base64url')
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ challenge: issued, nickname: "Ada's phone", accountId })
  expect(passkey).toMatchObject({ type: 'PASSKEY', nickname: "Ada's phone", credentialId: device.passkeys[0]?.id })
  expect(await readRememberedLogins(client.records)).toContainEqual(
    expect.objectContaining({ credentialId: passkey.id, accountId, type: 'PASSKEY', nickname: "Ada's phone" }),
  )
  const { userId } = await readRememberedPasskeys(client.records, { accountId })
  expect(userId).toBe(Buffer.from(device.prompts[0]?.publicKey.user?.id ?? new ArrayBuffer(0)).toString('base64url'))
})

test('the device is asked for a discoverable ES256 passkey with user verification', async () => {
  const { client, device, accountId } = await world()

  await makePasskey(client, { accountId, nickname: 'Phone' })

  expect(device.prompts[0]?.publicKey).toMatchObject({
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 60_000,
  })
})

test.each(['', '   ', 'a'.repeat(101), 'phone & key', '<b>', 'a/b', 'emoji 🔑'])(
  'the name %j is refused before the prompt',
  async (nickname) => {
    const { client, network, device, accountId } = await world()

    const attempt = makePasskey(client, { accountId, nickname })

    await expect(attempt).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { errors: [{ field: 'nickname' }] },
    })
    expect(device.prompts).toEqual([])
    expect(network.requests).toEqual([])
  },
)

/** A short session, of a user who has just signed in. */
async function shorten({ client, clock, keyStore, accountId }: Awaited<ReturnType<typeof world>>, leftMs: number) {
  const record = await client.sessions.use(accountId)
  await keyStore.write({ ...record, expiresAt: new Date(clock.now() + leftMs) })
}

test('a user whose session is about to end signs in before the device prompt', async () => {
  const signedIn = await world()
  const { client, network, device, accountId } = signedIn
  await shorten(signedIn, 89_999)
  network.requests.length = 0

  await expect(makePasskey(client, { accountId, nickname: 'Phone' })).rejects.toMatchObject({ action: 'sign-in' })
  expect(device.prompts).toEqual([])
  expect(network.requests).toEqual([])
})

test('a session that lasts for a prompt and half a minute more is long enough', async () => {
  const signedIn = await world()
  const { client, accountId } = signedIn
  await shorten(signedIn, 90_000)

  await expect(makePasskey(client, { accountId, nickname: 'Phone' })).resolves.toMatchObject({ accountId })
})

test('a passkey for another site is not created, even if the platform requests it', async () => {
  const { client, network, device, accountId } = await world()
  network.tamper('/passkeys/registration', (body) => body.replace('"id":"wallet.example"', '"id":"evil.example"'))

  await expect(makePasskey(client, { accountId, nickname: 'Phone' })).rejects.toMatchObject({
    code: 'PASSKEY_WRONG_SITE',
  })
  expect(device.prompts).toEqual([])
})

test('a device that already has a passkey of the wallet says so', async () => {
  const { client, ada } = await passkeyWorld()

  await expect(makePasskey(client, { accountId: ada.accountId, nickname: 'Again' })).rejects.toMatchObject({
    code: 'PASSKEY_ALREADY_HERE',
  })
})

test('a relay that swaps the challenge gets nothing registered, and the passkey is removed from the browser', async () => {
  const { client, network, device, accountId } = await world()
  network.tamper('/passkeys/registration', (body) =>
    JSON.stringify({ ...JSON.parse(body), challenge: 'c3dhcHBlZC1ieS10aGUtcmVsYXk' }),
  )
  const made = await makePasskey(client, { accountId, nickname: 'Phone' })

  await expect(registerPasskey(client, { made })).rejects.toMatchObject({ code: 'PASSKEY_CHALLENGE_EXPIRED' })

  expect((await listCredentials(client, { accountId })).map(({ type }) => type)).toEqual(['EMAIL_OTP'])
  expect(device.signals).toEqual([
    { name: 'unknown', options: { rpId: 'wallet.example', credentialId: made.attestation.credentialId } },
  ])
})

test('a relay that replaces the key under the id of the passkey gets no signature', async () => {
  const { client, network, accountId } = await world()
  const made = await makePasskey(client, { accountId, nickname: 'Phone' })
  network.tamper('POST /auth/credentials', (body, response) =>
    response.status === 202 ? body.replace(made.attestation.attestationObject, 'a2V5LW9mLXRoZS1yZWxheQ') : body,
  )
  network.requests.length = 0

  await expect(registerPasskey(client, { made })).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })
  expect(network.requests).toHaveLength(1)
})

test('a lost response does not remove the passkey, since it may be registered', async () => {
  const { client, network, device, accountId } = await world()
  const made = await makePasskey(client, { accountId, nickname: 'Phone' })
  network.tamper('POST /auth/credentials', (body, response) => {
    if (response.status === 201) throw new TypeError('fetch failed')
    return body
  })

  await expect(registerPasskey(client, { made })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })

  expect(device.signals).toEqual([])
})

test.each([
  ['another passkey', { credentialId: 'b3RoZXI' }],
  ['the passkey of another account', { accountId: 'InternalAccount:other' }],
  ['another kind of credential', { type: 'OAUTH' }],
])('a relay that responds with %s is rejected', async (_what, change) => {
  const { client, network, accountId } = await world()
  const made = await makePasskey(client, { accountId, nickname: 'Phone' })
  network.tamper('POST /auth/credentials', (body, response) =>
    response.status === 201 ? JSON.stringify({ ...JSON.parse(body), ...change }) : body,
  )

  await expect(registerPasskey(client, { made })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect((await readRememberedLogins(client.records)).some(({ type }) => type === 'PASSKEY')).toBe(false)
})

test.each([
  [409, 'PASSKEY_CREDENTIAL_ALREADY_EXISTS', 0],
  [500, 'INTERNAL_ERROR', 0],
  [429, 'RATE_LIMITED', 0],
  [403, 'FORBIDDEN', 1],
] as const)('after %i %s the browser is asked to drop %i passkeys', async (status, code, dropped) => {
  const { client, device, sandbox, accountId } = await world()
  const made = await makePasskey(client, { accountId, nickname: 'Phone' })
  sandbox.scenarios.failNext('createCredential', { status, code, skip: 1 })

  await expect(registerPasskey(client, { made })).rejects.toMatchObject({ httpStatus: status })
  expect(device.signals).toHaveLength(dropped)
})

test('the message of a browser error goes nowhere', async () => {
  const { client, device, accountId } = await world()
  device.next(() => Promise.reject(engineError('UnknownError')))

  const error = await makePasskey(client, { accountId, nickname: 'Phone' }).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code: 'PASSKEY_UNAVAILABLE' })
  expect(JSON.stringify(error) + String(error)).not.toContain('secret-id')
})
