import type { ReactNode } from 'react'
import * as ScaProof from './ScaProof.tsx'
import { codeFormat, useScaProofContext } from './ScaProofContext.ts'

export type ScaProofStepsProps = {
  /** What else the user can do, besides asking for another code and switching the factor. */
  instead?: ReactNode
}

/** One proof, by code or by passkey, without the card and the heading around it. */
export function ScaProofSteps({ instead }: ScaProofStepsProps) {
  const byPasskey = useScaProofContext().request?.factor === 'PASSKEY'
  return (
    <>
      <ScaProof.Explanation className="cs-text" />
      <ScaProof.Lock className="cs-deadline" />
      <ScaProof.Deadline className="cs-deadline cs-hint" />
      {byPasskey ? (
        <>
          <Messages hint={<ScaProof.Progress className="cs-hint" />} />
          <ScaProof.PasskeyButton className="cs-button" />
        </>
      ) : (
        <ScaProof.CodeForm className="cs-form">
          <ScaProof.CodeLabel className="cs-label" />
          <div className="cs-code" data-length={codeFormat.length}>
            <ScaProof.CodeInput className="cs-code-input" />
          </div>
          <Messages hint={<ScaProof.Hint className="cs-hint" />} />
          <ScaProof.SubmitButton className="cs-button" />
        </ScaProof.CodeForm>
      )}
      <div className="cs-actions">
        <ScaProof.ResendButton className="cs-link" />
        <ScaProof.OtherFactors className="cs-link" />
        {instead}
      </div>
    </>
  )
}

/** Room for what helps or went wrong, so that nothing jumps. */
function Messages({ hint }: { hint: ReactNode }) {
  return (
    <div className="cs-note">
      <ScaProof.ErrorMessage className="cs-error" />
      <ScaProof.Offline className="cs-hint" />
      {hint}
      <ScaProof.Wait className="cs-deadline" />
    </div>
  )
}
