import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { ScaChallenge, ScaChallengeSteps } from '../../sca/sca-challenge/index.ts'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'
import { FundingInstructionsDeadline } from './FundingInstructionsDeadline.tsx'
import { FundingInstructionsDetails } from './FundingInstructionsDetails.tsx'

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
    <ScaChallenge.Root
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
    </ScaChallenge.Root>
  )
}
