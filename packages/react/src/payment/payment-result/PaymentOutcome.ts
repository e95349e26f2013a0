import type { FundingState, QuoteConfirmationState } from '@countersign/core'

/** A payment after consent: on its way, done, failed, or not known yet. The last states of every payment. */
export type PaymentOutcome = Extract<FundingState, { status: 'processing' | 'completed' | 'failed' | 'unknown' }>

const statuses: readonly string[] = [
  'processing',
  'completed',
  'failed',
  'unknown',
] satisfies PaymentOutcome['status'][]

/** Returns whether a confirmation has come so far that its result can be shown. */
export function isPaymentOutcome(state: QuoteConfirmationState): state is QuoteConfirmationState & PaymentOutcome {
  return statuses.includes(state.status)
}

/** Failures before any money moves. After others, it is not claimed that no money left. */
const beforeMoneyMoves = new Set(['QUOTE_EXPIRED', 'QUOTE_RATE_UNAVAILABLE', 'SCA_NOT_COMPLETED'])

/** Returns why a payment failed, as the service names it. */
export function failureReasonOf({ transaction, error }: Extract<PaymentOutcome, { status: 'failed' }>): string {
  return transaction?.failureReason ?? error?.code ?? ''
}

/** Returns whether a payment ended before any money moved. That is no failure to worry about. */
export function isUnsent(outcome: PaymentOutcome): boolean {
  if (outcome.status !== 'failed') return false
  const { refund, status } = outcome.transaction ?? {}
  return !refund && status !== 'REFUNDED' && beforeMoneyMoves.has(failureReasonOf(outcome))
}
