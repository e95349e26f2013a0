import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { ScaChallengeContext } from './ScaChallengeContext.ts'
import type { UseScaChallengeOptions } from './useScaChallenge.ts'
import { useScaChallenge } from './useScaChallenge.ts'

/** One payment with its amount and payee, or several; there is no challenge without them. */
export type ScaChallengeRootProps = ComponentPropsWithoutRef<'div'> &
  UseScaChallengeOptions & {
    /** Offers to start again from the payment once this cannot be confirmed any more. */
    onStartAgain?: (() => void) | undefined
    /** Offers to leave; the payment waits until its time is over. */
    onClose?: (() => void) | undefined
  }

/** Holds what is confirmed for the parts inside. `data-status` is the status of the challenge. */
export const ScaChallengeRoot = forwardRef<HTMLDivElement, ScaChallengeRootProps>(
  function ScaChallengeRoot(props, ref) {
    const { quoteId, amount, payee, shown, payments, ...given } = props
    const { onSwitchFactor, onSettled, onStartAgain, onClose, ...rest } = given
    const challenge = useScaChallenge(props)
    return (
      <ScaChallengeContext.Provider value={{ challenge, onStartAgain, onClose }}>
        <div {...rest} ref={ref} data-status={challenge.state.status} />
      </ScaChallengeContext.Provider>
    )
  },
)
