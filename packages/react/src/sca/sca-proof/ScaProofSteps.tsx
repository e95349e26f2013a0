import type { ReactNode } from 'react'
import { Banner } from '../../primitives/Banner.tsx'
import { CodeCells } from '../../primitives/CodeCells.tsx'
import { SupportLink } from '../../primitives/SupportLink.tsx'
import * as ScaProof from './ScaProof.tsx'
import { codeFormat, useScaProofContext } from './ScaProofContext.ts'

export type ScaProofStepsProps = {
  /** What the button of a code does; that something is confirmed, by default. */
  submit?: ReactNode
  /** What else the user can do, besides asking for another code and switching the factor. */
  instead?: ReactNode
}

/** One proof, by code or by passkey, without the card and the heading around it. */
export function ScaProofSteps({ submit, instead }: ScaProofStepsProps) {
  const { state, request } = useScaProofContext()
  if (state.status === 'locked' || state.status === 'suspended') return <Stop instead={instead} />
  return (
    <>
      <ScaProof.Explanation className="cs-text" />
      <ScaProof.Deadline className="cs-deadline cs-hint" />
      {request?.factor === 'PASSKEY' ? (
        <>
          {/* What went wrong stands below it, so that it stays under the finger. Another request has a button of its own. */}
          <ScaProof.PasskeyButton key={request.id} className="cs-button" />
          <Messages hint={<ScaProof.Progress className="cs-hint" />} />
        </>
      ) : (
        <ScaProof.CodeForm className="cs-form">
          {/* The sentence above says it to the eye. */}
          <ScaProof.CodeLabel data-part="announcement" />
          <CodeCells length={codeFormat.length}>
            <ScaProof.CodeInput className="cs-code-input" />
          </CodeCells>
          <Messages hint={<ScaProof.Hint className="cs-hint" />} />
          <ScaProof.SubmitButton className="cs-button">{submit}</ScaProof.SubmitButton>
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

/** A lock or a suspension: why, until when, and what to do. */
function Stop({ instead }: Pick<ScaProofStepsProps, 'instead'>) {
  const { status } = useScaProofContext().state
  return (
    <>
      <Banner className="cs-banner" tone={status === 'suspended' ? 'danger' : 'warning'}>
        <ScaProof.Lock className="cs-deadline" />
        <ScaProof.Explanation />
      </Banner>
      <SupportLink className="cs-button" data-look={status === 'suspended' ? undefined : 'quiet'} />
      <div className="cs-actions">{instead}</div>
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
