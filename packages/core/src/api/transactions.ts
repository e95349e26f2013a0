import {
  getTransaction as getOperation,
  listTransactions as listOperation,
  type Transaction,
} from '../wire/transactions.ts'
import { type ApiClient, expectId, send } from './send.ts'

/** One movement of money as it stands now. */
export async function getTransaction(
  client: ApiClient,
  parameters: { transactionId: string; signal?: AbortSignal | undefined },
): Promise<Transaction> {
  const { transactionId, signal } = parameters
  return expectId((await send(client.transport, getOperation, { path: { transactionId }, signal })).body, transactionId)
}

/** The person's movements, newest first, and the cursor of the next page where there is one. */
export async function listActivity(
  client: ApiClient,
  parameters: { limit?: number; cursor?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<{ transactions: readonly Transaction[]; nextCursor: string | undefined }> {
  const { limit = 20, cursor, signal } = parameters
  const { body } = await send(client.transport, listOperation, { query: { limit: String(limit), cursor }, signal })
  return { transactions: body.data, nextCursor: body.hasMore ? body.nextCursor : undefined }
}
