import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useScaLoginContext } from './ScaLoginContext.ts'
import { scaLoginMessages } from './scaLoginMessages.ts'

/** Tries again to begin. Renders nothing where that worked, or would give the same answer. */
export const ScaLoginRetryButton = forwardRef<HTMLButtonElement, ButtonProps>(function ScaLoginRetryButton(props, ref) {
  const { state, load } = useScaLoginContext().login
  const words = useMessages('scaLogin', scaLoginMessages)
  if (state.status !== 'unavailable' || state.error.action === 'none') return null
  return (
    <BusyButton {...props} ref={ref} onAction={() => void load()}>
      {props.children ?? words.tryAgain}
    </BusyButton>
  )
})

/** Starts again once the time for the proof is over. Renders nothing before. */
export const ScaLoginStartAgainButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaLoginStartAgainButton(props, ref) {
    const { state, start } = useScaLoginContext().login
    const words = useMessages('scaLogin', scaLoginMessages)
    if (state.status !== 'expired') return null
    const { factor } = state
    return (
      <BusyButton {...props} ref={ref} onAction={() => void start(factor)}>
        {props.children ?? words.startAgain}
      </BusyButton>
    )
  },
)

/** Leaves, calmly. Renders nothing without `onClose`. */
export const ScaLoginCloseButton = forwardRef<HTMLButtonElement, ButtonProps>(function ScaLoginCloseButton(props, ref) {
  const { login, onClose } = useScaLoginContext()
  const words = useMessages('scaLogin', scaLoginMessages)
  const { status } = login.state
  if (!onClose) return null
  return (
    <BusyButton {...props} ref={ref} onAction={onClose}>
      {props.children ?? (status === 'signed-in' ? words.done : words.close)}
    </BusyButton>
  )
})
