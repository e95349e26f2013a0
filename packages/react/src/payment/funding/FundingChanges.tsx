import type { HeadingLevel } from '../../primitives/Heading.tsx'
import * as FundingInstructions from './FundingInstructions.tsx'

type FundingChangesProps = { headingLevel: HeadingLevel; onClose: (() => void) | undefined }

/** A new quote that differs from the previous one: what changed, all of it as it is now, and the consent to that. */
export function FundingChanges({ headingLevel, onClose }: FundingChangesProps) {
  return (
    <>
      <FundingInstructions.Heading className="cs-title" level={headingLevel} focusOnMount />
      <FundingInstructions.Explanation className="cs-lead" />
      <FundingInstructions.SecurityStop className="cs-banner" />
      <FundingInstructions.Changes className="cs-changes" />
      <FundingInstructions.Details className="cs-statement" />
      <div className="cs-note">
        <FundingInstructions.Deadline className="cs-deadline" />
      </div>
      <FundingInstructions.SupportLink className="cs-button" />
      <FundingInstructions.AcceptButton className="cs-button" />
      {onClose && <FundingInstructions.CloseButton className="cs-link" onClick={onClose} />}
    </>
  )
}
