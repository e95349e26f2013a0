import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { clockText } from '../../primitives/clockText.ts'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import { useOtpLoginContext } from './OtpLoginContext.ts'

/** Sends the form of the step it stands in; busy while the answer is awaited. */
export const OtpLoginSubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function OtpLoginSubmitButton(props, ref) {
    const { login, journey } = useOtpLoginContext()
    const { status } = login.state
    const sendsCode = status === 'idle' || status === 'sending-code'
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={status === 'sending-code' || status === 'verifying-code'}>
        {props.children ?? (sendsCode ? journey.words.sendCode : journey.words.submitCode)}
      </BusyButton>
    )
  },
)

/** Sends a new code, once the service lets it; shows the time until then. */
export const OtpLoginResendButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function OtpLoginResendButton(props, ref) {
    const { login, journey } = useOtpLoginContext()
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
        onAction={() => void resendCode()}
      >
        {props.children ??
          (waitSeconds ? journey.words.resendIn({ time: clockText(waitSeconds) }) : journey.words.resend)}
      </BusyButton>
    )
  },
)

/** Goes back to the first step, for another address. Not offered where the address is known. */
export const OtpLoginRestartButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function OtpLoginRestartButton(props, ref) {
    const { login, journey, knowsCredential } = useOtpLoginContext()
    if (knowsCredential || !('challenge' in login.state)) return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        unavailable={login.state.status === 'verifying-code'}
        onAction={() => login.restart()}
      >
        {props.children ?? journey.words.restart}
      </BusyButton>
    )
  },
)
