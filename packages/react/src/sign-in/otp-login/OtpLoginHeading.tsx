import { forwardRef } from 'react'
import type { StepHeadingProps } from '../../primitives/StepHeading.tsx'
import { StepHeading } from '../../primitives/StepHeading.tsx'
import { useOtpLoginContext } from './OtpLoginContext.ts'

export type OtpLoginHeadingProps = Omit<StepHeadingProps, 'step'>

/** Names the step and takes the focus when it changes. `children` replace the words of the first step. */
export const OtpLoginHeading = forwardRef<HTMLHeadingElement, OtpLoginHeadingProps>(
  function OtpLoginHeading(props, ref) {
    const { children, ...rest } = props
    const { login, journey } = useOtpLoginContext()
    const { status } = login.state
    const { words } = journey
    const step = status === 'signed-in' ? 'done' : status === 'idle' || status === 'sending-code' ? 'start' : 'code'
    const title = { start: children ?? words.title, code: words.codeTitle, done: words.signedInTitle }[step]
    return (
      <StepHeading {...rest} ref={ref} step={step}>
        {title}
      </StepHeading>
    )
  },
)
