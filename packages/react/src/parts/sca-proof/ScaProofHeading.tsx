import type { ScaProofState } from '@countersign/core'
import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaProofMessages } from '../../messages/sca/scaProof.ts'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { useScaProofContext } from './ScaProofContext.ts'

export type ScaProofHeadingProps = Omit<StepHeadingProps, 'step'>

/**
 * Names the step and takes the focus when it changes: also for another request, and another way to prove it. `children`
 * are the words for as long as a proof is taken.
 */
export const ScaProofHeading = forwardRef<HTMLHeadingElement, ScaProofHeadingProps>(
  function ScaProofHeading(props, ref) {
    return <ProofHeading {...props} ref={ref} proof={useScaProofContext().state} />
  },
)

/** The same for a heading that stands above the proof itself. */
export const ProofHeading = forwardRef<HTMLHeadingElement, ScaProofHeadingProps & { proof: ScaProofState }>(
  function ProofHeading(props, ref) {
    const { proof, children, ...rest } = props
    const words = useMessages('scaProof', scaProofMessages)
    const { status } = proof
    if (status === 'locked' || status === 'suspended' || status === 'expired')
      return (
        <StepHeading {...rest} ref={ref} step={status}>
          {words[`${status}Title`]}
        </StepHeading>
      )
    const { id, factor } = proof.request
    return (
      <StepHeading {...rest} ref={ref} step={`${id} ${factor}`}>
        {children}
      </StepHeading>
    )
  },
)
