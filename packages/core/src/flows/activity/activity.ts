import type { Page, PageParameters } from '../../api/page.ts'
import { listActivity } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { Transaction } from '../../wire/transactions.ts'

/** Reads one page of the user's transactions, newest first. */
export async function readActivity(
  client: WalletClient,
  { limit = 20, ...page }: PageParameters = {},
): Promise<Page<Transaction>> {
  const { transactions, nextCursor } = await listActivity(client, { limit, ...page })
  return { items: transactions, nextCursor }
}
