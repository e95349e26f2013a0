import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useProofHeading } from '../sca-proof/index.ts'
import { loginProofOf, useScaLoginContext } from './ScaLoginContext.ts'
import { scaLoginMessages } from './scaLoginMessages.ts'

export type ScaLoginHeadingProps = Omit<StepHeadingProps, 'step' | 'children'>

/** Names the step and takes the focus when it changes. */
export const ScaLoginHeading = forwardRef<HTMLHeadingElement, ScaLoginHeadingProps>(
  function ScaLoginHeading(props, ref) {
    const { state } = useScaLoginContext().login
    const words = useMessages('scaLogin', scaLoginMessages)
    const titles: { readonly [status: string]: string | undefined } = {
      unavailable: words.unavailableTitle,
      'signed-in': words.signedInTitle,
      'not-needed': words.notNeededTitle,
    }
    const title = titles[state.status] ?? words.title
    const proof = loginProofOf(state)
    // A way that begins belongs to the choice it came from.
    const resting = state.status === 'starting' ? 'choosing' : state.status
    const { step, children } = useProofHeading({ proof, step: resting, title })
    return (
      <StepHeading {...props} ref={ref} step={step}>
        {children}
      </StepHeading>
    )
  },
)
