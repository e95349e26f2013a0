import type { Transaction } from '../../wire/transaction.ts'
import type { StoppedPayment } from '../payment/readStoppedPayments.ts'
import { describeMovement, type MovementState } from './activityList.ts'
import { describePaymentTimeline, step } from './paymentTimeline.ts'

/** What happens to one movement of money, one step after the other. */
export type TimelineStepName =
  /** The payment was prepared. */
  | 'begun'
  /** The user agreed to it with a signature, or with the proof that the service asked for. */
  | 'signed'
  /** The user’s own transfer, for a payment with money from a bank. */
  | 'transfer'
  | 'exchanged'
  | 'sent'
  | 'arrived'
  /** This browser stopped it. */
  | 'stopped'
  | 'not-sent'
  | 'failed'
  /** The money of a payment that did not arrive. */
  | 'refund'
  /** Money from someone else is on its way. */
  | 'announced'
  | 'received'
  | 'not-received'
  | 'authorized'
  | 'declined'
  | 'charged'
  | 'released'
  | 'checked'
  | 'card-refund'

export type TimelineStep = {
  readonly name: TimelineStepName
  /** `ended`: nothing comes after it, and the money did not arrive. */
  readonly state: 'done' | 'now' | 'next' | 'ended'
  /** When it happened, or is expected to; `undefined` where the service does not say. */
  readonly at: Date | undefined
}

/**
 * Returns what has happened to a transaction and what comes next, as far as the service reports it. `now`: the time of
 * the service, since a settlement can be dated ahead. `stopped`: as in `describeMovement`.
 */
export function describeTimeline(
  transaction: Transaction,
  { now, stopped }: { now: Date; stopped?: StoppedPayment | undefined },
): readonly TimelineStep[] {
  const { state, direction } = describeMovement(transaction, stopped)
  if (transaction.type === 'CARD') return cardSteps(transaction, state)
  if (direction === 'in') return incomingSteps(transaction, state)
  return describePaymentTimeline(transaction, {
    now,
    state,
    stop: state === 'checked' ? [] : stopped && [step('stopped', 'done')],
  })
}

function cardSteps(transaction: Transaction, state: MovementState): readonly TimelineStep[] {
  const { createdAt, settledAt, lastEventAt } = transaction
  const authorized = step('authorized', 'done', transaction.authorizedAt ?? createdAt)
  const last = settledAt ?? lastEventAt
  switch (state) {
    case 'card-declined':
      return [step('declined', 'ended', createdAt)]
    case 'card-refund':
      return [step('card-refund', 'done', last ?? createdAt)]
    case 'card-released':
      return [authorized, step('released', 'done', last)]
    case 'checked':
      return [authorized, step('checked', 'now')]
    case 'completed':
      return [authorized, step('charged', 'done', last)]
    default:
      return [{ ...authorized, state: 'now' }, step('charged', 'next')]
  }
}

function incomingSteps(transaction: Transaction, state: MovementState): readonly TimelineStep[] {
  const { createdAt, settledAt, updatedAt, expectedSettlementAt } = transaction
  const announced = step('announced', 'done', createdAt)
  if (state === 'not-received') return [announced, step('not-received', 'ended', updatedAt)]
  if (state !== 'completed') return [{ ...announced, state: 'now' }, step('received', 'next', expectedSettlementAt)]
  const received = step('received', 'done', settledAt ?? createdAt)
  // Most arrive in the moment in which the service hears of them.
  return received.at?.getTime() === createdAt?.getTime() ? [received] : [announced, received]
}
