import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import { useFundingInstructionsContext } from '../../parts/funding-instructions/FundingInstructionsContext.ts'
import { FundingInstructionsDeadline } from '../../parts/funding-instructions/FundingInstructionsDeadline.tsx'
import { FundingInstructionsDetails } from '../../parts/funding-instructions/FundingInstructionsDetails.tsx'
import { ScaChallengeRoot } from '../../parts/sca-challenge/ScaChallengeRoot.tsx'
import { PartBoundary } from '../PartBoundary.tsx'
import { ScaChallengeSteps } from '../sca/ScaChallengeSteps.tsx'

export type FundingChallengeProps = { accountId: string; headingLevel: HeadingLevel }

/**
 * The challenge of a payment from outside, for exactly the quote that stands above the proof. A text message with a code
 * was sent with the quote already, so nobody has to press anything in between.
 */
export function FundingChallenge({ accountId, headingLevel }: FundingChallengeProps) {
  const { state, checkAgain, switchFactor } = useFundingInstructionsContext().funding
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
      onSettled={() => void checkAgain()}
      onSwitchFactor={(other) => {
        if (other !== 'TOTP') void switchFactor(other)
      }}
      // What was issued is over, so the same way takes a new quote, too.
      onStartAgain={() => void switchFactor(factor)}
    >
      <PartBoundary>
        <ScaChallengeSteps
          accountId={accountId}
          headingLevel={headingLevel}
          focusOnMount
          details={
            <>
              <FundingInstructionsDetails className="cs-statement" />
              <FundingInstructionsDeadline className="cs-deadline cs-hint" />
            </>
          }
        />
      </PartBoundary>
    </ScaChallengeRoot>
  )
}
