import { useEffect } from 'react'
import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { useQuoteConfirmationContext } from '../../parts/quote-confirmation/QuoteConfirmationContext.ts'
import { useScaChallengeContext } from '../../parts/sca-challenge/ScaChallengeContext.ts'
import { ScaChallengeRoot } from '../../parts/sca-challenge/ScaChallengeRoot.tsx'
import { ScaChallengeSteps } from './ScaChallengeSteps.tsx'

export type QuoteChallengeProps = { accountId: string; headingLevel: HeadingLevel }

/** The challenge of a payment on the card of its confirmation: for exactly the quote that was agreed to. */
export function QuoteChallenge({ accountId, headingLevel }: QuoteChallengeProps) {
  const { confirmation } = useQuoteConfirmationContext()
  const { state, closeChallenge, challengeSettled, switchFactor, startAgain } = confirmation
  if (state.status !== 'authorizing') return null
  const { quote, payee } = state
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  return (
    <ScaChallengeRoot
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
      <ScaChallengeSteps accountId={accountId} headingLevel={headingLevel} focusOnMount />
      <Abandonment />
    </ScaChallengeRoot>
  )
}

/** Tells the confirmation that its challenge was given up, for when the person closes it. */
function Abandonment() {
  const { status } = useScaChallengeContext().challenge.state
  const { noteAbandoned } = useQuoteConfirmationContext()
  useEffect(() => {
    if (status === 'abandoned') noteAbandoned()
  }, [status, noteAbandoned])
  return null
}
