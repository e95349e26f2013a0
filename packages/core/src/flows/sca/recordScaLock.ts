import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../loadChunk.ts'

/** Loads what reads and writes the record of a lock: few customers ever meet one. */
const loadScaLock = () =>
  loadModule(import('./scaLock.ts').then(({ forgetScaLock, writeScaLock }) => ({ forgetScaLock, writeScaLock })))

/**
 * Records the lock that a response to a proof reports, and deletes the record once a proof is accepted. Passes the
 * response on. Nothing waits for the record, and without it only a later page does not know of the lock.
 */
export async function recordScaLock<response>(
  client: WalletClient,
  parameters: { accountId: string | undefined; response: Promise<response> },
): Promise<response> {
  const { accountId, response } = parameters
  const change = (work: (lock: Awaited<ReturnType<typeof loadScaLock>>, id: string) => Promise<void>) => {
    if (accountId === undefined) return
    void loadScaLock()
      .then((lock) => work(lock, accountId))
      .catch(() => {})
  }
  try {
    const accepted = await response
    change((lock, id) => lock.forgetScaLock(client, { accountId: id }))
    return accepted
  } catch (error) {
    if (isWalletError(error, 'ACCOUNT_LOCKED'))
      change((lock, id) => lock.writeScaLock(client, { accountId: id, error }))
    throw error
  }
}
