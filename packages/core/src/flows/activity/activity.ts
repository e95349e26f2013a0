import { type Page, type PageParameters, toPage } from '../../api/page.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { listTransactions, type Transaction } from '../../wire/transaction.ts'

export type ReadActivityParameters = PageParameters & {
  /** Only what began at this time or later. */
  from?: Date | undefined
  /** Only what began at this time or earlier. */
  to?: Date | undefined
  /** Only payments to this payee. */
  payeeId?: string | undefined
  /** Only what was done with this card. */
  cardId?: string | undefined
  /** Only what has this status. */
  status?: 'COMPLETED' | undefined
}
export type ReadActivityReturnType = Awaited<ReturnType<typeof readActivity>>

/** Reads one page of the customer's transactions, newest first. */
export async function readActivity(
  client: WalletClient,
  { limit = 20, from, to, payeeId, signal, ...rest }: ReadActivityParameters = {},
): Promise<Page<Transaction>> {
  const period = { startDate: from?.toISOString(), endDate: to?.toISOString() }
  const query = { limit: String(limit), receiverAccountIdentifier: payeeId, ...rest, ...period }
  return toPage(await call(client, listTransactions, { query, signal }))
}
