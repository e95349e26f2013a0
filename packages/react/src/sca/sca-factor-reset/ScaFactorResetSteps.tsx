import type { HeadingLevel } from '../../primitives/Heading.tsx'
import { ScaSignInForError } from '../sca-sign-in/index.ts'
import * as ScaFactorReset from './ScaFactorReset.tsx'
import { useScaFactorResetContext } from './ScaFactorResetContext.ts'

export type ScaFactorResetStepsProps = { accountId: string; headingLevel: HeadingLevel }

/** A reset from its check to the end, and the SCA sign-in that it may need. Shows only errors where there is no reset. */
export function ScaFactorResetSteps({ accountId, headingLevel }: ScaFactorResetStepsProps) {
  const { state, resume, factor, asked } = useScaFactorResetContext()
  const { error } = state
  return (
    <>
      {state.status === 'idle' && asked === undefined && <ScaFactorReset.ErrorMessage className="cs-error" />}
      {factor && <Steps headingLevel={headingLevel} />}
      <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={resume} />
    </>
  )
}

function Steps({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { status } = useScaFactorResetContext().state
  return (
    <div className="cs-inset">
      <ScaFactorReset.Heading className="cs-subtitle" level={headingLevel} />
      <ScaFactorReset.Explanation className="cs-text" />
      <ScaFactorReset.Deadline className="cs-note" data-lines="1" />
      <ScaFactorReset.EmbeddedCheck />
      <ScaFactorReset.CompleteForm className="cs-form">
        <ScaFactorReset.NumberLabel className="cs-label" />
        <ScaFactorReset.NumberInput className="cs-input" />
        <div className="cs-note">
          <ScaFactorReset.ErrorMessage className="cs-error" />
          <ScaFactorReset.NumberHint className="cs-hint" />
        </div>
        <ScaFactorReset.CompleteButton className="cs-button" />
      </ScaFactorReset.CompleteForm>
      {status !== 'passed' && status !== 'completing' && (
        <div className="cs-note" data-lines="1">
          <ScaFactorReset.ErrorMessage className="cs-error" />
        </div>
      )}
      <ScaFactorReset.CheckLink className="cs-button" />
      <ScaFactorReset.StartAgainButton className="cs-button" />
      <div className="cs-actions">
        <ScaFactorReset.CloseButton className="cs-link" />
      </div>
    </div>
  )
}
