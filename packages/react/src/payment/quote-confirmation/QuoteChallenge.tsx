import type { ScaChallengeState } from '@countersign/core'
import { useEffect } from 'react'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { ScaChallenge, ScaChallengeSteps, useScaChallengeContext } from '../../sca/sca-challenge/index.ts'
import { type ChallengeStanding, useQuoteConfirmationContext } from './QuoteConfirmationContext.ts'

export type QuoteChallengeProps = { accountId: string; headingLevel: HeadingLevel }

/** The challenge of a payment on the card of its confirmation: for exactly the quote that was agreed to. */
export function QuoteChallenge({ accountId, headingLevel }: QuoteChallengeProps) {
  const { confirmation } = useQuoteConfirmationContext()
  const { state, closeChallenge, challengeSettled, switchFactor, startAgain } = confirmation
  if (state.status !== 'authorizing') return null
  const { quote, payee } = state
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  return (
    <ScaChallenge.Root
      quoteId={quote.id}
      amount={{ amount, currency }}
      payee={payee ?? { umaAddress: quote.destination.umaAddress ?? '' }}
      shown={quote}
      onSettled={(outcome) => void challengeSettled(outcome)}
      onSwitchFactor={(other) => {
        if (other !== 'TOTP') void switchFactor(other)
      }}
      onStartAgain={() => void startAgain()}
      onClose={closeChallenge}
    >
      <PartBoundary>
        <ScaChallengeSteps accountId={accountId} headingLevel={headingLevel} focusOnMount />
      </PartBoundary>
      <Standing />
    </ScaChallenge.Root>
  )
}

/** Tells the confirmation how its challenge stands, for when the person closes it. */
function Standing() {
  const standing = standingOf(useScaChallengeContext().challenge.state)
  const { noteStanding } = useQuoteConfirmationContext()
  useEffect(() => {
    if (standing) noteStanding(standing)
  }, [standing, noteStanding])
  return null
}

function standingOf(state: ScaChallengeState): ChallengeStanding | undefined {
  if (state.status === 'abandoned') return 'abandoned'
  if (state.status === 'unavailable' && state.error.code === 'SCA_CHALLENGE_EXPIRED') return 'replaced'
  if ('error' in state && state.error?.code === 'SCA_OUTCOME_UNKNOWN') return 'unheard'
  // On the way to one of these nothing is known anew.
  return state.status === 'awaiting-proof' ? 'waiting' : undefined
}
