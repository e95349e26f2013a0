import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { passkeyEnrollMessages } from '../../messages/sign-in/passkeyEnroll.tsx'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { usePasskeyEnrollContext } from './PasskeyEnrollContext.ts'

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
