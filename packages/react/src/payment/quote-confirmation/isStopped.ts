import type { QuoteConfirmationState } from '@countersign/core'

type Step = QuoteConfirmationState['step']

/**
 * Returns whether something was not as the user reviewed it: it cannot be agreed to, and contacting support is the first
 * action. Another account of a payee is decided about where the payees are.
 */
export function isStopped(step: Step): step is 'abandoned' {
  return step === 'abandoned'
}

/** Returns whether the payment was stopped and may have been sent: it can only be left. */
export function isPastRecall(state: QuoteConfirmationState): boolean {
  return 'quote' in state && isStopped(state.step) && state.mayBeSent
}
