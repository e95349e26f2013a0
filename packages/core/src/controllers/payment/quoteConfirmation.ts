import type { WalletClient } from '../../createWalletClient.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import type { Readable } from '../../state/readable.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import type { QuoteConfirmationState } from './quoteConfirmationState.ts'
import { createQuoteContext } from './quoteContext.ts'
import { goOnSignedIn, loadOffer, requote, switchFactor } from './quoteOffer.ts'
import { confirmQuote, endOffer, findOut, track } from './quotePayment.ts'

export type QuoteConfirmationOptions = {
  /** The wallet that pays and signs. */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
  /** What to prove the payment with, where that is asked for. Default: a code by SMS. */
  scaFactor?: PaymentFactor | undefined
  /**
   * `quoteId` opens a quote and `request` makes one. Both together open the quote, and new ones are made of the request:
   * a browser that did not make the quote knows neither its reference nor its purpose.
   */
} & ({ quoteId: string; request?: QuoteRequest | undefined } | { request: QuoteRequest })

export type QuoteConfirmationController = Readable<QuoteConfirmationState> & {
  /** Reads or makes the quote, and goes on with a payment that was already on its way. */
  load(): Promise<void>
  /** The person agrees to exactly what is shown. A second call while the first is at work does nothing. */
  confirm(): Promise<void>
  /** Makes a new quote for the same payment; what changed is shown and has to be agreed to. */
  requote(): Promise<void>
  /** Leaves either sign-in in place, calmly. */
  cancelSignIn(): void
  /** Looks again, now, at a payment whose outcome is unknown. */
  checkAgain(): Promise<void>
  /** Puts the challenge out of sight. The payment waits for it as long as the service lets it. */
  closeChallenge(): void
  /** Shows the challenge again. */
  openChallenge(): void
  /** Looks at the payment now, whose challenge is over. One that was `authorized` is on its way, and shown so at once. */
  challengeSettled(outcome?: 'authorized' | 'ended'): Promise<void>
  /**
   * Has the payment proved by another factor. What was issued cannot be exchanged: the waiting quote is given up, and a
   * new one is shown that has to be agreed to.
   */
  switchFactor(factor: PaymentFactor): Promise<void>
  /** Makes a payment anew that cannot be proved any more, as `switchFactor` does, with the factor it was asked for. */
  startAgain(): Promise<void>
  /** Goes on after the login of the region: the same consent, and the same payment. */
  scaSignedIn(): Promise<void>
  /** Milliseconds until the quote's deadline, on the service's time. */
  timeLeftMs(): number
  /** Ends what is running. `load` begins anew. */
  destroy(): void
}

/** Shows a quote, has it agreed to, signs and executes it once, and follows the payment to its end. */
export function createQuoteConfirmation(
  client: WalletClient,
  options: QuoteConfirmationOptions,
): QuoteConfirmationController {
  const context = createQuoteContext(client, options)
  const { state, task, deadline, dispatch } = context
  context.endOffer = () => endOffer(context)
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    timeLeftMs: deadline.timeLeftMs,
    load: () => loadOffer(context),
    confirm: () => confirmQuote(context),
    requote: () => requote(context),
    cancelSignIn: () => {
      const { status } = state.getSnapshot()
      // A dialog that closes because the sign-in worked may call this too, while the payment is made.
      if (status !== 'signing-in' && status !== 'sca-signing-in') return
      context.stopWaitingForSignIn()
      task.stop()
      dispatch({ type: 'returned' })
      deadline.watch()
    },
    checkAgain: async () => {
      const current = state.getSnapshot()
      if (current.status === 'unknown') await findOut(context, current.quote)
    },
    closeChallenge: () => {
      dispatch({ type: 'challenge-closed' })
      const current = state.getSnapshot()
      // Nobody may have been reading while the challenge asked for a login.
      if (current.status === 'authorizing') void track(context, current.quote)
    },
    openChallenge: () => dispatch({ type: 'challenge-opened' }),
    challengeSettled: async (outcome) => {
      const current = state.getSnapshot()
      if (current.status !== 'authorizing') return
      const { quote } = current
      if (outcome === 'authorized')
        dispatch({ type: 'progressed', progress: { stage: 'processing', quote, transaction: undefined } })
      await track(context, quote, { challengeIsOver: true })
    },
    switchFactor: (factor) => switchFactor(context, factor),
    startAgain: () => switchFactor(context, context.scaFactor ?? 'SMS_OTP'),
    scaSignedIn: () => goOnSignedIn(context),
    destroy: () => {
      task.stop()
      deadline.stop()
      context.stopWaitingForSignIn()
    },
  }
}
