import type { QuoteConfirmationState } from '@countersign/core'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { type ChallengeStanding, useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'
import { quoteConfirmationMessages } from './quoteConfirmationMessages.ts'

type Step =
  | 'loading'
  | 'unavailable'
  | 'unreadable'
  | 'review'
  | 'changed'
  | 'expired'
  | 'authorizing'
  | 'following'
  | Exclude<ChallengeStanding, 'waiting'>

/** The step a state belongs to. Signing and signing in belong to the one they began in. */
function stepOf(
  state: QuoteConfirmationState,
  { changed, switches, standing }: { changed: boolean; switches: boolean; standing: ChallengeStanding },
): Step {
  switch (state.status) {
    case 'loading':
    case 'expired':
      return state.status
    case 'authorizing':
      // The challenge, with a heading of its own, is about to stand in this place.
      if (!state.open) return standing === 'waiting' ? state.status : standing
      break
    case 'unavailable':
      // Somebody who has to confirm who they are first is only on the way.
      if (state.error.action === 'sca-sign-in') return state.sent ? 'following' : 'loading'
      return state.sent ? 'unreadable' : 'unavailable'
    case 'requoting':
      return switches ? 'loading' : 'expired'
    case 'sca-signing-in':
      if (state.before === 'following') return 'following'
      if (state.before === 'requoting') return switches ? 'loading' : 'expired'
  }
  return changed ? 'changed' : 'review'
}

export type QuoteConfirmationHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. */
export const QuoteConfirmationHeading = forwardRef<HTMLHeadingElement, QuoteConfirmationHeadingProps>(
  function QuoteConfirmationHeading(props, ref) {
    const { confirmation, changes, switchesFactor: switches, standing } = useQuoteConfirmationContext()
    const words = useMessages('quoteConfirmation', quoteConfirmationMessages)
    const step = stepOf(confirmation.state, { changed: changes.length > 0, switches, standing })
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {words[`${step}Title`]}
      </StepHeading>
    )
  },
)
