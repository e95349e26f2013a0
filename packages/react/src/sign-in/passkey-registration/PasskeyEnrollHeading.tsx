import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'
import { passkeyEnrollMessages } from './passkeyEnrollMessages.tsx'

export type PasskeyEnrollHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the step and takes the focus once the passkey is made. `children` replace the words of the first step. */
export const PasskeyEnrollHeading = forwardRef<HTMLHeadingElement, PasskeyEnrollHeadingProps>(
  function PasskeyEnrollHeading(props, ref) {
    const { children, ...rest } = props
    const done = usePasskeyEnrollContext().enroll.state.status === 'done'
    const words = useMessages('passkeyEnroll', passkeyEnrollMessages)
    return (
      <StepHeading {...rest} ref={ref} step={done ? 'done' : 'start'}>
        {done ? words.doneTitle : (children ?? words.title)}
      </StepHeading>
    )
  },
)
