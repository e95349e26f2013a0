import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaChallengeMessages } from '../../messages/sca/scaChallenge.ts'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { ProofHeading } from '../sca-proof/ScaProofHeading.tsx'
import { proofOf, useScaChallengeContext } from './ScaChallengeContext.ts'

export type ScaChallengeHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes: each challenge is a step, however many there will be. */
export const ScaChallengeHeading = forwardRef<HTMLHeadingElement, ScaChallengeHeadingProps>(
  function ScaChallengeHeading(props, ref) {
    const { state } = useScaChallengeContext().challenge
    const words = useMessages('scaChallenge', scaChallengeMessages)
    const proof = proofOf(state)
    if (proof) {
      const purpose = 'request' in proof ? proof.request.purpose : undefined
      const isNext = 'turn' in proof && proof.turn > 1
      return (
        <ProofHeading {...props} ref={ref} proof={proof}>
          {words.proofTitle({ purpose, isNext })}
        </ProofHeading>
      )
    }
    // Signing in has a heading of its own below, and belongs to the step it began in.
    const step = state.status === 'sca-signing-in' ? 'loading' : state.status
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {words[`${step as 'loading' | 'unavailable' | 'abandoned' | 'ended' | 'authorized'}Title`]}
      </StepHeading>
    )
  },
)
