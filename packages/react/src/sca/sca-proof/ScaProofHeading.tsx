import type { ScaProofState } from '@countersign/core'
import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useScaProofContext } from './ScaProofContext.ts'
import { type ScaProofMessages, scaProofMessages } from './scaProofMessages.ts'

export type ScaProofHeadingProps = Omit<StepHeadingProps, 'step'>

/**
 * Names the step and takes the focus when it changes: also for another request, and another way to prove it. `children`
 * are the words for as long as a proof is taken.
 */
export const ScaProofHeading = forwardRef<HTMLHeadingElement, ScaProofHeadingProps>(
  function ScaProofHeading(props, ref) {
    const { state } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    const { step, title } = proofStep(state, { words, title: props.children })
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {title}
      </StepHeading>
    )
  },
)

/** What a heading says of a proof, and what tells one step of it from the next. `title`: while a proof is taken. */
export function proofStep<title extends ReactNode>(
  proof: ScaProofState,
  parameters: { words: ScaProofMessages; title: title },
): { step: string; title: title | string } {
  const { words, title } = parameters
  const { status } = proof
  if (status === 'locked' || status === 'suspended' || status === 'expired')
    return { step: status, title: words[`${status}Title`] }
  return { step: `${proof.request.id} ${proof.request.factor}`, title }
}
