import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { usePasskeyLoginContext } from './PasskeyLoginContext.ts'
import { passkeyLoginMessages } from './passkeyLoginMessages.tsx'

export type PasskeyLoginHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the step and takes the focus once somebody is signed in. `children` replace the words of the first step. */
export const PasskeyLoginHeading = forwardRef<HTMLHeadingElement, PasskeyLoginHeadingProps>(
  function PasskeyLoginHeading(props, ref) {
    const { children, ...rest } = props
    const done = usePasskeyLoginContext().login.state.status === 'signed-in'
    const words = useMessages('passkeyLogin', passkeyLoginMessages)
    return (
      <StepHeading {...rest} ref={ref} step={done ? 'done' : 'start'}>
        {done ? words.signedInTitle : (children ?? words.title)}
      </StepHeading>
    )
  },
)
