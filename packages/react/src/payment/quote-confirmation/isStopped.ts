import type { QuoteConfirmationState } from '@countersign/core'

type Step = QuoteConfirmationState['step']
type StoppedStep = Extract<Step, 'stopped' | 'payeeChanged' | 'abandoned'>

/** Returns whether something was not as the user reviewed it. Contacting support is then the first action. */
export function isStopped(step: Step): step is StoppedStep {
  return step === 'stopped' || step === 'payeeChanged' || step === 'abandoned'
}

/** Returns whether the user cannot even agree to it knowingly, as they can to another payee. */
export function isBeyondConsent(step: Step): boolean {
  return step === 'stopped' || step === 'abandoned'
}

/** Returns whether the payment was stopped and may have been sent: it can only be left. */
export function isPastRecall(state: QuoteConfirmationState): boolean {
  return 'quote' in state && isStopped(state.step) && state.mayBeSent
}
