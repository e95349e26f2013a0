import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { currencyOf } from '../../money/currencies.ts'
import type { CardTransactionRecord } from '../../state/cardRecords.ts'
import type { TransactionRecord } from '../payments/records.ts'
import { emit } from '../webhooks/emit.ts'

/** Keeps a card transaction as it is now, also among the transactions of its customer. */
export function saveCardTransaction(
  context: SandboxContext,
  parameters: { transaction: CardTransactionRecord; at?: number },
): void {
  const { transaction, at = context.now() } = parameters
  transaction.updatedAt = at
  context.state.cardTransactions.set(transaction.id, transaction)
  const row = describeCardTransaction(context, { transaction })
  const listed = context.state.transactions.get(transaction.id)
  const { status } = transaction
  emit(context, { type: `CARD_TRANSACTION.${status}`, data: row, at })
  // In its place: a list is in the order in which transactions began.
  if (listed) Object.assign(listed, row)
  else context.state.transactions.set(transaction.id, row)
}

function describeCardTransaction(
  context: SandboxContext,
  parameters: { transaction: CardTransactionRecord },
): TransactionRecord {
  const { transaction } = parameters
  const { id, status, direction, customerId, accountId, cardId, declinedReason, originalTransactionId } = transaction
  const money = (amount: number) => ({ amount, currency: { ...currencyOf(transaction.currency) } })
  const { settledAmount, refundedAmount, settlements, refunds, pulls, pendingPulls } = transaction
  const pulled = direction === 'DEBIT' ? Math.max(transaction.authorizedAmount, settledAmount) : 0
  return {
    id,
    type: 'CARD',
    status,
    direction,
    customerId,
    platformCustomerId: context.state.customers.get(customerId)?.platformCustomerId ?? customerId,
    accountId,
    cardId,
    merchant: transaction.merchant,
    authorizedAmount: money(transaction.authorizedAmount),
    // Undefined, not left out: the row replaces the fields of an earlier one.
    settledAmount: settlements > 0 ? money(settledAmount) : undefined,
    refundedAmount: refunds > 0 ? money(refundedAmount) : undefined,
    pullSummary:
      pulls + pendingPulls > 0
        ? { count: pulls, pendingCount: pendingPulls, totalAmount: pulls > 0 ? pulled : 0 }
        : undefined,
    settlementSummary: settlements > 0 ? { count: settlements, totalAmount: settledAmount } : undefined,
    refundSummary: refunds > 0 ? { count: refunds, totalAmount: refundedAmount } : undefined,
    ...(declinedReason !== undefined && { cardDeclinedReason: declinedReason }),
    ...(originalTransactionId !== undefined && { originalTransactionId }),
    issuerTransactionToken: transaction.issuerTransactionToken,
    authorizedAt: toIso(transaction.createdAt),
    createdAt: toIso(transaction.createdAt),
    updatedAt: toIso(transaction.updatedAt),
    lastEventAt: toIso(transaction.updatedAt),
  }
}
