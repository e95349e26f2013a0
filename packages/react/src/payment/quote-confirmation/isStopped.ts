import type { QuoteConfirmationState } from '@countersign/core'

type Step = QuoteConfirmationState['step']
type StoppedStep = Extract<Step, 'stopped' | 'payeeChanged' | 'abandoned'>

/** Returns whether something was not as the user reviewed it. Contacting support is then the first action. */
export function isStopped(step: Step): step is StoppedStep {
  return step === 'stopped' || step === 'payeeChanged' || step === 'abandoned'
}

/** Returns whether the user cannot agree to it here. Another account of a payee is decided about where the payees are. */
export function isBeyondConsent(state: QuoteConfirmationState): boolean {
  const { step } = state
  return (
    step === 'stopped' ||
    step === 'abandoned' ||
    ('changes' in state && state.changes.some(({ field }) => field === 'destination'))
  )
}

/** Returns whether the payment was stopped and may have been sent: it can only be left. */
export function isPastRecall(state: QuoteConfirmationState): boolean {
  return 'quote' in state && isStopped(state.step) && state.mayBeSent
}
