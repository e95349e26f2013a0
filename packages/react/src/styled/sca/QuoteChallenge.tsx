import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { useQuoteConfirmationContext } from '../../parts/quote-confirmation/QuoteConfirmationContext.ts'
import { ScaChallengeRoot } from '../../parts/sca-challenge/ScaChallengeRoot.tsx'
import { ScaChallengeSteps } from './ScaChallengeSteps.tsx'

export type QuoteChallengeProps = { accountId: string; headingLevel: HeadingLevel }

/** The challenge of a payment on the card of its confirmation: for exactly the quote that was agreed to. */
export function QuoteChallenge({ accountId, headingLevel }: QuoteChallengeProps) {
  const { state, closeChallenge, challengeSettled, switchFactor } = useQuoteConfirmationContext().confirmation
  if (state.status !== 'authorizing') return null
  const { quote, payee } = state
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  const factor = quote.scaChallenge?.factor === 'PASSKEY' ? 'PASSKEY' : 'SMS_OTP'
  return (
    <ScaChallengeRoot
      quoteId={quote.id}
      amount={{ amount, currency }}
      payee={payee ?? { umaAddress: quote.destination.umaAddress ?? '' }}
      shown={quote}
      onSettled={() => void challengeSettled()}
      onSwitchFactor={(other) => {
        if (other !== 'TOTP') void switchFactor(other)
      }}
      // What was issued is over, so the same way takes a new quote, too.
      onStartAgain={() => void switchFactor(factor)}
      onClose={closeChallenge}
    >
      <ScaChallengeSteps accountId={accountId} headingLevel={headingLevel} focusOnMount />
    </ScaChallengeRoot>
  )
}
