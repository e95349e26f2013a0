import type { QuoteConfirmationState } from '@countersign/core'

/** What the person has to do, or to wait for, before all others. */
export type BatchStep =
  | 'loading'
  | 'unavailable'
  | 'review'
  | 'signing-in'
  | 'sca-signing-in'
  | 'paying'
  | 'challenge'
  | 'result'

export function batchStepOf(states: readonly QuoteConfirmationState[]): BatchStep {
  const some = (...statuses: QuoteConfirmationState['status'][]) =>
    states.some(({ status }) => statuses.includes(status))
  if (some('loading')) return 'loading'
  if (some('sca-signing-in') || states.some(isUnreadBeforeLogin)) return 'sca-signing-in'
  if (some('unavailable')) return 'unavailable'
  if (some('signing-in')) return 'signing-in'
  if (some('signing', 'executing')) return 'paying'
  if (states.every(isBeforeConsent)) return 'review'
  // Only now: one list stands above the challenges of all that wait.
  return states.some(isChallenged) ? 'challenge' : 'result'
}

export type ChallengedState = Extract<QuoteConfirmationState, { status: 'authorizing' }>

/** Whether a proof is awaited, and the person has not put it off. */
export function isChallenged(state: QuoteConfirmationState): state is ChallengedState {
  return state.status === 'authorizing' && state.open
}

function isBeforeConsent({ status }: QuoteConfirmationState): boolean {
  return status === 'review' || status === 'expired' || status === 'requoting'
}

function isUnreadBeforeLogin(state: QuoteConfirmationState): boolean {
  return state.status === 'unavailable' && state.error.action === 'sca-sign-in'
}
