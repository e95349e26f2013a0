import type { QuoteConfirmationState } from '@countersign/core'

type Step = QuoteConfirmationState['step']
type StoppedStep = Extract<Step, 'stopped' | 'payeeChanged' | 'abandoned'>

/** Returns whether something was not as the user reviewed it. Contacting support is then the first action. */
export function isStopped(step: Step): step is StoppedStep {
  return step === 'stopped' || step === 'payeeChanged' || step === 'abandoned'
}
