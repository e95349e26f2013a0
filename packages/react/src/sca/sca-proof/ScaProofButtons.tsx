import type { ScaFactor } from '@countersign/core'
import { forwardRef, useCallback } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { clockText } from '../../primitives/clockText.ts'
import { useServerCountdown } from '../../primitives/useServerCountdown.ts'
import { useMessages } from '../../provider/useMessages.ts'
import { openRequest, useScaProofContext } from './ScaProofContext.ts'
import { scaProofMessages } from './scaProofMessages.ts'

/** Sends the form it stands in; busy while the answer is awaited, and not to be pressed while a wait goes on. */
export const ScaProofSubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaProofSubmitButton(props, ref) {
    const { state, waitSeconds } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    const { status } = state
    const unavailable = status === 'resending' || Boolean(waitSeconds)
    return (
      <BusyButton {...props} ref={ref} type="submit" busy={status === 'proving'} unavailable={unavailable}>
        {props.children ?? words.submitCode}
      </BusyButton>
    )
  },
)

/** Has the device ask for the passkey; busy until that is over. Renders nothing where something else is asked for. */
export const ScaProofPasskeyButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaProofPasskeyButton(props, ref) {
    const { state, actions, waitSeconds } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    // Its name looks like a hook's, which it is not.
    const { submitPasskey } = actions
    if (openRequest(state)?.factor !== 'PASSKEY') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={state.status === 'proving'}
        unavailable={Boolean(waitSeconds)}
        onAction={() => void submitPasskey()}
      >
        {props.children ?? words.usePasskey}
      </BusyButton>
    )
  },
)

/** Has the code sent once more, as soon as the service lets it; shows the time until then. For text messages only. */
export const ScaProofResendButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaProofResendButton(props, ref) {
    const { state, actions, waitSeconds } = useScaProofContext()
    const words = useMessages('scaProof', scaProofMessages)
    const request = openRequest(state)
    const { timeLeftMs } = actions
    const resendLeftMs = useCallback(() => timeLeftMs('resend'), [timeLeftMs])
    const seconds = useServerCountdown({ deadlineMs: request?.resendAt?.getTime() ?? 0, timeLeftMs: resendLeftMs })
    if (request?.factor !== 'SMS_OTP') return null
    return (
      <BusyButton
        {...props}
        ref={ref}
        busy={state.status === 'resending'}
        unavailable={seconds !== 0 || state.status === 'proving' || Boolean(waitSeconds)}
        onAction={() => void actions.resendCode()}
      >
        {props.children ?? (seconds ? words.resendIn({ time: clockText(seconds) }) : words.resend)}
      </BusyButton>
    )
  },
)

/** A button for each other way to prove it. Renders nothing where there is none. */
export function ScaProofOtherFactors(props: Omit<ButtonProps, 'children'>) {
  const { state, actions } = useScaProofContext()
  const words = useMessages('scaProof', scaProofMessages)
  const known = (openRequest(state)?.otherFactors ?? []).filter((factor): factor is ScaFactor =>
    Object.hasOwn(words.useInstead, factor),
  )
  return known.map((factor) => (
    <BusyButton
      {...props}
      key={factor}
      data-factor={factor}
      unavailable={state.status !== 'awaiting-proof'}
      onAction={() => void actions.switchFactor(factor)}
    >
      {words.useInstead[factor]}
    </BusyButton>
  ))
}
