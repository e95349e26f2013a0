import type { QuoteConfirmationState } from '@countersign/core'

/** A payment after consent: on its way, done, failed, or not known yet. The last states of a quote confirmation. */
export type PaymentOutcome = Extract<
  QuoteConfirmationState,
  { status: 'processing' | 'completed' | 'failed' | 'unknown' }
>
export type PaymentOutcomeStatus = PaymentOutcome['status']

const statuses: { readonly [status in PaymentOutcomeStatus]: true } = {
  processing: true,
  completed: true,
  failed: true,
  unknown: true,
}

/** Whether a confirmation has come so far that its result is to be shown. */
export function isPaymentOutcome(state: QuoteConfirmationState): state is PaymentOutcome {
  return Object.hasOwn(statuses, state.status)
}
