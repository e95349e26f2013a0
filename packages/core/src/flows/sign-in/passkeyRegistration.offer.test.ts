import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { installTestDevice, type TestDeviceOptions } from '../../../test/testAuthenticator.ts'
import { forgetLogin, rememberLogin } from '../../storage/rememberedLogins.ts'
import { readRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import { declinePasskey, shouldOfferPasskey } from './passkeyRegistration.ts'

async function world(options: TestDeviceOptions = {}) {
  installTestDevice(options)
  const signedIn = await signedInWorld()
  return { ...signedIn, accountId: signedIn.ada.accountId }
}

test('a passkey is offered once a user is signed in on a device that can create one', async () => {
  const { client, accountId } = await world()

  expect(await shouldOfferPasskey(client, { accountId })).toBe(true)
  expect(await shouldOfferPasskey(client, { accountId: 'InternalAccount:other' })).toBe(false)
  await client.sessions.end(accountId)
  expect(await shouldOfferPasskey(client, { accountId })).toBe(false)
})

test('the passkey of another user of this device is no reason not to offer one', async () => {
  const { client, accountId } = await world()
  const theirs = { credentialId: 'AuthMethod:2', accountId: 'InternalAccount:2', type: 'PASSKEY', nickname: 'Grace' }
  await rememberLogin(client.records, { ...theirs, lastUsedAtMs: 0 })

  expect(await shouldOfferPasskey(client, { accountId })).toBe(true)
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
  const declinedAgo = (ms: number) => client.records.write(`passkeys:${accountId}`, { declinedAtMs: clock.now() - ms })
  await declinedAgo(90 * 86_400_000 - 1)
  expect(await shouldOfferPasskey(client, { accountId })).toBe(false)
  await declinedAgo(90 * 86_400_000)
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
