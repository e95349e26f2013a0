import { isSecurityStop } from '../../primitives/isSecurityStop.ts'
import { hasOtherPayee } from '../payment-details/index.ts'
import { useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import type { ChallengeStatus } from './useQuoteHistory.ts'

type Step =
  | 'loading'
  | 'unavailable'
  | 'notFound'
  | 'unreadable'
  | 'review'
  | 'changed'
  | 'payeeChanged'
  | 'stopped'
  | 'expired'
  | 'authorizing'
  | 'following'
  | 'switching'
  | Exclude<ChallengeStatus, 'waiting'>

/** Returns the step that a state belongs to. Signing and signing in belong to the one they began in. */
export function useStep(): Step {
  const { confirmation, changes, switchesFactor, challengeStatus, hasRequest } = useQuoteConfirmationContext()
  const { state } = confirmation
  switch (state.status) {
    case 'loading':
    case 'expired':
      return state.status
    case 'review':
      if (isSecurityStop(state.error)) return 'stopped'
      break
    case 'authorizing':
      // The challenge, which has a heading of its own, is about to replace this one.
      if (!state.open) return challengeStatus === 'waiting' ? state.status : challengeStatus
      break
    case 'unavailable':
      // The quote is not unavailable; an SCA sign-in has to come first.
      if (state.error.action === 'sca-sign-in') return state.sent ? 'following' : 'loading'
      if (state.sent) return 'unreadable'
      // With a request, it is the recipient that was not found.
      return !hasRequest && state.error.code === 'REFERENCE_NOT_FOUND' ? 'notFound' : 'unavailable'
    case 'requoting':
      return switchesFactor ? 'switching' : 'expired'
    case 'signing':
    case 'executing':
      // What the user agreed to is paid with another factor, and was not on the screen to be agreed to again.
      if (switchesFactor && changes.length === 0) return 'switching'
      break
    case 'sca-signing-in':
      if (state.before === 'following') return 'following'
      if (state.before === 'requoting') return switchesFactor ? 'switching' : 'expired'
  }
  if (hasOtherPayee(changes)) return 'payeeChanged'
  return changes.length > 0 ? 'changed' : 'review'
}

/** Returns whether something was not as the user reviewed it. Contacting support is then the first action. */
export function useIsStopped(): boolean {
  const step = useStep()
  return step === 'stopped' || step === 'payeeChanged' || step === 'abandoned'
}

/** Returns whether support comes first: the payment was stopped, or the account is blocked. */
export function useNeedsSupport(): boolean {
  const isStopped = useIsStopped()
  return useStep() === 'suspended' || isStopped
}
