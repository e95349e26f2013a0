import { type Page, type PageParameters, toPage } from '../../api/page.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { listTransactions, type Transaction } from '../../wire/transactions.ts'

export type ReadActivityParameters = PageParameters
export type ReadActivityReturnType = Awaited<ReturnType<typeof readActivity>>

/** Reads one page of the customer's transactions, newest first. */
export async function readActivity(
  client: WalletClient,
  { limit = 20, cursor, signal }: ReadActivityParameters = {},
): Promise<Page<Transaction>> {
  return toPage(await call(client, listTransactions, { query: { limit: String(limit), cursor }, signal }))
}
