import { needsNewQuote } from '../../errors/needsNewQuote.ts'
import { keepDistinct } from '../../flows/payment/paymentBatch.ts'
import { type ScaPayment, toScaPayment } from '../../flows/payment/scaPayment.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { QuoteConfirmationState } from './quoteConfirmationState.ts'
import { challengeStepOf, type QuoteConfirmationStep } from './quoteConfirmationStep.ts'

/**
 * `payments`: the state of each, in the order of the list. Two that have the same quote are one. `canConfirm`: one press can
 * agree to all of them. `canLeave`: none of them was sent. `canContinue`: a challenge that was closed can be opened again.
 */
export type PaymentBatchState = {
  readonly payments: readonly QuoteConfirmationState[]
  readonly canConfirm: boolean
  readonly canLeave: boolean
  readonly canContinue: boolean
} & (
  | {
      /**
       * `loading`: not all are read. `unavailable`: one could not be read or priced. `review`: they wait for consent to all
       * of them. `expired`: one needs a new price first. `signing-in` and `sca-signing-in`: show an inline sign-in.
       * `sending`: they are signed and sent. `result`: each says what became of it.
       */
      readonly status:
        | 'loading'
        | 'unavailable'
        | 'review'
        | 'expired'
        | 'signing-in'
        | 'sca-signing-in'
        | 'sending'
        | 'result'
    }
  /** `proving`: the payments that are proved one after the other, under one list. It stays the same until all moved on. */
  | { readonly status: 'challenge'; readonly proving: readonly ScaPayment[]; readonly challenge: ScaChallengeState }
)

export type PaymentBatchEvent =
  | { type: 'payments-moved'; payments: readonly QuoteConfirmationState[] }
  | { type: 'challenge-moved'; challenge: ScaChallengeState }

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reducePaymentBatch(state: PaymentBatchState, event: PaymentBatchEvent): PaymentBatchState {
  if (event.type === 'payments-moved') return showPayments(state, event.payments)
  if (state.status !== 'challenge') return state
  const { challenge } = event
  const provedId = 'payment' in challenge ? challenge.payment.quoteId : undefined
  const payments = state.payments.map((payment) =>
    isWaiting(payment) && payment.quote.id === provedId
      ? { ...payment, challenge, step: challengeStepOf(challenge) ?? payment.step }
      : payment,
  )
  return { ...state, payments, challenge }
}

function showPayments(state: PaymentBatchState, moved: readonly QuoteConfirmationState[]): PaymentBatchState {
  const payments = keepDistinct(moved, quoteIdOf).map((payment) => keepProof(payment, state.payments))
  const shown = {
    payments,
    canConfirm: false,
    canLeave: payments.every(({ canLeave }) => canLeave),
    canContinue: payments.some((payment) => isProvable(payment) && !isOpen(payment)),
  }
  // A challenge that was begun stays, with its list, as long as one of its payments waits and the user has not closed it.
  if (state.status === 'challenge') {
    const { proving, challenge } = state
    const ids = proving.map(({ quoteId }) => quoteId)
    if (payments.some((payment) => isOpen(payment) && ids.includes(payment.quote.id)))
      return { ...shown, status: 'challenge', proving, challenge }
  }
  const status = statusOf(payments, state)
  if (status === 'review') return { ...shown, status, canConfirm: payments.every(({ canConfirm }) => canConfirm) }
  const proving = payments.filter(isOpen).filter(isProvable).map(toScaPayment)
  return status === 'result' && proving.length > 0
    ? { ...shown, status: 'challenge', proving, challenge: { status: 'loading' } }
    : { ...shown, status }
}

/** The quote of a payment, once it is there. */
export const quoteIdOf = (payment: QuoteConfirmationState) => ('quote' in payment ? payment.quote.id : undefined)

/** What is known of a proof is known of its payment, until it moves on. */
function keepProof(payment: QuoteConfirmationState, known: PaymentBatchState['payments']): QuoteConfirmationState {
  if (!isWaiting(payment)) return payment
  const before = known.filter(isWaiting).find((one) => one.quote.id === payment.quote.id)
  return before ? { ...payment, step: before.step, challenge: before.challenge } : payment
}

/** Returns what the user has to do, or to wait for, before all others. */
function statusOf(payments: PaymentBatchState['payments'], { status: before }: PaymentBatchState) {
  const some = (...statuses: QuoteConfirmationState['status'][]) =>
    payments.some(({ status }) => statuses.includes(status))
  // One that is read again changes nothing about the others.
  if (some('loading') && before !== 'result') return 'loading'
  if (some('sca-signing-in') || payments.some(isUnreadBeforeSignIn)) return 'sca-signing-in'
  if (some('signing-in')) return 'signing-in'
  if (some('signing', 'executing')) return 'sending'
  if (!payments.every(({ canLeave }) => canLeave) || payments.some(isStopped)) return 'result'
  if (some('unavailable', 'loading')) return 'unavailable'
  return payments.some(needsPrice) ? 'expired' : 'review'
}

type WaitingPayment = Extract<QuoteConfirmationState, { status: 'authorizing' }>

const isWaiting = (payment: QuoteConfirmationState): payment is WaitingPayment => payment.status === 'authorizing'

const isOpen = (payment: QuoteConfirmationState): payment is WaitingPayment => isWaiting(payment) && payment.open

const stoppedSteps: readonly QuoteConfirmationStep[] = ['abandoned', 'replaced']

/** Returns whether a payment is not what the user agreed to. What becomes of it is decided on a page of its own. */
const isStopped = ({ step }: QuoteConfirmationState) => stoppedSteps.includes(step)

/** Returns whether a payment waits for a proof that it can be given. */
export const isProvable = (payment: QuoteConfirmationState) => isWaiting(payment) && !isStopped(payment)

/** Returns whether a payment needs a new price before the user can agree to it. */
export function needsPrice(payment: QuoteConfirmationState): boolean {
  if (payment.status === 'expired' || payment.status === 'requoting') return true
  return payment.status === 'review' && needsNewQuote(payment.error)
}

function isUnreadBeforeSignIn(payment: QuoteConfirmationState): boolean {
  return payment.status === 'unavailable' && payment.error.action === 'sca-sign-in'
}
