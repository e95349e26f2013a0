import type { SandboxContext } from '../../context.ts'
import type { CardRecord, CardTransactionRecord } from '../../state/cardRecords.ts'
import { moveFunds } from './cardFunding.ts'
import { saveCardTransaction } from './cardTransactions.ts'
import { findCardTransaction, unsuitable } from './clearing.ts'
import { beginTransaction, settleAll } from './purchases.ts'

type OfTransaction = { card: CardRecord; cardTransactionId: string }

/**
 * The merchant pays back. That is a transaction of its own, which names the purchase; the purchase stays settled.
 *
 * @throws `ServiceError` `INVALID_INPUT` for more than is settled and not paid back yet.
 */
export function returnPurchase(
  context: SandboxContext,
  parameters: OfTransaction & { amount: number },
): CardTransactionRecord {
  const { card, amount } = parameters
  const purchase = findCardTransaction(context, parameters)
  const isPurchase = purchase.direction === 'DEBIT'
  if (!isPurchase || purchase.settlements === 0) throw unsuitable('Expected a purchase that is settled')
  if (amount > purchase.settledAmount - purchase.refundedAmount)
    throw unsuitable('Expected no more than is settled and not paid back', { field: 'amount' })

  const { accountId, merchant } = purchase
  const payback = beginTransaction(context, { card, amount, accountId, direction: 'CREDIT', merchant })
  payback.originalTransactionId = purchase.id
  settleAll(payback)
  moveFunds(context, { transaction: payback, amount: -amount })
  purchase.refundedAmount += amount
  purchase.refunds += 1
  for (const transaction of [payback, purchase]) saveCardTransaction(context, { transaction })
  return payback
}

/**
 * The merchant takes a payback away again. Named is the payback, or its purchase, whose newest payback is meant.
 *
 * @throws `ServiceError` `INVALID_INPUT` where nothing was paid back.
 */
export function reverseReturn(context: SandboxContext, parameters: OfTransaction): CardTransactionRecord {
  const named = findCardTransaction(context, parameters)
  const paybacks = context.state.cardTransactions.where('originalTransactionId', named.id)
  const candidates = named.originalTransactionId === undefined ? paybacks : [named]
  const payback = candidates.findLast(({ status }) => status === 'SETTLED')
  const purchase = context.state.cardTransactions.get(payback?.originalTransactionId ?? '')
  if (!payback || !purchase) throw unsuitable('Expected a return that is posted')

  if (moveFunds(context, { transaction: payback, amount: 0 })) payback.status = 'VOIDED'
  // The account spent it meanwhile.
  else payback.status = 'EXCEPTION'
  purchase.refundedAmount -= payback.settledAmount
  purchase.refunds -= 1
  for (const transaction of [payback, purchase]) saveCardTransaction(context, { transaction })
  return payback
}
