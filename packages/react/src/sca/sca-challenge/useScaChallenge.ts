import type { ScaFactor, ScaPayment } from '@countersign/core'
import { createScaChallenge } from '@countersign/core/sca-challenge'
import { useEffect } from 'react'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useLoadWhenOnline } from '../../provider/useLoadWhenOnline.ts'

type ScaPayments = readonly [ScaPayment, ...ScaPayment[]]

/** What the proof confirms: one payment, or several that the user agreed to together. */
type ChallengePayments =
  | (ScaPayment & { payments?: undefined })
  | ({ payments: ScaPayments } & { [field in keyof ScaPayment]?: undefined })

export type ScaChallengeOptions = ChallengePayments & {
  /**
   * Creates a new payment that asks for another factor, because an issued challenge keeps its own. Without it, no other
   * factors are offered.
   */
  onSwitchFactor?: ((factor: ScaFactor) => void) | undefined
  /** Called once when every payment has moved on, or one has ended. */
  onFinished?: ((outcome: 'authorized' | 'ended') => void) | undefined
}

export type UseScaChallengeOptions = ScaChallengeOptions & ClientOption

/**
 * Asks the user to prove that they make exactly these payments. What is given first counts: another amount or payee for
 * the same quote changes nothing. Loads by itself; actions never reject, a failure is part of `state`. `payments` are the
 * payments as they were when the challenge began.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaChallenge(options: UseScaChallengeOptions) {
  const latest = useLatest(options)
  const canSwitch = options.onSwitchFactor !== undefined
  const challenge = useJourney({
    client: options.client,
    id: `${canSwitch} ${listPayments(options).map(({ quoteId }) => quoteId)}`,
    create: (client) => {
      const payments = listPayments(options)
      const onSwitchFactor = (factor: ScaFactor) => latest.current.onSwitchFactor?.(factor)
      return { ...createScaChallenge(client, { payments, ...(canSwitch && { onSwitchFactor }) }), payments }
    },
    onMount: ({ load }) => void load(),
  })
  const { load, state } = challenge
  const { status } = state
  useLoadWhenOnline(load, status === 'unavailable' ? state.error : undefined)
  useEffect(() => {
    if (status === 'authorized' || status === 'ended') latest.current.onFinished?.(status)
  }, [status, latest])
  return challenge
}

function listPayments(options: ChallengePayments): ScaPayments {
  if (options.payments) return options.payments
  const { quoteId, amount, payee, shown } = options
  return [{ quoteId, amount, payee, shown }]
}
