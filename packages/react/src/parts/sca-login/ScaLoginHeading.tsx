import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaLoginMessages } from '../../messages/sca/scaLogin.ts'
import { scaProofMessages } from '../../messages/sca/scaProof.ts'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { proofStep } from '../sca-proof/ScaProofHeading.tsx'
import { loginProofOf, useScaLoginContext } from './ScaLoginContext.ts'

export type ScaLoginHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. */
export const ScaLoginHeading = forwardRef<HTMLHeadingElement, ScaLoginHeadingProps>(
  function ScaLoginHeading(props, ref) {
    const { state } = useScaLoginContext().login
    const words = useMessages('scaLogin', scaLoginMessages)
    const proofWords = useMessages('scaProof', scaProofMessages)
    const titles: { readonly [status: string]: string | undefined } = {
      unavailable: words.unavailableTitle,
      'signed-in': words.signedInTitle,
      'not-needed': words.notNeededTitle,
    }
    const title = titles[state.status] ?? words.title
    const proof = loginProofOf(state)
    // A way that begins belongs to the choice it came from.
    const resting = state.status === 'starting' ? 'choosing' : state.status
    const shown = proof ? proofStep(proof, { words: proofWords, title }) : { step: resting, title }
    return (
      <StepHeading {...props} ref={ref} step={shown.step}>
        {shown.title}
      </StepHeading>
    )
  },
)
