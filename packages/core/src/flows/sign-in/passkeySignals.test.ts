import { createCredentialList } from '@countersign/core'
import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { until } from '../../../test/testClock.ts'
import { listCredentials } from '../../api/credentials.ts'
import { readRememberedPasskeys } from '../../storage/rememberedPasskeys.ts'
import { loginWithPasskey } from './passkeyLogin.ts'
import { reportAcceptedPasskeys } from './passkeySignals.ts'

async function world() {
  const enrolled = await passkeyWorld()
  const { client, ada } = enrolled
  const { accountId } = ada
  const { userId } = await readRememberedPasskeys(client.records, { accountId })
  return { ...enrolled, accountId, userId, methods: await listCredentials(client, { accountId }) }
}

test('once the sign-in methods are listed, the browser gets the list of valid passkeys', async () => {
  const { client, clock, device, passkey, accountId, userId } = await world()

  await createCredentialList(client, { accountId }).load()
  await until(clock, () => device.signals.length > 0)

  expect(device.signals).toEqual([
    {
      name: 'accepted',
      options: { rpId: 'wallet.example', userId, allAcceptedCredentialIds: [passkey.credentialId] },
    },
  ])
})

test('after the last passkey is removed the browser gets an empty list', async () => {
  const { client, clock, device, passkey, accountId } = await world()
  const list = createCredentialList(client, { accountId })
  await list.load()

  await list.change({ type: 'remove', credentialId: passkey.id })
  await until(clock, () => device.signals.length > 1)

  expect(device.signals.at(-1)?.options).toMatchObject({ allAcceptedCredentialIds: [] })
})

test('the browser gets no signal that would hide a valid passkey', async () => {
  const { client, device, accountId, methods } = await world()
  const withoutId = methods.map(({ credentialId: _, ...method }) => method)

  // The list of an account that the service does not know is empty, too.
  await reportAcceptedPasskeys(client, { accountId, methods: [] })
  await reportAcceptedPasskeys(client, { accountId, methods: withoutId })
  // No passkey of that account was registered or used here, so its user is not known.
  await reportAcceptedPasskeys(client, { accountId: 'InternalAccount:other', methods })

  expect(device.signals).toEqual([])
})

test('a browser without the signal API changes nothing', async () => {
  const { client, accountId, methods } = await world()
  Object.assign(PublicKeyCredential, { signalAllAcceptedCredentials: undefined })

  await expect(reportAcceptedPasskeys(client, { accountId, methods })).resolves.toBeUndefined()
})

test('a sign-in stores the user of the passkey on this device', async () => {
  const { client, accountId, userId, passkey } = await world()
  await client.records.remove(`passkeys:${accountId}`)

  await loginWithPasskey(client, { credentialId: passkey.id })

  expect(await readRememberedPasskeys(client.records, { accountId })).toEqual({ userId })
})

test('an authenticator that does not name its user leaves what is stored about them', async () => {
  const { client, device, accountId, userId, passkey } = await world()
  // A copy that this browser did not create, as on a key without room for a name.
  Object.assign(device.passkeys, [{ ...device.passkeys[0] }])

  await loginWithPasskey(client, { credentialId: passkey.id })

  expect(userId).toBeDefined()
  expect(await readRememberedPasskeys(client.records, { accountId })).toEqual({ userId })
})
