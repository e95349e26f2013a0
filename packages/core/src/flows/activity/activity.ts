import type { Page, PageParameters } from '../../api/page.ts'
import { listActivity } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { Transaction } from '../../wire/transactions.ts'

export type ReadActivityParameters = PageParameters
export type ReadActivityReturnType = Awaited<ReturnType<typeof readActivity>>

/** Reads one page of the customer's transactions, newest first. */
export async function readActivity(
  client: WalletClient,
  parameters: ReadActivityParameters = {},
): Promise<Page<Transaction>> {
  const { transactions: items, nextCursor } = await listActivity(client, parameters)
  return { items, nextCursor }
}
