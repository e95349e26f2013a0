import type { Transaction } from '../../wire/transaction.ts'
import type { StoppedPayment } from '../payment/readStoppedPayments.ts'
import { describeMovement, isShown, type MovementState } from './activityList.ts'
import { isFromBank } from './paymentTimeline.ts'

/** What the user has to do before a payment is made, or can still do about it. */
export type PaymentTask = {
  /** `confirm`: give a proof. `transfer`: send the money from a bank. `review`: look at a price. `see-stop`: what changed. */
  readonly kind: 'confirm' | 'transfer' | 'review' | 'see-stop'
  readonly quoteId: string
  /** It is paid by a transfer that the user makes at their bank: its page is the one with the bank details. */
  readonly isFunded: boolean
}

/**
 * Returns what the user has to do before a payment can be made; `undefined` for every other transaction. `stopped`: this
 * browser stopped it, so it is never offered to be confirmed.
 */
export function findPaymentTask(
  transaction: Transaction,
  stopped?: StoppedPayment | undefined,
): PaymentTask | undefined {
  const { quoteId } = transaction
  if (quoteId === undefined) return undefined
  const kind = kindOf(transaction, stopped)
  return kind && { kind, quoteId, isFunded: isFromBank(transaction) }
}

function kindOf(transaction: Transaction, stopped: StoppedPayment | undefined): PaymentTask['kind'] | undefined {
  const kind = kinds[describeMovement(transaction).state]
  const isOpen = kind ?? describeMovement(transaction, stopped).state === 'checked'
  return stopped && isOpen ? 'see-stop' : kind
}

const kinds: { readonly [state in MovementState]?: PaymentTask['kind'] } = {
  'needs-confirmation': 'confirm',
  'needs-transfer': 'transfer',
  'not-sent-yet': 'review',
}

/** Returns whether a payment waits for the user, who has agreed to it or made it. A price they only looked at does not. */
export function isWaiting(transaction: Transaction, stopped?: StoppedPayment | undefined): boolean {
  const task = findPaymentTask(transaction, stopped)
  return task !== undefined && task.kind !== 'review'
}

/** Returns whether this is part of the history: neither a price the user looked at nor a payment that waits for them. */
export function isHistory(transaction: Transaction, stopped?: StoppedPayment | undefined): boolean {
  return isShown(transaction, { stopped }) && !isWaiting(transaction, stopped)
}
