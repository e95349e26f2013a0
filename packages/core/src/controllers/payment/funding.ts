import type { WalletClient } from '../../createWalletClient.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import type { Readable } from '../../state/readable.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { createFundingContext } from './fundingContext.ts'
import type { FundingState } from './fundingState.ts'
import { accept, findReplaceable, follow, loadFunding, replace } from './fundingTurns.ts'

export type FundingOptions = {
  /** The wallet whose customer pays. */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
  /** As `QuoteConfirmationOptions` has them. */
} & ({ quoteId: string; request?: QuoteRequest | undefined } | { request: QuoteRequest })

export type FundingController = Readable<FundingState> & {
  /** Reads or makes the quote and follows it to its end. */
  load(): Promise<void>
  /** Makes a new quote for the same payment, when the one before ran out or changed; what differs has to be agreed to. */
  requote(): Promise<void>
  /** Has it proved by another factor, which takes a new quote; what changed has to be agreed to. */
  switchFactor(factor: PaymentFactor): Promise<void>
  /** The person agrees to what changed. */
  accept(): Promise<void>
  /** Looks now: the challenge was proved, ran out or was abandoned; or nobody knows. */
  checkAgain(): Promise<void>
  /** Goes on after the login of the region. */
  scaSignedIn(): Promise<void>
  /** Milliseconds until it is too late to send anything, on the service's time. */
  timeLeftMs(): number
  /** Ends what is running. `load` begins anew. */
  destroy(): void
}

/** A payment with money that comes from outside: proved where that is asked for, then sent by the person's own bank. */
export function createFunding(client: WalletClient, options: FundingOptions): FundingController {
  const context = createFundingContext(client, options)
  const { state, task, deadline } = context
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    timeLeftMs: deadline.timeLeftMs,
    load: () => loadFunding(context),
    requote: async () => {
      const quote = findReplaceable(context)
      if (quote) await replace(context, { quote })
    },
    switchFactor: async (factor) => {
      const current = state.getSnapshot()
      // Authorizing the one before would move no money, so it is left to run out.
      if (current.status === 'authorizing')
        await replace(context, { quote: current.quote, change: { scaFactor: factor } })
    },
    accept: () => accept(context),
    checkAgain: async () => {
      const current = state.getSnapshot()
      if (current.status === 'authorizing' || current.status === 'unknown') await follow(context)
    },
    scaSignedIn: async () => {
      if (state.getSnapshot().status === 'sca-signing-in') await loadFunding(context)
    },
    destroy: () => {
      task.stop()
      deadline.stop()
    },
  }
}
