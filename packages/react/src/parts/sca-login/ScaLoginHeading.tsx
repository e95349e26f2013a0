import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { scaLoginMessages } from '../../messages/sca/scaLogin.ts'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { ProofHeading } from '../sca-proof/ScaProofHeading.tsx'
import { loginProofOf, useScaLoginContext } from './ScaLoginContext.ts'

export type ScaLoginHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. */
export const ScaLoginHeading = forwardRef<HTMLHeadingElement, ScaLoginHeadingProps>(
  function ScaLoginHeading(props, ref) {
    const { state } = useScaLoginContext().login
    const words = useMessages('scaLogin', scaLoginMessages)
    const proof = loginProofOf(state)
    if (proof)
      return (
        <ProofHeading {...props} ref={ref} proof={proof}>
          {words.title}
        </ProofHeading>
      )
    const titles: { readonly [status: string]: string | undefined } = {
      unavailable: words.unavailableTitle,
      'signed-in': words.signedInTitle,
      'not-needed': words.notNeededTitle,
    }
    const { status } = state
    // A way that begins belongs to the choice it came from.
    const step = status === 'starting' ? 'choosing' : status
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {titles[status] ?? words.title}
      </StepHeading>
    )
  },
)
