import { isAlteration } from '../../flows/payment/compareQuotes.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { QuoteConfirmationState, QuoteConfirmationStatus } from './quoteConfirmationState.ts'

/** What is known of a challenge. What happens in between changes nothing about that. */
type ChallengeStep =
  /** It waits for a proof. */
  | 'authorizing'
  /** The payment, or what was to be signed for it, is not what the user agreed to. */
  | 'abandoned'
  /** Another tab made the payment again instead. */
  | 'replaced'
  /** A proof was sent, and its outcome is unknown. */
  | 'outcomeUnknown'
  /** No proof is accepted for a time. */
  | 'locked'
  /** No proof is accepted until the platform lifts the suspension. */
  | 'suspended'

/** The step that a screen shows. Signing and signing in belong to the step in which they began. */
export type QuoteConfirmationStep =
  | 'loading'
  | 'unavailable'
  /** The address names no payment of this customer. */
  | 'notFound'
  /** The payment may have been sent, and cannot be read. */
  | 'unreadable'
  | 'review'
  /** The quote is not the one that was shown before. */
  | 'changed'
  | 'expired'
  /** Another quote is made or paid for what the user agreed to. */
  | 'switching'
  /** An SCA sign-in is needed to see what became of the payment. */
  | 'following'
  | ChallengeStep

/** Returns the step of a state. `before`: the state before it. */
export function stepOf(
  state: QuoteConfirmationStatus,
  { before, hasRequest }: { before: QuoteConfirmationState; hasRequest: boolean },
): QuoteConfirmationStep {
  switch (state.status) {
    case 'loading':
    case 'expired':
      return state.status
    case 'unavailable':
      // The quote is not unavailable; an SCA sign-in has to come first.
      if (state.error.action === 'sca-sign-in') return state.sent ? 'following' : 'loading'
      if (state.sent) return 'unreadable'
      // With a request, it is the recipient that was not found.
      return !hasRequest && state.error.code === 'REFERENCE_NOT_FOUND' ? 'notFound' : 'unavailable'
    case 'authorizing':
      return (
        challengeStepOf(state.challenge) ??
        (before.status === 'authorizing' && before.quote.id === state.quote.id ? before.step : 'authorizing')
      )
    case 'requoting':
      return state.isReplacement ? 'switching' : 'expired'
    case 'signing':
    case 'executing':
      // What the user agreed to is paid with another factor, and was not on the screen to be agreed to again.
      if (state.isReplacement && state.changes.length === 0) return 'switching'
      break
    case 'sca-signing-in':
      if (state.before === 'following') return 'following'
      if (state.before === 'requoting') return state.isReplacement ? 'switching' : 'expired'
      break
    case 'review':
      if (state.isAltered) return 'abandoned'
  }
  // What the bank says of the name is agreed to beside it.
  return isAlteration(state.changes) ? 'changed' : 'review'
}

/** Returns what is known of a challenge; `undefined` where this state says nothing new about it. */
export function challengeStepOf(challenge: ScaChallengeState): ChallengeStep | undefined {
  const { status } = challenge
  if (status === 'abandoned' || status === 'locked' || status === 'suspended') return status
  if (status === 'unavailable' && challenge.error.code === 'SCA_CHALLENGE_EXPIRED') return 'replaced'
  if ('error' in challenge && challenge.error?.code === 'SCA_OUTCOME_UNKNOWN') return 'outcomeUnknown'
  return status === 'awaiting-proof' ? 'authorizing' : undefined
}

/** Returns whether the user can still leave the payment without sending it. */
export function canLeave(state: QuoteConfirmationStatus): boolean {
  if (state.status === 'unavailable') return !state.sent
  return ['loading', 'review', 'expired', 'requoting'].includes(state.status)
}
