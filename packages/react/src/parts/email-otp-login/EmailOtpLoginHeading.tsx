import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { emailOtpLoginMessages } from '../../messages/emailOtpLogin.tsx'
import type { StepHeadingProps } from '../elements/StepHeading.tsx'
import { StepHeading } from '../elements/StepHeading.tsx'
import { useEmailOtpLoginContext } from './EmailOtpLoginContext.ts'

export type EmailOtpLoginHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the step and takes the focus when it changes. `children` replace the words of the first step. */
export const EmailOtpLoginHeading = forwardRef<HTMLHeadingElement, EmailOtpLoginHeadingProps>(
  function EmailOtpLoginHeading(props, ref) {
    const { children, ...rest } = props
    const { status } = useEmailOtpLoginContext().login.state
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    const step = status === 'signed-in' ? 'done' : status === 'idle' || status === 'sending-code' ? 'start' : 'code'
    const title = { start: children ?? words.title, code: words.codeTitle, done: words.signedInTitle }[step]
    return (
      <StepHeading {...rest} ref={ref} step={step}>
        {title}
      </StepHeading>
    )
  },
)
