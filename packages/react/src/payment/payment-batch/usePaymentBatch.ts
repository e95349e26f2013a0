import type { PaymentBatchOptions, QuoteConfirmationState } from '@countersign/core'
import { createPaymentBatch } from '@countersign/core/payment-batch'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useLoadWhenOnline } from '../../provider/useLoadWhenOnline.ts'
import { identifyPayment } from '../../shared/payment-details/index.ts'
import type { useQuoteConfirmation } from '../quote-confirmation/useQuoteConfirmation.ts'

/** Requests are compared by value: another payment begins another batch. */
export type UsePaymentBatchOptions = PaymentBatchOptions & ClientOption

/**
 * Shows several payments, takes one consent to all of them and follows each to its end. Loads by itself; actions never
 * reject, a failure is part of `state`. `timeLeftMs()` is in milliseconds on the service's time.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function usePaymentBatch({ client, ...options }: UsePaymentBatchOptions) {
  const onQuotes = useLatest(options.onQuotes)
  const batch = useJourney({
    client,
    id: identifyBatch(options),
    create: (wallet) => createPaymentBatch(wallet, { ...options, onQuotes: (ids) => onQuotes.current?.(ids) }),
    onMount: ({ load }) => void load(),
  })
  const { state, load, openChallenge } = batch
  const unread = state.payments.find((payment) => payment.status === 'unavailable')
  const challenge = state.status === 'challenge' ? state.challenge : undefined
  useLoadWhenOnline(load, unread?.error)
  useLoadWhenOnline(openChallenge, challenge?.status === 'unavailable' ? challenge.error : undefined)
  return batch
}

/** Returns one string for each list of payments. */
export function identifyBatch({ accountId, payments }: PaymentBatchOptions): string {
  return payments.map((payment) => identifyPayment({ accountId, ...payment })).join()
}

/** Returns one payment of the batch as a payment of its own. Signing in concerns all of them. */
export function confirmationOf(payment: QuoteConfirmationState, batch: ReturnType<typeof usePaymentBatch>) {
  const { isBusy, cancelSignIn, timeLeftMs, resume } = batch
  const found = 'quote' in payment ? batch.find(payment.quote.id) : undefined
  const all = { ...found, isBusy, cancelSignIn, timeLeftMs, resume, state: payment }
  // What the parts of one payment use, and no more: the batch itself confirms, leaves and asks again.
  return all as unknown as ReturnType<typeof useQuoteConfirmation>
}
