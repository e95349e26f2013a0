import type { MovementDetails } from '@countersign/core/transaction-details'
import type { PaymentOutcome } from '../../payment/payment-result/PaymentOutcome.ts'

/**
 * Returns a payment that is over and whose quote the service has deleted, as its movement tells of it. `undefined` where
 * that says too little for a receipt.
 */
export function restorePayment({ transaction, payee }: MovementDetails): PaymentOutcome | undefined {
  const { id, source, destination, sentAmount, receivedAmount, createdAt, fees, exchangeRate } = transaction
  const isOver = transaction.type === 'OUTGOING' && /^(COMPLETED|FAILED|RE(JECT|FUND)ED)$/.test(transaction.status)
  if (!isOver || !source || !destination || !sentAmount || !receivedAmount || !createdAt || fees === undefined)
    return undefined
  const quote = {
    id,
    // What is over cannot be compared with what was agreed to.
    status: 'EXPIRED' as const,
    createdAt,
    expiresAt: createdAt,
    source,
    destination,
    sendingCurrency: sentAmount.currency,
    receivingCurrency: receivedAmount.currency,
    totalSendingAmount: sentAmount.amount,
    totalReceivingAmount: receivedAmount.amount,
    feesIncluded: fees,
    exchangeRate,
  }
  return { status: transaction.status === 'COMPLETED' ? 'completed' : 'failed', quote, payee, transaction }
}
