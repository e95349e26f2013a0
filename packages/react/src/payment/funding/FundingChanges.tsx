import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { FundingInstructionsChanges } from './FundingInstructionsChanges.tsx'
import { FundingInstructionsDeadline } from './FundingInstructionsDeadline.tsx'
import { FundingInstructionsDetails } from './FundingInstructionsDetails.tsx'
import {
  FundingInstructionsAcceptButton,
  FundingInstructionsExplanation,
  FundingInstructionsHeading,
} from './FundingInstructionsHeading.tsx'

/** A new quote that is not as the one before: what changed, all of it as it is now, and the consent to that. */
export function FundingChanges({ headingLevel }: { headingLevel: HeadingLevel }) {
  return (
    <>
      <FundingInstructionsHeading className="cs-title" level={headingLevel} focusOnMount />
      <FundingInstructionsExplanation className="cs-lead" />
      <FundingInstructionsChanges className="cs-changes" />
      <FundingInstructionsDetails className="cs-statement" />
      <div className="cs-note">
        <FundingInstructionsDeadline className="cs-deadline" />
      </div>
      <FundingInstructionsAcceptButton className="cs-button" />
    </>
  )
}
