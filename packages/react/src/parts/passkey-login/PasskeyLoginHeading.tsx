import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { passkeyLoginMessages } from '../../messages/sign-in/passkeyLogin.tsx'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { usePasskeyLoginContext } from './PasskeyLoginContext.ts'

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
