import type { FundingController, FundingState, Quote, QuoteRequest } from '@countersign/core'
import { createFunding } from '@countersign/core'
import { useController } from '../../provider/useController.ts'
import { useLatest } from '../../provider/useLatest.ts'
import { useOnceMounted } from '../../provider/useOnceMounted.ts'
import { useStore } from '../../provider/useStore.ts'
import { useWalletClient } from '../../provider/WalletProvider.tsx'
import { identifyPayment } from '../payment-details/identifyPayment.ts'

export type UseFundingOptions = {
  /** The wallet whose customer pays: they may have to confirm that it is them. */
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
      /** What to quote, compared by value: another request begins another payment. */
      request: QuoteRequest
    }
)

export type FundingBinding = Omit<FundingController, 'subscribe' | 'getSnapshot' | 'destroy'> & { state: FundingState }

/**
 * A payment with money that comes from outside: proved where that is asked for, then sent by the person's own bank.
 * Loads by itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` outside of a `WalletProvider`: wrap your page in one.
 */
export function useFunding(options: UseFundingOptions): FundingBinding {
  const client = useWalletClient()
  const latest = useLatest(options.onQuote)
  const controller = useController({ client, id: identifyPayment(options) }, () =>
    createFunding(client, { ...options, onQuote: (quote) => latest.current?.(quote) }),
  )
  useOnceMounted(controller, ({ load }) => void load())
  return { ...controller, state: useStore(controller) }
}
