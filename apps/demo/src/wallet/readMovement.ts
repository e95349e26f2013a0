import type { Transaction, WalletClient } from '@countersign/core'
import { getPayee, getTransaction, isWalletError, readPayment } from '@countersign/core'
import type { PaymentOutcome } from '@countersign/react'

/** One movement, as a receipt where it was a payment that somebody agreed to. */
export type MovementDetails = { transaction: Transaction; outcome: PaymentOutcome | undefined }

/** @throws `WalletError` `REFERENCE_NOT_FOUND` when there is no such movement, or it is somebody else's. */
export async function readMovement(
  client: WalletClient,
  parameters: { transactionId: string; signal: AbortSignal },
): Promise<MovementDetails> {
  const { transactionId, signal } = parameters
  const transaction = await getTransaction(client, { transactionId, signal })
  if (transaction.quoteId === undefined) return { transaction, outcome: undefined }
  const { stage, quote } = await readPayment(client, { quoteId: transaction.quoteId, signal })
  if (stage !== 'processing' && stage !== 'completed' && stage !== 'failed') return { transaction, outcome: undefined }
  const payeeId = quote.destination.accountId
  const payee = payeeId === undefined ? undefined : await getPayee(client, { payeeId, signal }).catch(unlessRemoved)
  return { transaction, outcome: { status: stage, quote, payee, transaction } }
}

/** The receipt of a payment stays readable after its payee was removed. */
function unlessRemoved(error: unknown): undefined {
  if (!isWalletError(error) || error.httpStatus !== 404) throw error
}
