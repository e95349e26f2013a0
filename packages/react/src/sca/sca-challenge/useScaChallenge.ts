import type { ScaChallengeController, ScaChallengeState, ScaFactor, ScaPayment } from '@countersign/core'
import { createScaChallenge } from '@countersign/core'
import { useEffect } from 'react'
import { useController } from '../../provider/useController.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'

/** What the proof is for: one payment, or several that the person agreed to together. */
export type ScaChallengePayments =
  | (ScaPayment & { payments?: undefined })
  | ({ payments: readonly [ScaPayment, ...ScaPayment[]] } & { [field in keyof ScaPayment]?: undefined })

export type UseScaChallengeOptions = ScaChallengePayments & {
  /**
   * Makes a new payment that asks for another factor: a challenge that was issued keeps its own. Other factors are
   * offered only where this is given.
   */
  onSwitchFactor?: ((factor: ScaFactor) => void) | undefined
  /** Called once when every payment has moved on, or one was given up. */
  onSettled?: ((outcome: 'authorized' | 'ended') => void) | undefined
}

export type ScaChallengeBinding = Omit<ScaChallengeController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: ScaChallengeState
  /** Every payment, as it was when the challenge began. */
  payments: readonly [ScaPayment, ...ScaPayment[]]
}

/**
 * Has the person prove that it is them who pays exactly this. What is given first counts: another amount or payee under
 * the same quote changes nothing. Loads by itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useScaChallenge(options: UseScaChallengeOptions): ScaChallengeBinding {
  const client = useWalletClient()
  const latest = useLatest(options)
  const canSwitch = options.onSwitchFactor !== undefined
  const id = `${canSwitch} ${listPayments(options).map(({ quoteId }) => quoteId)}`
  const held = useController({ client, id }, () => {
    const payments = listPayments(options)
    const onSwitchFactor = (factor: ScaFactor) => latest.current.onSwitchFactor?.(factor)
    const controller = createScaChallenge(client, { payments, ...(canSwitch && { onSwitchFactor }) })
    return { controller, payments, destroy: controller.destroy }
  })
  const { controller, payments } = held
  const state = useStore(controller)
  useOnceMounted(controller, () => void controller.load())
  useEffect(() => {
    if (state.status === 'authorized' || state.status === 'ended') latest.current.onSettled?.(state.status)
  }, [state.status, latest])
  return { ...controller, state, payments }
}

function listPayments(options: ScaChallengePayments): readonly [ScaPayment, ...ScaPayment[]] {
  if (options.payments) return options.payments
  const { quoteId, amount, payee, shown } = options
  return [{ quoteId, amount, payee, shown }]
}
