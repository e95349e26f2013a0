import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { PartBoundary } from '../../primitives/PartBoundary.tsx'
import { loadedProof, ScaChallengeProvider, ScaChallengeSteps } from '../../sca/sca-challenge/index.ts'
import * as FundingInstructions from './FundingInstructions.tsx'
import { useFundingInstructionsContext } from './FundingInstructionsContext.ts'

type FundingChallengeProps = { accountId: string; headingLevel: HeadingLevel; onClose: (() => void) | undefined }

/**
 * The challenge of a payment with money from outside, for exactly the quote above the proof. The service has sent the code
 * together with the quote, so no button comes before the proof.
 */
export function FundingChallenge({ onClose, ...props }: FundingChallengeProps) {
  const funding = useFundingInstructionsContext()
  const { state, checkAgain, startAgain } = funding
  if (state.status !== 'authorizing') return null
  const details = (
    <>
      <FundingInstructions.Details className="cs-statement" />
      <FundingInstructions.Deadline className="cs-deadline cs-hint" />
    </>
  )
  return (
    <ScaChallengeProvider
      challenge={{ ...funding, state: state.challenge, load: checkAgain, payments: [] }}
      onStartAgain={() => void startAgain()}
      onClose={onClose}
    >
      <PartBoundary>
        <ScaChallengeSteps {...props} proof={loadedProof} focusOnMount details={details} />
      </PartBoundary>
    </ScaChallengeProvider>
  )
}
