import type { SandboxContext } from '../../context.ts'
import { invalidInput } from '../../http/responses.ts'
import type { CardRecord, CardTransactionRecord } from '../../state/cardRecords.ts'
import { moveFunds } from './cardFunding.ts'
import { saveCardTransaction } from './cardTransactions.ts'

type OfTransaction = { card: CardRecord; cardTransactionId: string }

/**
 * The merchant takes part of what was authorized, all of it, or more. Nothing: what is left of the authorization expires.
 *
 * @throws `ServiceError` `INVALID_INPUT` for a transaction that is not open.
 */
export function clear(context: SandboxContext, parameters: OfTransaction & { amount: number }): CardTransactionRecord {
  const { amount, ...named } = parameters
  const transaction = findOpen(context, named)
  if (amount === 0) end(context, { transaction })
  else {
    transaction.settledAmount += amount
    transaction.settlements += 1
    const isWhole = transaction.settledAmount >= transaction.authorizedAmount
    transaction.status = isWhole ? 'SETTLED' : 'PARTIALLY_SETTLED'
    cover(context, { transaction })
  }
  saveCardTransaction(context, { transaction })
  return transaction
}

/**
 * The merchant changes what it authorized; nothing takes it back.
 *
 * @throws `ServiceError` `INVALID_INPUT` for a transaction that is not open.
 */
export function changeAuthorization(
  context: SandboxContext,
  parameters: OfTransaction & { amount: number },
): CardTransactionRecord {
  const { amount, ...named } = parameters
  const transaction = findOpen(context, named)
  transaction.authorizedAmount = amount
  if (amount === 0) end(context, { transaction })
  else cover(context, { transaction })
  saveCardTransaction(context, { transaction })
  return transaction
}

/** What is authorized and not taken goes back to the account. */
function end(context: SandboxContext, { transaction }: { transaction: CardTransactionRecord }): void {
  transaction.pendingPulls = 0
  transaction.status = transaction.settlements === 0 ? 'VOIDED' : 'SETTLED'
  const { settledAmount, direction } = transaction
  moveFunds(context, { transaction, amount: direction === 'DEBIT' ? settledAmount : -settledAmount })
}

/** A debit is paid as soon as it is authorized, a credit when it is settled. What the account lacks is an exception. */
function cover(context: SandboxContext, { transaction }: { transaction: CardTransactionRecord }): void {
  const { authorizedAmount, settledAmount, direction } = transaction
  const amount = direction === 'DEBIT' ? Math.max(authorizedAmount, settledAmount) : -settledAmount
  if (transaction.pendingPulls === 0 && !moveFunds(context, { transaction, amount })) transaction.status = 'EXCEPTION'
}

function findOpen(context: SandboxContext, parameters: OfTransaction): CardTransactionRecord {
  const transaction = findCardTransaction(context, parameters)
  if (transaction.status === 'AUTHORIZED' || transaction.status === 'PARTIALLY_SETTLED') return transaction
  throw unsuitable('Expected a transaction that is authorized and not settled')
}

/** @throws `ServiceError` `INVALID_INPUT` for a transaction of another card, or of none. */
export function findCardTransaction(context: SandboxContext, parameters: OfTransaction): CardTransactionRecord {
  const transaction = context.state.cardTransactions.get(parameters.cardTransactionId)
  if (transaction?.cardId === parameters.card.id) return transaction
  throw unsuitable('Expected a transaction of this card')
}

export function unsuitable(message: string, { field = 'cardTransactionId' } = {}) {
  return invalidInput([{ field, message, constraint: {} }])
}
