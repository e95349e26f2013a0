import type { WalletClient } from '../../createWalletClient.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import { forgetScaSessionExpiry } from '../../flows/sca/forgetScaSessionExpiry.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { type Controller, createController } from '../createController.ts'
import {
  type QuoteConfirmationEvent,
  type QuoteConfirmationState,
  reduceQuoteConfirmation,
} from './quoteConfirmationState.ts'
import { createQuoteOffer } from './quoteOffer.ts'
import { createQuotePayment } from './quotePayment.ts'

export type QuoteConfirmationOptions = {
  /** The wallet that pays and signs. */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
  /** What to prove the payment with, where that is asked for. Default: a passkey if the customer has one, else a code by SMS. */
  scaFactor?: PaymentFactor | undefined
  /**
   * `quoteId` opens a quote and `request` makes one. Both together open the quote, and new ones are made from the
   * request: a browser that did not make the quote has neither its reference nor its purpose.
   */
} & ({ quoteId: string; request?: QuoteRequest | undefined } | { request: QuoteRequest })

type QuoteConfirmationActions = {
  /** Reads or makes the quote, and continues a payment that was already sent. */
  load(): Promise<QuoteConfirmationState>
  /**
   * The user agrees to exactly what is shown. A second call while the first is under way does nothing, and so does a call
   * while the payee's bank still checks the name, or before the user accepts what it says (`readNameCheck`).
   */
  confirm(): Promise<QuoteConfirmationState>
  /**
   * Records that the user accepts to pay although the payee's bank knows the account by another name, or takes that back.
   * It holds for the result that is shown.
   */
  acceptName(accepted: boolean): void
  /** Makes a new quote for the same payment; the user sees what changed and has to agree to it. */
  requote(): Promise<QuoteConfirmationState>
  /** Closes either inline sign-in. */
  cancelSignIn(): void
  /** Reads a payment whose outcome is unknown again, now. */
  checkAgain(): Promise<QuoteConfirmationState>
  /** Hides the challenge. The payment waits for it as long as the service allows. */
  closeChallenge(): void
  /** Shows the challenge again. */
  openChallenge(): void
  /** Reads the payment whose challenge is over. One that was `authorized` is shown as processing at once. */
  challengeFinished(outcome?: 'authorized' | 'ended'): Promise<QuoteConfirmationState>
  /**
   * Uses another factor. An issued challenge cannot be exchanged, so the waiting quote is given up for a new one. If the
   * new one says exactly what the user agreed to, it is paid at once; otherwise the user sees what changed and has to
   * agree to it.
   */
  switchFactor(factor: PaymentFactor): Promise<QuoteConfirmationState>
  /** Replaces a payment that can no longer be proved. The user has to agree to the new quote. */
  startAgain(): Promise<QuoteConfirmationState>
  /** Continues after the inline SCA sign-in: the same consent, and the same payment. */
  resume(): Promise<QuoteConfirmationState>
  /** Returns the milliseconds until the quote's deadline, on the service's clock. */
  timeLeftMs(): number
}

/** Actions resolve with the state that they led to; a failure is part of it. `load` also revives it after `destroy`. */
export type QuoteConfirmationController = Controller<QuoteConfirmationState> & QuoteConfirmationActions

/** Shows a quote, has the user agree to it, signs and executes it once, and follows the payment to its end. */
export function createQuoteConfirmation(
  client: WalletClient,
  options: QuoteConfirmationOptions,
): QuoteConfirmationController {
  return createController<QuoteConfirmationState, QuoteConfirmationEvent, QuoteConfirmationActions>((base) => {
    const { getState, cancel } = base
    function dispatch(event: QuoteConfirmationEvent): void {
      // The service decides whether the customer is signed in; the browser only remembers it.
      if (event.type === 'sca-sign-in-needed') void forgetScaSessionExpiry(client, options)
      base.dispatch(event)
    }
    const controller = { ...base, dispatch }
    const payment = createQuotePayment(client, options, controller)
    const { shown, confirm, acceptName, findOut, track, stopWaitingForSignIn } = payment
    const { load, requote, switchFactor, startAgain, resume } = createQuoteOffer(client, options, controller, payment)
    return {
      initial: { status: 'loading' },
      reduce: reduceQuoteConfirmation,
      isBusy: ({ status }) => busyStates.includes(status),
      onDestroy: () => {
        shown.stop()
        stopWaitingForSignIn()
      },
      actions: {
        load,
        confirm,
        acceptName,
        requote,
        cancelSignIn: () => {
          const { status } = getState()
          // A dialog that closes because the sign-in worked may call this too, while the payment is made.
          if (status !== 'signing-in' && status !== 'sca-signing-in') return
          stopWaitingForSignIn()
          cancel()
          dispatch({ type: 'returned' })
          shown.deadline.watch()
        },
        checkAgain: async () => {
          const state = getState()
          if (state.status === 'unknown') await findOut(state.quote)
        },
        closeChallenge: () => {
          dispatch({ type: 'challenge-closed' })
          const state = getState()
          // The payment may not have been followed while the challenge asked for the SCA sign-in.
          if (state.status === 'authorizing') void track(state.quote)
        },
        openChallenge: () => dispatch({ type: 'challenge-opened' }),
        challengeFinished: async (outcome) => {
          const state = getState()
          if (state.status !== 'authorizing') return
          const { quote } = state
          if (outcome === 'authorized')
            dispatch({ type: 'progressed', progress: { stage: 'processing', quote, transaction: undefined } })
          await track(quote, { challengeIsOver: true })
        },
        switchFactor,
        startAgain,
        resume,
        timeLeftMs: shown.deadline.timeLeftMs,
      },
    }
  })
}

const busyStates: readonly QuoteConfirmationState['status'][] = ['loading', 'requoting', 'signing', 'executing']
