import { getTransaction as getOperation, type Transaction } from '../wire/transaction.ts'
import { type ApiClient, call } from './send.ts'

export type GetTransactionParameters = { transactionId: string; signal?: AbortSignal | undefined }
export type GetTransactionReturnType = Awaited<ReturnType<typeof getTransaction>>

/** Reads one movement of money in its present state. */
export function getTransaction(
  client: ApiClient,
  { transactionId, signal }: GetTransactionParameters,
): Promise<Transaction> {
  return call(client, getOperation, { path: { transactionId }, signal })
}
