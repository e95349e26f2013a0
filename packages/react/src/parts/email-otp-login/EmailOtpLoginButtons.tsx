import { forwardRef } from 'react'
import { useMessages } from '../../hooks/useMessages.ts'
import { useServerCountdown } from '../../hooks/useServerCountdown.ts'
import { emailOtpLoginMessages } from '../../messages/emailOtpLogin.tsx'
import type { BusyButtonProps } from '../elements/BusyButton.tsx'
import { BusyButton } from '../elements/BusyButton.tsx'
import { clockText } from '../elements/clockText.ts'
import { useEmailOtpLoginContext } from './EmailOtpLoginContext.ts'

type ButtonProps = Omit<BusyButtonProps, 'busy' | 'unavailable' | 'type'>

/** Sends the form of the step it stands in; busy while the answer is awaited. */
export const EmailOtpLoginSubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function EmailOtpLoginSubmitButton(props, ref) {
    const { status } = useEmailOtpLoginContext().login.state
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    const sendsCode = status === 'idle' || status === 'sending-code'
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={status === 'sending-code' || status === 'verifying-code'}>
        {props.children ?? (sendsCode ? words.sendCode : words.submitCode)}
      </BusyButton>
    )
  },
)

/** Sends a new code, once the service lets it; shows the time until then. */
export const EmailOtpLoginResendButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function EmailOtpLoginResendButton(props, ref) {
    const { login } = useEmailOtpLoginContext()
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    const { state, resendCode, resendWaitMs } = login
    // The wait is known while a code is awaited; another deadline makes the countdown read anew afterwards.
    const deadlineMs = state.status === 'awaiting-code' ? state.challenge.resendAtMs : 0
    const waitSeconds = useServerCountdown({ deadlineMs, timeLeftMs: resendWaitMs })
    if (!('challenge' in state)) return null
    const waits = waitSeconds !== 0
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={state.status === 'awaiting-code' && state.resending}
        unavailable={waits || state.status === 'verifying-code'}
        onClick={(event) => {
          props.onClick?.(event)
          void resendCode()
        }}
      >
        {props.children ?? (waitSeconds ? words.resendIn({ time: clockText(waitSeconds) }) : words.resend)}
      </BusyButton>
    )
  },
)

/** Goes back to the first step, for another address. Not offered where the address is known. */
export const EmailOtpLoginRestartButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function EmailOtpLoginRestartButton(props, ref) {
    const { login, knowsCredential } = useEmailOtpLoginContext()
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    if (knowsCredential || !('challenge' in login.state)) return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        unavailable={login.state.status === 'verifying-code'}
        onClick={(event) => {
          props.onClick?.(event)
          login.restart()
        }}
      >
        {props.children ?? words.restart}
      </BusyButton>
    )
  },
)
