import type { WalletClient } from '../../createWalletClient.ts'
import { readTransaction, type TransactionWithPayment } from '../../flows/activity/transaction.ts'
import { createReader, type Reader } from '../reader.ts'

/** Creates a reader of one transaction and the payment it belongs to. */
export function createTransactionReader(
  client: WalletClient,
  options: { transactionId: string },
): Reader<TransactionWithPayment> {
  const { transactionId } = options
  return createReader(client, {
    read: ({ signal }) => readTransaction(client, { transactionId, signal }),
    changedBy: { kind: 'transaction', id: transactionId },
  })
}
