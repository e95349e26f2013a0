import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useLoginContext } from './LoginContext.ts'
import { loginMessages } from './loginMessages.ts'

export type LoginHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the step and takes the focus when it changes, also on the way back to it. `children` replace the words. */
export const LoginHeading = forwardRef<HTMLHeadingElement, LoginHeadingProps>(function LoginHeading(props, ref) {
  const { children, focusOnMount, ...rest } = props
  const { login, choice } = useLoginContext()
  const words = useMessages('login', loginMessages)
  const chooses = login.state.status === 'choosing'
  return (
    <StepHeading {...rest} ref={ref} step={chooses ? 'choose' : 'start'} focusOnMount={focusOnMount || choice.moved}>
      {children ?? (chooses ? words.chooseTitle : words.title)}
    </StepHeading>
  )
})
