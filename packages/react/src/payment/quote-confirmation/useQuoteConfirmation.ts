import type { Quote, QuoteConfirmationController, QuoteConfirmationState, QuoteRequest } from '@countersign/core'
import { createQuoteConfirmation } from '@countersign/core'
import { useEffect, useRef } from 'react'
import { useController } from '../../provider/useController.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { identifyPayment } from '../payment-details/identifyPayment.ts'

export type UseQuoteConfirmationOptions = {
  /** The wallet that pays and signs. */
  accountId: string
  /** Called with each quote that was made; keep its id to load the same one after a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
} & (
  | {
      quoteId: string
      /** What a new quote is made of; a browser that did not make the quote knows neither its reference nor its purpose. */
      request?: QuoteRequest | undefined
    }
  | {
      /** What to quote, compared by value: another request begins another confirmation. */
      request: QuoteRequest
    }
)

export type QuoteConfirmationBinding = Omit<QuoteConfirmationController, 'subscribe' | 'getSnapshot' | 'destroy'> & {
  state: QuoteConfirmationState
}

/**
 * Shows a quote, takes the person's consent and follows the payment to its end. Loads by itself; actions never reject,
 * a failure is part of `state`. `timeLeftMs()` is in milliseconds on the service's time.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useQuoteConfirmation(options: UseQuoteConfirmationOptions): QuoteConfirmationBinding {
  const client = useWalletClient()
  const latestOnQuote = useRef(options.onQuote)
  useEffect(() => {
    latestOnQuote.current = options.onQuote
  }, [options.onQuote])

  const controller = useController({ client, id: identifyPayment(options) }, () =>
    createQuoteConfirmation(client, { ...options, onQuote: (quote) => latestOnQuote.current?.(quote) }),
  )

  useEffect(() => {
    let mounted = true
    // StrictMode mounts twice in one go; waiting for the end of that makes one request of two.
    queueMicrotask(() => {
      if (mounted) void controller.load()
    })
    return () => {
      mounted = false
    }
  }, [controller])

  return { ...controller, state: useStore(controller) }
}
