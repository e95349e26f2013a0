import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { ScaSignInForError } from '../sca-sign-in/index.ts'
import {
  ScaResetCheckLink,
  ScaResetCloseButton,
  ScaResetEmbeddedCheck,
  ScaResetStartAgainButton,
} from './ScaResetCheck.tsx'
import {
  ScaResetCompleteButton,
  ScaResetCompleteForm,
  ScaResetNumberHint,
  ScaResetNumberInput,
  ScaResetNumberLabel,
} from './ScaResetCompleteForm.tsx'
import { useResetFactor, useScaResetContext } from './ScaResetContext.ts'
import { ScaResetDeadline, ScaResetErrorMessage, ScaResetExplanation, ScaResetHeading } from './ScaResetHeading.tsx'

export type ScaResetStepsProps = {
  accountId: string
  headingLevel: HeadingLevel
}

/** A reset that is under way, from its check to the end; nothing where there is none. */
export function ScaResetSteps({ accountId, headingLevel }: ScaResetStepsProps) {
  const underWay = useResetFactor() !== undefined
  const { reset, asked } = useScaResetContext()
  return (
    <>
      {reset.state.status === 'idle' && asked === undefined && <ScaResetErrorMessage className="cs-error" />}
      {underWay && (
        <div className="cs-inset">
          <ScaResetHeading className="cs-subtitle" level={headingLevel} />
          <ScaResetExplanation className="cs-text" />
          <ScaResetDeadline className="cs-note" data-lines="1" />
          <ScaResetEmbeddedCheck />
          <ScaResetCompleteForm className="cs-form">
            <ScaResetNumberLabel className="cs-label" part="code" />
            <ScaResetNumberInput className="cs-input" part="code" />
            <ScaResetNumberLabel className="cs-label" part="number" />
            <ScaResetNumberInput className="cs-input" part="number" />
            <div className="cs-note">
              <ScaResetErrorMessage className="cs-error" />
              <ScaResetNumberHint className="cs-hint" />
            </div>
            <ScaResetCompleteButton className="cs-button" />
          </ScaResetCompleteForm>
          <OwnError />
          <ScaResetCheckLink className="cs-button" />
          <ScaResetStartAgainButton className="cs-button" />
          <div className="cs-actions">
            <ScaResetCloseButton className="cs-link" />
          </div>
        </div>
      )}
      <SignIn accountId={accountId} headingLevel={headingLevel} />
    </>
  )
}

/** What went wrong, where there is no form to say it. */
function OwnError() {
  const { status } = useScaResetContext().reset.state
  if (status === 'passed' || status === 'completing') return null
  return (
    <div className="cs-note" data-lines="1">
      <ScaResetErrorMessage className="cs-error" />
    </div>
  )
}

function SignIn({ accountId, headingLevel }: ScaResetStepsProps) {
  const { state, resume } = useScaResetContext().reset
  const error = 'error' in state ? state.error : undefined
  return <ScaSignInForError accountId={accountId} headingLevel={headingLevel} error={error} resume={resume} />
}
