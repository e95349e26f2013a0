import type { QuoteConfirmationState } from '@countersign/core'

/** A payment after consent: on its way, done, failed, or not known yet. The last states of a quote confirmation. */
export type PaymentOutcome = Extract<
  QuoteConfirmationState,
  { status: 'processing' | 'completed' | 'failed' | 'unknown' }
>

const statuses: readonly string[] = [
  'processing',
  'completed',
  'failed',
  'unknown',
] satisfies PaymentOutcome['status'][]

/** Returns whether a confirmation has come so far that its result can be shown. */
export function isPaymentOutcome(state: QuoteConfirmationState): state is PaymentOutcome {
  return statuses.includes(state.status)
}
