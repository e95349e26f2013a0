import { logout } from '../api/platform.ts'
import { revokeSession } from '../api/sessions.ts'
import type { WalletClient } from '../createWalletClient.ts'
import { WalletError } from '../errors/WalletError.ts'
import type { KeyRecord } from '../storage/keyStore.ts'
import { signLegs } from './signedRequest.ts'

/**
 * Signs out: the key is erased in every tab first and always, then the session is ended at the service and at the
 * platform as far as the network allows. Resolves also when that part failed; the session then ends by its own expiry.
 *
 * @throws `WalletError` `STORAGE_UNAVAILABLE`, at the end, when the browser could not erase the key.
 */
export async function signOut(client: WalletClient, parameters: { accountId: string }): Promise<void> {
  const { accountId } = parameters

  // 1. Here and now, whatever the network does.
  const { record, erased } = await client.sessions.end(accountId)

  // 2. At the service, with the last signature of the key that was just erased.
  if (record) await revoke(client, record).catch(() => {})

  // 3. At the platform, which asked the service on our behalf until now.
  await logout(client).catch(() => {})

  if (!erased) throw new WalletError('STORAGE_UNAVAILABLE', { message: 'the session key could not be erased' })
}

async function revoke(client: WalletClient, record: KeyRecord): Promise<void> {
  await signLegs(client, {
    intent: 'revoke-session',
    key: async () => record,
    send: (signing) => revokeSession(client, { sessionId: record.id, ...signing }),
  })
}
