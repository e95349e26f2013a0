import type { ScaChallengeState } from '@countersign/core'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useProofHeading } from '../sca-proof/index.ts'
import { proofOf, useScaChallengeContext } from './ScaChallengeContext.ts'
import { type ScaChallengeMessages, scaChallengeMessages } from './scaChallengeMessages.ts'

export type ScaChallengeHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes: each challenge is a step, however many there will be. */
export const ScaChallengeHeading = forwardRef<HTMLHeadingElement, ScaChallengeHeadingProps>(
  function ScaChallengeHeading(props, ref) {
    const { state } = useScaChallengeContext().challenge
    const words = useMessages('scaChallenge', scaChallengeMessages)
    const { step, children } = useProofHeading({ proof: proofOf(state), ...describeStep(state, words) })
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {children}
      </StepHeading>
    )
  },
)

function describeStep(state: ScaChallengeState, words: ScaChallengeMessages): { step?: string; title: string } {
  const proof = proofOf(state)
  if (!proof) {
    // Signing in has a heading of its own below, and belongs to the step it began in.
    const step = state.status === 'sca-signing-in' ? 'loading' : state.status
    return { step, title: words[`${step as 'loading' | 'unavailable' | 'abandoned' | 'ended' | 'authorized'}Title`] }
  }
  const purpose = 'request' in proof ? proof.request.purpose : undefined
  return { title: words.proofTitle({ purpose, isNext: 'turn' in proof && proof.turn > 1 }) }
}
