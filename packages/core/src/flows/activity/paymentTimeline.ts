import type { Transaction } from '../../wire/transaction.ts'
import type { MovementState } from './activityList.ts'
import type { TimelineStep, TimelineStepName } from './describeTimeline.ts'

/** Failures before any money moves. After others, nothing is claimed about the money without a refund. */
const beforeMoneyMoves = new Set(['QUOTE_EXPIRED', 'QUOTE_RATE_UNAVAILABLE', 'SCA_NOT_COMPLETED'])

/** Returns whether a payment takes its money from a bank, by a transfer that the user makes there. */
export function isFromBank({ source, type }: Transaction): boolean {
  return source?.sourceType === 'REALTIME_FUNDING' && type === 'OUTGOING'
}

/** Returns what became of a payment. */
export function paymentStateOf(transaction: Transaction): MovementState {
  const needsUser = transaction.quoteId !== undefined
  switch (transaction.status) {
    case 'COMPLETED':
      return 'completed'
    case 'PENDING':
      return needsUser && isFromBank(transaction) ? 'needs-transfer' : 'not-sent-yet'
    case 'PENDING_AUTHORIZATION':
      return 'needs-confirmation'
    case 'CREATED':
    case 'PROCESSING':
      return 'on-its-way'
    case 'FAILED':
    case 'REJECTED':
      return failureOf(transaction)
    case 'REFUNDED':
      return 'returned'
    case 'EXPIRED':
      return 'expired'
    default:
      return 'unknown'
  }
}

function failureOf({ refund, failureReason }: Transaction): MovementState {
  switch (refund?.status) {
    case 'COMPLETED':
      return 'failed-returned'
    case 'PENDING':
      return 'failed-refund-pending'
    case 'FAILED':
      return 'failed-refund-delayed'
    default:
      return beforeMoneyMoves.has(failureReason ?? '') ? 'failed-nothing-sent' : 'failed'
  }
}

type State = TimelineStep['state']
export const step = (name: TimelineStepName, state: State, at?: Date): TimelineStep => ({ name, state, at })

/**
 * Returns what has happened to a payment and what comes next, as far as the service reports it. `now`: the time of the
 * service, since a settlement can be dated ahead. `state`: what became of it, where the transaction alone does not say; `stop`:
 * the step between its beginning and that.
 */
export function describePaymentTimeline(
  transaction: Transaction,
  {
    now,
    state = paymentStateOf(transaction),
    stop = [],
  }: { now: Date; state?: MovementState; stop?: readonly TimelineStep[] | undefined },
): readonly TimelineStep[] {
  const { createdAt, settledAt, updatedAt, expectedSettlementAt, refund } = transaction
  const begun = step('begun', 'done', createdAt)
  const consent = isFromBank(transaction) ? 'transfer' : 'signed'
  const ahead = [step('sent', 'next'), step('arrived', 'next')]
  const behind = [begun, step(consent, 'done'), ...exchange(transaction)]
  const failed = step('failed', 'ended', refund?.initiatedAt ?? updatedAt)
  switch (state) {
    case 'completed':
      return settledAt && settledAt > now
        ? [...behind, step('sent', 'now'), step('arrived', 'next', settledAt)]
        : [...behind, step('sent', 'done'), step('arrived', 'done', settledAt)]
    case 'on-its-way':
      return [...behind, step('sent', 'now'), step('arrived', 'next', expectedSettlementAt)]
    case 'needs-confirmation':
    case 'needs-transfer':
      return [begun, step(consent, 'now'), ...ahead]
    case 'not-sent-yet':
      return [begun, step(consent, 'next'), ...ahead]
    case 'expired':
    case 'failed-nothing-sent':
      return [begun, ...stop, step('not-sent', 'ended', updatedAt)]
    case 'checked':
      return [begun, ...stop, step('checked', 'now')]
    case 'failed-refund-pending':
    case 'failed-refund-delayed':
      return [...behind, failed, step('refund', 'now')]
    case 'failed-returned':
    case 'returned':
      return [...behind, failed, step('refund', 'done', refund?.settledAt ?? updatedAt)]
    case 'failed':
      return [...behind, failed]
    default:
      return [begun]
  }
}

function exchange({ sentAmount, receivedAmount }: Transaction): readonly TimelineStep[] {
  const isExchanged = sentAmount && receivedAmount && sentAmount.currency.code !== receivedAmount.currency.code
  return isExchanged ? [step('exchanged', 'done')] : []
}
