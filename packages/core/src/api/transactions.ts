import { getTransaction as getOperation, listTransactions, type Transaction } from '../wire/transactions.ts'
import { type PageParameters, toPage } from './page.ts'
import { type ApiClient, call } from './send.ts'

export type GetTransactionParameters = { transactionId: string; signal?: AbortSignal | undefined }
export type GetTransactionReturnType = Awaited<ReturnType<typeof getTransaction>>

/** Reads one movement of money as it stands now. */
export function getTransaction(
  client: ApiClient,
  { transactionId, signal }: GetTransactionParameters,
): Promise<Transaction> {
  return call(client, getOperation, { path: { transactionId }, signal })
}

export type ListActivityParameters = PageParameters
export type ListActivityReturnType = Awaited<ReturnType<typeof listActivity>>

/** Lists the customer's movements, newest first, and returns the cursor of the next page where there is one. */
export async function listActivity(
  client: ApiClient,
  parameters: ListActivityParameters = {},
): Promise<{ transactions: readonly Transaction[]; nextCursor: string | undefined }> {
  const { limit = 20, cursor, signal } = parameters
  const body = await call(client, listTransactions, { query: { limit: String(limit), cursor }, signal })
  const { items: transactions, nextCursor } = toPage(body)
  return { transactions, nextCursor }
}
