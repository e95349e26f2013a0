import type { WalletClient } from '../../createWalletClient.ts'
import { loadModule } from '../../flows/loadChunk.ts'

export {
  describeHome,
  type WaitingPayment,
  type WalletHomeContent,
  type WalletHomeReadings,
} from '../../flows/wallets/walletHome.ts'

/**
 * Reads until when payments can be confirmed, by the id of the quote: their transactions do not say. `undefined` for one that
 * cannot be read.
 */
export async function readProofDeadlines(
  client: WalletClient,
  { quoteIds }: { quoteIds: readonly string[] },
): Promise<ReadonlyMap<string, Date | undefined>> {
  if (quoteIds.length === 0) return new Map()
  // Few wallets have a payment that waits.
  const { readProofEnds } = await loadModule(import('../../flows/activity/transactionDetails.ts'))
  return new Map(await readProofEnds(client, quoteIds))
}
