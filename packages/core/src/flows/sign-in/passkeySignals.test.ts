import { createCredentialList } from '@countersign/core'
import { expect, test } from 'vitest'
import { passkeyWorld } from '../../../test/passkeyWorld.ts'
import { until } from '../../../test/testClock.ts'
import { listCredentials } from '../../api/credentials.ts'
import { readPasskeyNotes } from '../../storage/notes/passkeyNotes.ts'
import { loginWithPasskey } from './passkeyLogin.ts'
import { tellAcceptedPasskeys } from './passkeySignals.ts'

async function world() {
  const enrolled = await passkeyWorld()
  const { client, ada } = enrolled
  const { accountId } = ada
  const { userId } = await readPasskeyNotes(client.records, { accountId })
  return { ...enrolled, accountId, userId, methods: await listCredentials(client, { accountId }) }
}

test('once the ways to sign in are listed, the browser hears which passkeys still count', async () => {
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

test('after the last passkey is removed the browser hears that none counts', async () => {
  const { client, clock, device, passkey, accountId } = await world()
  const list = createCredentialList(client, { accountId })
  await list.load()

  await list.change({ type: 'remove', credentialId: passkey.id })
  await until(clock, () => device.signals.length > 1)

  expect(device.signals.at(-1)?.options).toMatchObject({ allAcceptedCredentialIds: [] })
})

test('the browser hears nothing where that would hide what still counts', async () => {
  const { client, device, accountId, methods } = await world()
  const withoutId = methods.map(({ credentialId: _, ...method }) => method)

  // An account that the service does not know has an empty list, too.
  await tellAcceptedPasskeys(client, { accountId, methods: [] })
  await tellAcceptedPasskeys(client, { accountId, methods: withoutId })
  // Nobody enrolled or used a passkey of that account here, so its user is not known.
  await tellAcceptedPasskeys(client, { accountId: 'InternalAccount:other', methods })

  expect(device.signals).toEqual([])
})

test('a browser that does not listen changes nothing', async () => {
  const { client, accountId, methods } = await world()
  Object.assign(PublicKeyCredential, { signalAllAcceptedCredentials: undefined })

  await expect(tellAcceptedPasskeys(client, { accountId, methods })).resolves.toBeUndefined()
})

test('a sign-in tells this device whose passkey it was', async () => {
  const { client, accountId, userId, passkey } = await world()
  await client.records.remove(`passkeys:${accountId}`)

  await loginWithPasskey(client, { credentialId: passkey.id })

  expect(await readPasskeyNotes(client.records, { accountId })).toEqual({ userId })
})
