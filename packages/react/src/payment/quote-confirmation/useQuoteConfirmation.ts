import type { QuoteConfirmationOptions } from '@countersign/core'
import { createQuoteConfirmation } from '@countersign/core/quote-confirmation'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useLoadWhenOnline } from '../../provider/useLoadWhenOnline.ts'
import { identifyPayment } from '../../shared/payment-details/identifyPayment.ts'

/** A request is compared by value: another one begins another confirmation. */
export type UseQuoteConfirmationOptions = QuoteConfirmationOptions & ClientOption

/**
 * Shows a quote, takes the user's consent and follows the payment to its end. Loads by itself; actions never reject, a
 * failure is part of `state`. `timeLeftMs()` is in milliseconds on the service's time. `reference` is what the recipient
 * will find on their statement, where this page made the request; to an address it is the user's own note.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useQuoteConfirmation({ client, ...options }: UseQuoteConfirmationOptions) {
  const onQuote = useLatest(options.onQuote)
  const confirmation = useJourney({
    client,
    id: identifyPayment(options),
    create: (wallet) => createQuoteConfirmation(wallet, { ...options, onQuote: (quote) => onQuote.current?.(quote) }),
    onMount: ({ load }) => void load(),
  })
  const { load, openChallenge, state } = confirmation
  const challenge = state.status === 'authorizing' && state.open ? state.challenge : undefined
  useLoadWhenOnline(load, state.status === 'unavailable' ? state.error : undefined)
  useLoadWhenOnline(openChallenge, challenge?.status === 'unavailable' ? challenge.error : undefined)
  const { remittanceInformation, description, destination } = options.request ?? {}
  // To an account, what the payer notes for themselves does not travel.
  const note = destination?.destinationType === 'UMA_ADDRESS' ? description : undefined
  return { ...confirmation, reference: remittanceInformation ?? note }
}
