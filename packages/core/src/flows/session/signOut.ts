import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { logout } from '../../wire/platform.ts'
import { loadSessionCalls } from '../loadChunk.ts'
import { awaitedCodeName } from '../sign-in/awaitedCodeName.ts'

export type SignOutParameters = { accountId: string }
export type SignOutReturnType = Awaited<ReturnType<typeof signOut>>

/**
 * Signs out: the key is erased in every tab first and always, then the session is ended at the service and at the
 * platform if the network allows. Resolves even if that part failed; the session then ends by its own expiry.
 *
 * @throws `WalletError` `STORAGE_UNAVAILABLE`, at the end, when the browser could not erase the key.
 */
export async function signOut(client: WalletClient, parameters: SignOutParameters): Promise<void> {
  const { accountId } = parameters
  // The next user of this tab must not be asked for a code that was on its way to this user.
  client.tabStorage.remove(awaitedCodeName)

  // 1. In this browser, at once, with or without a network.
  const { record, erased } = await client.sessions.end(accountId)

  // 2. At the service, with the last signature of the key that was just erased. An already ended session needs nothing.
  if (record) {
    const ended = loadSessionCalls().then(({ revokeByOwnKey }) => revokeByOwnKey(client, { record }))
    await ended.catch(() => {})
  }

  // 3. At the platform, which made the requests to the service for us until now.
  await call(client, logout, {}).catch(() => {})

  if (!erased) throw new WalletError('STORAGE_UNAVAILABLE', { message: 'the key could not be erased' })
}
