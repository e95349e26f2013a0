import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { engineError, installTestDevice, type TestDeviceOptions } from '../../../test/testAuthenticator.ts'
import { listCredentials } from '../../api/credentials.ts'
import { forgetLogin, readRememberedLogins } from '../../storage/rememberedLogins.ts'
import { readRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import { declinePasskey, makePasskey, registerPasskey, shouldOfferPasskey } from './passkeyRegistration.ts'

async function world(options: TestDeviceOptions = {}) {
  const device = installTestDevice(options)
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

test('a user whose session is about to end signs in before the device prompt', async () => {
  const { client, clock, network, device, accountId } = await world()
  const state = client.sessions.getSnapshot()
  if (!('session' in state)) throw new Error('no user is signed in')
  clock.advance(state.session.expiresAt.getTime() - clock.now() - 60_000)
  network.requests.length = 0

  await expect(makePasskey(client, { accountId, nickname: 'Phone' })).rejects.toMatchObject({ action: 'sign-in' })
  expect(device.prompts).toEqual([])
  expect(network.requests).toEqual([])
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

test('a relay that responds with another credential is rejected', async () => {
  const { client, network, accountId } = await world()
  const made = await makePasskey(client, { accountId, nickname: 'Phone' })
  network.tamper('POST /auth/credentials', (body, response) =>
    response.status === 201 ? JSON.stringify({ ...JSON.parse(body), credentialId: 'b3RoZXI' }) : body,
  )

  await expect(registerPasskey(client, { made })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect((await readRememberedLogins(client.records)).some(({ type }) => type === 'PASSKEY')).toBe(false)
})

test('the message of a browser error goes nowhere', async () => {
  const { client, device, accountId } = await world()
  device.next(() => Promise.reject(engineError('UnknownError')))

  const error = await makePasskey(client, { accountId, nickname: 'Phone' }).catch((thrown: unknown) => thrown)

  expect(error).toMatchObject({ code: 'PASSKEY_UNAVAILABLE' })
  expect(JSON.stringify(error) + String(error)).not.toContain('secret-id')
})

test('a passkey is offered once a user is signed in on a device that can create one', async () => {
  const { client, accountId } = await world()

  expect(await shouldOfferPasskey(client, { accountId })).toBe(true)
  expect(await shouldOfferPasskey(client, { accountId: 'InternalAccount:other' })).toBe(false)
})

test.each([
  ['cannot make one', { builtIn: false }],
  ['has none', { supported: false }],
  ['has an insecure page', { secure: false }],
  ['may not make one in this frame', { allowed: false }],
])('no passkey is offered on a device that %s', async (_what, options) => {
  const { client, accountId } = await world(options)

  expect(await shouldOfferPasskey(client, { accountId })).toBe(false)
})

test('no passkey is offered where one is remembered, and it is offered again after that is forgotten', async () => {
  const { client, passkey, ada } = await passkeyWorld()
  const { accountId } = ada

  expect(await shouldOfferPasskey(client, { accountId })).toBe(false)
  await forgetLogin(client.records, { credentialId: passkey.id })
  expect(await shouldOfferPasskey(client, { accountId })).toBe(true)
})

test('a declined offer counts for 90 days and for this account', async () => {
  const { client, clock, accountId } = await world()

  await declinePasskey(client, { accountId })

  expect(await shouldOfferPasskey(client, { accountId })).toBe(false)
  const { declinedAtMs } = await readRememberedPasskeys(client.records, { accountId })
  expect(declinedAtMs).toBe(clock.now())
  await client.records.write(`passkeys:${accountId}`, { declinedAtMs: clock.now() - 90 * 86_400_000 })
  expect(await shouldOfferPasskey(client, { accountId })).toBe(true)
})

test('a declined offer counts from when it was declined on this device, and not forever if a relay dated it', async () => {
  const { client, clock, accountId } = await world()
  client.transport.serverTime.observe(clock.now() - 400 * 86_400_000)

  await declinePasskey(client, { accountId })

  expect((await readRememberedPasskeys(client.records, { accountId })).declinedAtMs).toBe(clock.now())
  // In the format of an older version.
  await client.records.write(`passkeys:${accountId}`, { declinedAtMs: Date.parse('9999-12-31T00:00:00Z') })
  expect(await shouldOfferPasskey(client, { accountId })).toBe(true)
})
