import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { ScaChallenge, ScaChallengeSteps } from '../../sca/sca-challenge/index.ts'
import { toScaPayment } from '../payment-details/index.ts'
import * as FundingInstructions from './FundingInstructions.tsx'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

type FundingChallengeProps = { accountId: string; headingLevel: HeadingLevel; onClose: (() => void) | undefined }

/**
 * The challenge of a payment with money from outside, for exactly the quote above the proof. The service has sent the code
 * together with the quote, so no button comes before the proof.
 */
export function FundingChallenge({ onClose, ...props }: FundingChallengeProps) {
  const { state, checkAgain, switchFactor } = useFundingInstructionsContext().funding
  if (state.status !== 'authorizing') return null
  const factor = state.quote.scaChallenge?.factor === 'PASSKEY' ? 'PASSKEY' : 'SMS_OTP'
  const details = (
    <>
      <FundingInstructions.Details className="cs-statement" />
      <FundingInstructions.Deadline className="cs-deadline cs-hint" />
    </>
  )
  return (
    <ScaChallenge.Root
      {...toScaPayment(state)}
      onFinished={() => void checkAgain()}
      onSwitchFactor={(other) => {
        if (other !== 'TOTP') void switchFactor(other)
      }}
      // The issued challenge is over, so the same factor requires a new quote, too.
      onStartAgain={() => void switchFactor(factor)}
      onClose={onClose}
    >
      <PartBoundary>
        <ScaChallengeSteps {...props} focusOnMount details={details} />
      </PartBoundary>
    </ScaChallenge.Root>
  )
}
