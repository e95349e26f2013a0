import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { ScaProofSteps } from '../sca-proof/index.ts'
import { ScaLoginCloseButton, ScaLoginRetryButton, ScaLoginStartAgainButton } from './ScaLoginButtons.tsx'
import { loginProofOf, useScaLoginContext } from './ScaLoginContext.ts'
import { ScaLoginFactorList } from './ScaLoginFactors.tsx'
import { ScaLoginHeading } from './ScaLoginHeading.tsx'
import { ScaLoginProof } from './ScaLoginProof.tsx'
import { ScaLoginErrorMessage, ScaLoginExplanation, ScaLoginProgress } from './ScaLoginTexts.tsx'

export type ScaLoginStepsProps = {
  headingLevel: HeadingLevel | undefined
  /** Class of the heading. */
  headingClass: string
  focusOnMount?: boolean | undefined
}

/** The login of the region, from the choice to its end, without the card around it. */
export function ScaLoginSteps({ headingLevel, headingClass, focusOnMount }: ScaLoginStepsProps) {
  const { login } = useScaLoginContext()
  const close = <ScaLoginCloseButton className="cs-link" />
  return (
    <>
      <ScaLoginHeading className={headingClass} level={headingLevel} focusOnMount={focusOnMount} />
      <ScaLoginExplanation className="cs-lead" />
      <ScaLoginErrorMessage className="cs-error" />
      <ScaLoginProgress className="cs-text" />
      <ScaLoginFactorList className="cs-choices" buttonClassName="cs-button" />
      <ScaLoginProof>
        <ScaProofSteps instead={login.state.status !== 'expired' && close} />
      </ScaLoginProof>
      <ScaLoginStartAgainButton className="cs-button" />
      <ScaLoginRetryButton className="cs-button" />
      {(!loginProofOf(login.state) || login.state.status === 'expired') && <div className="cs-actions">{close}</div>}
    </>
  )
}
