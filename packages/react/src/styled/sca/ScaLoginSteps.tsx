import type { HeadingLevel } from '../../parts/elements/StepHeading.tsx'
import {
  ScaLoginCloseButton,
  ScaLoginRetryButton,
  ScaLoginStartAgainButton,
} from '../../parts/sca-login/ScaLoginButtons.tsx'
import { loginProofOf, useScaLoginContext } from '../../parts/sca-login/ScaLoginContext.ts'
import { ScaLoginFactorList } from '../../parts/sca-login/ScaLoginFactors.tsx'
import { ScaLoginHeading } from '../../parts/sca-login/ScaLoginHeading.tsx'
import { ScaLoginErrorMessage, ScaLoginExplanation, ScaLoginProgress } from '../../parts/sca-login/ScaLoginMessages.tsx'
import { ScaLoginProof } from '../../parts/sca-login/ScaLoginProof.tsx'
import { ScaProofSteps } from './ScaProofSteps.tsx'

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
