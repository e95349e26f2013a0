import type { FundingOptions } from '@countersign/core'
import { createFunding } from '@countersign/core/funding'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useLoadWhenOnline } from '../../provider/useLoadWhenOnline.ts'
import { identifyPayment } from '../../shared/payment-details/identifyPayment.ts'

/** A request is compared by value: another one begins another payment. */
export type UseFundingOptions = FundingOptions & ClientOption

/**
 * Makes a payment with money from outside: the user proves it where that is required, then sends the money from their own
 * bank. Loads by itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useFunding({ client, ...options }: UseFundingOptions) {
  const onQuote = useLatest(options.onQuote)
  const funding = useJourney({
    client,
    id: identifyPayment(options),
    create: (wallet) => createFunding(wallet, { ...options, onQuote: (quote) => onQuote.current?.(quote) }),
    onMount: ({ load }) => void load(),
  })
  const { load, checkAgain, state } = funding
  const challenge = state.status === 'authorizing' ? state.challenge : undefined
  useLoadWhenOnline(load, state.status === 'unavailable' ? state.error : undefined)
  useLoadWhenOnline(checkAgain, challenge?.status === 'unavailable' ? challenge.error : undefined)
  return funding
}
