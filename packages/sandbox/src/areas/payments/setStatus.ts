import type { TransactionStatus, WebhookType } from '@countersign/core/wire'
import { lookUp } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { emit } from '../webhooks/emit.ts'
import { describeTransaction } from './describeTransaction.ts'
import type { QuoteRecord, QuoteStatus, Refund, TransactionRecord } from './records.ts'

/** Moves a quote and its transaction together, and returns the transaction. */
export function setStatus(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; status: QuoteStatus; at?: number; failureReason?: string },
): TransactionRecord | undefined {
  const { quote, ...change } = parameters
  quote.status = change.status
  const transaction = context.state.transactions.get(quote.transactionId)
  if (transaction) setTransactionStatus(context, { transaction, ...change })
  return transaction
}

/** Moves a transaction, and announces it where there is an event for that. */
export function setTransactionStatus(
  context: SandboxContext,
  parameters: {
    transaction: TransactionRecord
    status: TransactionStatus
    at?: number | undefined
    failureReason?: string | undefined
    pendingReason?: string | undefined
  },
): void {
  const { transaction, status, at = context.now(), failureReason, pendingReason } = parameters
  transaction.status = status
  const now = toIso(at)
  // The same text where it is the same time: texts are most of what a transaction takes.
  const time = transaction.expectedSettlementAt === now ? transaction.expectedSettlementAt : now
  transaction.updatedAt = time
  transaction.failureReason = failureReason
  transaction.pendingReason = pendingReason
  transaction.settledAt = status === 'COMPLETED' ? time : transaction.settledAt
  announceStatus(context, { transaction, status, at })
}

/** Starts a refund, or says how it ended. */
export function setRefund(
  context: SandboxContext,
  parameters: { transaction: TransactionRecord; refund: Pick<Refund, 'status' | 'reason'>; at: number },
): void {
  const { transaction, refund, at } = parameters
  transaction.refund = {
    reference: transaction.refund?.reference ?? context.createId('Refund'),
    initiatedAt: transaction.refund?.initiatedAt ?? toIso(at),
    ...refund,
    ...(refund.status === 'COMPLETED' && { settledAt: toIso(at) }),
  }
  transaction.updatedAt = toIso(at)
  const direction = transaction.type === 'INCOMING' ? 'INCOMING' : 'OUTGOING'
  emit(context, { type: `${direction}_PAYMENT.REFUND_${refund.status}`, data: describeTransaction(transaction), at })
}

/** Announces where a transaction stands. What happens to an incoming payment before it is asked about has no event. */
export function announceStatus(
  context: SandboxContext,
  parameters: { transaction: TransactionRecord; status: TransactionStatus; at: number },
): void {
  const { transaction, status, at } = parameters
  const { id } = transaction
  const type = lookUp(transaction.type === 'INCOMING' ? incomingEvents : outgoingEvents, status)
  if (type === undefined) return
  // Bank deposits are announced for information only: there is nothing to approve.
  const asks = type === 'INCOMING_PAYMENT.PENDING' && context.state.incomingPayments.has(id)
  emit(context, { type, data: describeTransaction(transaction), at, approvalOf: asks ? id : undefined })
}

const incomingEvents: { readonly [status in TransactionStatus]?: WebhookType } = {
  PENDING: 'INCOMING_PAYMENT.PENDING',
  COMPLETED: 'INCOMING_PAYMENT.COMPLETED',
  FAILED: 'INCOMING_PAYMENT.FAILED',
}
const outgoingEvents: { readonly [status in TransactionStatus]?: WebhookType } = {
  PENDING: 'OUTGOING_PAYMENT.PENDING',
  PENDING_AUTHORIZATION: 'OUTGOING_PAYMENT.PENDING_AUTHORIZATION',
  PROCESSING: 'OUTGOING_PAYMENT.PROCESSING',
  COMPLETED: 'OUTGOING_PAYMENT.COMPLETED',
  FAILED: 'OUTGOING_PAYMENT.FAILED',
  EXPIRED: 'OUTGOING_PAYMENT.EXPIRED',
}
