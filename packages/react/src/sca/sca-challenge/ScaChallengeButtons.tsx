import { forwardRef } from 'react'
import type { ButtonProps } from '../../primitives/BusyButton.tsx'
import { BusyButton } from '../../primitives/BusyButton.tsx'
import { useMessages } from '../../provider/useMessages.ts'
import { useScaChallengeContext } from './ScaChallengeContext.ts'
import { scaChallengeMessages } from './scaChallengeMessages.ts'

/** Tries again to read what has to be confirmed. Renders nothing when that was read, or would give the same answer. */
export const ScaChallengeRetryButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaChallengeRetryButton(props, ref) {
    const { state, load } = useScaChallengeContext().challenge
    const words = useMessages('scaChallenge', scaChallengeMessages)
    if (state.status !== 'unavailable' || ['none', 'new-quote'].includes(state.error.action)) return null
    return (
      <BusyButton {...props} ref={ref} onAction={() => void load()}>
        {props.children ?? words.tryAgain}
      </BusyButton>
    )
  },
)

/** Starts again from the payment, once this cannot be confirmed any more. Renders nothing without `onStartAgain`. */
export const ScaChallengeStartAgainButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaChallengeStartAgainButton(props, ref) {
    const { challenge, onStartAgain } = useScaChallengeContext()
    const words = useMessages('scaChallenge', scaChallengeMessages)
    const { state } = challenge
    const isOver =
      state.status === 'unavailable'
        ? state.error.action === 'new-quote'
        : ['expired', 'abandoned', 'ended'].includes(state.status)
    if (!onStartAgain || !isOver) return null
    return (
      <BusyButton {...props} ref={ref} onAction={onStartAgain}>
        {props.children ?? words.startAgain}
      </BusyButton>
    )
  },
)

/** Leaves, calmly: the payment waits. Renders nothing without `onClose`, and once it is over. */
export const ScaChallengeCloseButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function ScaChallengeCloseButton(props, ref) {
    const { challenge, onClose } = useScaChallengeContext()
    const words = useMessages('scaChallenge', scaChallengeMessages)
    if (!onClose || challenge.state.status === 'authorized') return null
    return (
      <BusyButton {...props} ref={ref} unavailable={challenge.state.status === 'proving'} onAction={onClose}>
        {props.children ?? words.close}
      </BusyButton>
    )
  },
)
