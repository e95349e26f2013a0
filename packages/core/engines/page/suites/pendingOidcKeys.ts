import { createWalletClient } from '../../../src/createWalletClient.ts'
import { prepareOidcLogin } from '../../../src/flows/sign-in/oidcLogin.ts'
import { listPendingOidcKeys, takePendingOidcKey } from '../../../src/storage/pendingOidcKeys.ts'
import { createTabStorage } from '../../../src/storage/tabStorage.ts'
import type { Collector } from '../collector.ts'
import { assert, assertEqual } from '../expect.ts'
import { assertSigns, assertStays } from '../keyChecks.ts'

const name = 'engine-parked-keys'
const notes = createTabStorage({ name })
const openClient = () => createWalletClient({ baseUrl: '/api', name, trust: { otpBundle: [`04${'00'.repeat(64)}`] } })

/** A sign-in by OpenID up to the moment at which the page leaves for the provider. */
export async function checkPendingOidcKeys({ check }: Collector): Promise<void> {
  await check('the nonce of an OpenID sign-in is the SHA-256 of the text of its parked key', async () => {
    const { nonce, state, persistence } = await prepareOidcLogin(openClient())
    const parked = await takePendingOidcKey(openClient(), { state })
    assert(parked, 'it is not there')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parked.publicKeyHex))
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    assertEqual([nonce, persistence], [hex, 'stored'])
  })
  await check('of many that ask for a parked key at once, one gets it', async () => {
    const { state } = await prepareOidcLogin(openClient())
    const clients = Array.from({ length: 10 }, openClient)
    const taken = await Promise.all(clients.map((client) => takePendingOidcKey(client, { state })))
    assertEqual(taken.filter((key) => key !== undefined).length, 1)
  })
  notes.write('state', (await prepareOidcLogin(openClient())).state)
}

/** Run by the page that comes back, in the same browser. */
export async function checkPendingOidcKeysAfterReload({ check }: Collector): Promise<void> {
  const state = String(notes.read('state'))
  await check('after a reload a parked key is still there once, signs and is not exported', async () => {
    const client = openClient()
    const parked = await takePendingOidcKey(client, { state })
    assert(parked, 'it is not there')
    await assertStays(parked.privateKey)
    await assertSigns(parked)
    assertEqual(await listPendingOidcKeys(client.records), [])
  })
}
