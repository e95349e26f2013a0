import type { WalletClient } from '../../createWalletClient.ts'
import { loadPayment } from '../../flows/payment/loadPayment.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import { toScaPayment } from '../../flows/payment/scaPayment.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { type Controller, createController } from '../createController.ts'
import type { ProofMoment, ScaProofActions } from '../sca/scaProofState.ts'
import { createPaymentChallenge } from './paymentChallenge.ts'
import type { QuoteConfirmationEvent } from './quoteConfirmationEvent.ts'
import {
  canConfirm,
  type QuoteConfirmationState,
  type QuoteConfirmationStatus,
  reduceQuoteConfirmation,
} from './quoteConfirmationState.ts'
import { canLeave, stepOf } from './quoteConfirmationStep.ts'
import { createQuoteOffer } from './quoteOffer.ts'
import { createQuotePayment, type QuotePayment } from './quotePayment.ts'
import type { QuoteController } from './shownQuote.ts'

export type QuoteConfirmationOptions = {
  /**
   * The wallet that pays and signs. Where the quote or the request names another account of the user as its source, nothing is
   * signed: the platform decides (`approvePayment`), and may want a sign-in to this wallet.
   */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
  /** What to prove the payment with, where that is asked for. Default: a passkey if the customer has one, else a code by SMS. */
  scaFactor?: PaymentFactor | undefined
  /**
   * It is proved under one list with other payments, by `createScaChallenge` with `payments`. No challenge of its own is
   * loaded then, and its state stays `loading`; call `checkAgain` when the other one is over.
   */
  isProvedWithOthers?: boolean | undefined
  /**
   * `quoteId` opens a quote and `request` makes one. Both together open the quote, and new ones are made from the
   * request: a browser that did not make the quote has neither its reference nor its purpose.
   */
} & ({ quoteId: string; request?: QuoteRequest | undefined } | { quoteId?: undefined; request: QuoteRequest })

/** `timeLeftMs()` without a name is about the price; with one, about the proof. */
type QuoteConfirmationActions = Omit<ScaProofActions<QuoteConfirmationState>, 'timeLeftMs'> & {
  /** Reads or makes the quote, and continues a payment that was already sent. */
  load(): Promise<QuoteConfirmationState>
  /**
   * The user agrees to exactly what is shown; call it from their press. Where the first proof is their passkey, the same
   * press has the device ask for it, and where the browser refuses that, the challenge waits for another one. A second
   * call while the first is under way does nothing, and so does a call while the payee's bank still checks the name, or
   * before the user accepts what it says (`readNameCheck`).
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
  /**
   * Reads the payment again, now: one whose outcome is unknown, or whose proof was given elsewhere. `isProved`: a challenge that
   * it shares with other payments has seen it move on, so it is no longer shown as waiting.
   */
  checkAgain(parameters?: { isProved?: boolean }): Promise<QuoteConfirmationState>
  /** Hides the challenge. The payment waits for it as long as the service allows. */
  closeChallenge(): void
  /** Shows the challenge again, and reads its payment again. */
  openChallenge(): Promise<QuoteConfirmationState>
  /**
   * Uses another factor. An issued challenge cannot be exchanged, so the waiting quote is given up for a new one. If the
   * new one says exactly what the user agreed to, it is paid at once; otherwise the user sees what changed and has to
   * agree to it. An app's code proves no payment.
   */
  switchFactor(factor: ScaFactor): Promise<QuoteConfirmationState>
  /**
   * Replaces a payment that can no longer be proved. The user has to agree to the new quote. One that was stopped is not
   * replaced: it may have been carried out.
   */
  startAgain(): Promise<QuoteConfirmationState>
  /** Continues after the inline SCA sign-in: the same consent, the same payment, and the same challenge. */
  resume(): Promise<QuoteConfirmationState>
  /** Returns the milliseconds until the quote's deadline, on the service's clock; with a name, as `ScaProofActions`. */
  timeLeftMs(which?: ProofMoment): number
}

/** Actions resolve with the state that they led to; a failure is part of it. `load` also revives it after `destroy`. */
export type QuoteConfirmationController = Controller<QuoteConfirmationState> & QuoteConfirmationActions

/** Shows a quote, has the user agree to it, signs and executes it once, has it proved, and follows it to its end. */
export function createQuoteConfirmation(
  client: WalletClient,
  options: QuoteConfirmationOptions,
): QuoteConfirmationController {
  const hasRequest = options.request !== undefined
  return createController<QuoteConfirmationState, QuoteConfirmationEvent, QuoteConfirmationActions>((base) => {
    const { getState, cancel } = base
    function dispatch(event: QuoteConfirmationEvent): void {
      // The service decides whether the customer is signed in; the browser only remembers it.
      if (event.type === 'sca-sign-in-needed')
        void loadPayment()
          .then(({ forgetScaSessionExpiry }) => forgetScaSessionExpiry(client, options))
          .catch(() => {})
      base.dispatch(event)
    }
    const controller = { ...base, dispatch }
    const payment = createQuotePayment(client, options, controller)
    const { shown, confirm, findOut, track, stopWaitingForSignIn } = payment
    const offer = createQuoteOffer(client, options, controller, payment)
    const { load, requote, switchFactor, startAgain } = offer
    const challenge = createQuoteChallenge(client, options, controller, { track, checkAgain, switchFactor })
    async function checkAgain({ isProved = false } = {}): Promise<void> {
      const state = getState()
      if (state.status === 'unknown') await findOut(state.quote)
      if (state.status !== 'authorizing') return
      const { quote } = state
      // It is shown as processing at once, before anything else is read.
      if (isProved) dispatch({ type: 'progressed', progress: { stage: 'processing', quote, transaction: undefined } })
      await track(quote, { challengeIsOver: true })
    }
    return {
      initial: { status: 'loading', step: 'loading', canLeave: true, canConfirm: false },
      reduce: (state, event) => showStep(reduceQuoteConfirmation(state, event), { before: state, hasRequest }),
      isBusy: ({ status }) => busyStates.includes(status),
      onChange: challenge.watch,
      onDestroy: () => {
        shown.stop()
        stopWaitingForSignIn()
        challenge.destroy()
      },
      actions: {
        load,
        confirm,
        acceptName: (accepted) => dispatch({ type: 'name-accepted', accepted }),
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
        checkAgain,
        ...challenge.actions,
        switchFactor,
        startAgain,
        resume: () => (isChallengeSigningIn(getState()) ? challenge.resume() : offer.resume()),
        timeLeftMs: (which) => (which ? challenge.actions.timeLeftMs(which) : shown.deadline.timeLeftMs()),
      },
    }
  })
}

/** The proof of the payment that is shown. */
function createQuoteChallenge(
  client: WalletClient,
  { isProvedWithOthers = false }: QuoteConfirmationOptions,
  { getState, dispatch }: QuoteController,
  {
    track,
    checkAgain,
    switchFactor,
  }: Pick<QuotePayment, 'track'> & {
    checkAgain(parameters: { isProved: boolean }): Promise<void>
    switchFactor(factor: ScaFactor): unknown
  },
) {
  // One press agrees to a quote and has the device ask for the passkey, once.
  let pressedId: string | undefined
  let isPrompted = false
  const waiting = () => {
    const state = getState()
    return state.status === 'authorizing' && !isProvedWithOthers ? state : undefined
  }
  const challenge = createPaymentChallenge(client, {
    waiting: () => {
      const state = waiting()
      return state ? [toScaPayment(state)] : []
    },
    onChange: (moved) => {
      const isAsked = moved.status === 'awaiting-proof'
      if (isAsked) {
        isPrompted = moved.request.factor === 'PASSKEY' && pressedId === waiting()?.quote.id
        pressedId = undefined
      }
      dispatch({ type: 'challenge-moved', challenge: moved, isPrompted })
      if (isAsked && isPrompted) void actions.submitPasskey()
    },
    onFinished: (outcome) => void checkAgain({ isProved: outcome === 'authorized' }),
    onSwitchFactor: (factor) => void switchFactor(factor),
  })
  const { watch, resume, destroy, actions } = challenge
  return {
    watch: () => {
      const state = getState()
      if (state.status === 'signing') pressedId = state.quote.id
      watch()
    },
    resume,
    destroy,
    actions: {
      ...actions,
      closeChallenge: () => {
        dispatch({ type: 'challenge-closed' })
        const state = getState()
        // The payment may not have been followed while the challenge asked for the SCA sign-in.
        if (state.status === 'authorizing') void track(state.quote)
      },
      openChallenge: async () => {
        if (getState().status !== 'authorizing') return
        dispatch({ type: 'challenge-opened' })
        await challenge.load()
      },
    },
  }
}

const isChallengeSigningIn = (state: QuoteConfirmationState) =>
  state.status === 'authorizing' && state.challenge.status === 'sca-signing-in'

/** Adds what a screen shows to a state; the same state stays the same object. */
function showStep(
  next: QuoteConfirmationStatus,
  { before, hasRequest }: { before: QuoteConfirmationState; hasRequest: boolean },
): QuoteConfirmationState {
  if (next === before) return before
  const shown =
    'quote' in next ? { ...next, isReplacement: next.isReplacement && replacingStates.includes(next.status) } : next
  return {
    ...shown,
    step: stepOf(shown, { before, hasRequest }),
    canLeave: canLeave(shown),
    canConfirm: canConfirm(shown),
  }
}

const busyStates: readonly QuoteConfirmationState['status'][] = ['loading', 'requoting', 'signing', 'executing']

/** Until the new quote waits for its own proof, or is given up. */
const replacingStates: readonly QuoteConfirmationState['status'][] = [
  'requoting',
  'sca-signing-in',
  'review',
  'signing-in',
  'signing',
  'executing',
]
