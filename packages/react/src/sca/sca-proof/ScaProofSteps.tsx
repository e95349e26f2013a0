import type { ReactNode } from 'react'
import {
  ScaProofOtherFactors,
  ScaProofPasskeyButton,
  ScaProofResendButton,
  ScaProofSubmitButton,
} from './ScaProofButtons.tsx'
import { ScaProofDeadline, ScaProofLock, ScaProofWait } from './ScaProofClocks.tsx'
import { ScaProofCodeForm, ScaProofCodeInput, ScaProofCodeLabel } from './ScaProofCodeForm.tsx'
import { codeFormat, openRequest, useScaProofContext } from './ScaProofContext.ts'
import {
  ScaProofErrorMessage,
  ScaProofExplanation,
  ScaProofHint,
  ScaProofOffline,
  ScaProofProgress,
} from './ScaProofTexts.tsx'

export type ScaProofStepsProps = {
  /** What else can be done, beside another code and the other ways. */
  instead?: ReactNode
}

/** One proof, by code or by passkey, without the card and the heading around it. */
export function ScaProofSteps({ instead }: ScaProofStepsProps) {
  const { state } = useScaProofContext()
  const factor = openRequest(state)?.factor
  return (
    <>
      <ScaProofExplanation className="cs-text" />
      <ScaProofLock className="cs-deadline" />
      <ScaProofDeadline className="cs-deadline cs-hint" />
      {factor === 'PASSKEY' ? (
        <>
          <Note />
          <ScaProofPasskeyButton className="cs-button" />
        </>
      ) : (
        <ScaProofCodeForm className="cs-form">
          <ScaProofCodeLabel className="cs-label" />
          <div className="cs-code" data-length={codeFormat.length}>
            <ScaProofCodeInput className="cs-code-input" />
          </div>
          <Note />
          <ScaProofSubmitButton className="cs-button" />
        </ScaProofCodeForm>
      )}
      <div className="cs-actions">
        <ScaProofResendButton className="cs-link" />
        <ScaProofOtherFactors className="cs-link" />
        {instead}
      </div>
    </>
  )
}

/** Room for what helps or went wrong, so that nothing jumps. */
function Note() {
  const { state } = useScaProofContext()
  return (
    <div className="cs-note">
      <ScaProofErrorMessage className="cs-error" />
      <ScaProofOffline className="cs-hint" />
      {openRequest(state)?.factor === 'PASSKEY' ? (
        <ScaProofProgress className="cs-hint" />
      ) : (
        <ScaProofHint className="cs-hint" />
      )}
      <ScaProofWait className="cs-deadline" />
    </div>
  )
}
