import type { ReactNode } from 'react'
import { LaterPart } from '../../primitives/Lazy.tsx'
import { Skeleton } from '../../primitives/Skeleton.tsx'
import type { HeadingLevel } from '../../primitives/StepHeading.tsx'
import { ScaProofSteps } from '../sca-proof/index.ts'
import {
  ScaChallengeCloseButton,
  ScaChallengeRetryButton,
  ScaChallengeStartAgainButton,
} from './ScaChallengeButtons.tsx'
import { proofOf, useScaChallengeContext } from './ScaChallengeContext.ts'
import { ScaChallengeHeading } from './ScaChallengeHeading.tsx'
import { ScaChallengeProof } from './ScaChallengeProof.tsx'
import { ScaChallengeErrorMessage, ScaChallengeExplanation } from './ScaChallengeTexts.tsx'

export type ScaChallengeStepsProps = {
  accountId: string
  headingLevel: HeadingLevel
  focusOnMount?: boolean | undefined
  /** What else belongs to the payment, below its amount and its payee. */
  details?: ReactNode
}

const loadSeldomNeeded = () => import('./lazyScaParts.ts')

/** Every step of confirming payments by proofs, without the card around it. */
export function ScaChallengeSteps({ accountId, headingLevel, focusOnMount, details }: ScaChallengeStepsProps) {
  const { challenge, onClose } = useScaChallengeContext()
  const { state, resume } = challenge
  const over = !proofOf(state) || state.status === 'expired'
  const close = <ScaChallengeCloseButton className="cs-link" />
  return (
    <>
      <ScaChallengeHeading className="cs-title" level={headingLevel} focusOnMount={focusOnMount} />
      {state.status === 'loading' && <Skeleton />}
      <ScaChallengeExplanation className="cs-lead" />
      {state.status === 'abandoned' && (
        <LaterPart load={loadSeldomNeeded} waiting={<Skeleton />}>
          {({ ScaChallengeChanges }) => <ScaChallengeChanges className="cs-changes" />}
        </LaterPart>
      )}
      <ScaChallengeErrorMessage className="cs-error" />
      <ScaChallengeProof statementClassName="cs-statement" batchClassName="cs-changes">
        {details}
        <div className="cs-inset">
          <ScaProofSteps instead={!over && close} />
        </div>
      </ScaChallengeProof>
      <ScaChallengeStartAgainButton className="cs-button" />
      <ScaChallengeRetryButton className="cs-button" />
      {state.status === 'sca-signing-in' ? (
        <LaterPart load={loadSeldomNeeded} waiting={<Skeleton />} instead={<div className="cs-actions">{close}</div>}>
          {({ ScaSignInInline }) => (
            <ScaSignInInline
              accountId={accountId}
              headingLevel={headingLevel}
              onSignedIn={() => void resume()}
              onCancel={onClose}
            />
          )}
        </LaterPart>
      ) : (
        over && <div className="cs-actions">{close}</div>
      )}
    </>
  )
}
