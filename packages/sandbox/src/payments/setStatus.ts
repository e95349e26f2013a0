import type { SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import type { QuoteRecord, QuoteStatus, TransactionRecord } from './records.ts'

/** Moves a quote and its transaction together, and returns the transaction. */
export function setStatus(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; status: QuoteStatus; at?: number; failureReason?: string },
): TransactionRecord | undefined {
  const { quote, status, at = context.now(), failureReason } = parameters
  quote.status = status
  const transaction = context.state.transactions.get(quote.transactionId)
  if (!transaction) return undefined
  transaction.status = status
  transaction.updatedAt = toIso(at)
  if (failureReason) transaction.failureReason = failureReason
  return transaction
}
