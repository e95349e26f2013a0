import type { WalletClient } from '../../createWalletClient.ts'
import { toScaPayment } from '../../flows/payment/scaPayment.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import { type Controller, createController } from '../createController.ts'
import type { ProofMoment, ScaProofActions } from '../sca/scaProofState.ts'
import { createFundedPayment } from './fundedPayment.ts'
import { createFundingDeadline } from './fundingDeadline.ts'
import { type FundingEvent, type FundingState, reduceFunding } from './fundingState.ts'
import { createPaymentChallenge } from './paymentChallenge.ts'

export type FundingOptions = {
  /** The wallet whose customer pays. */
  accountId: string
  /** Called with each quote that was made, so that the page can keep its id in the address and survive a reload. */
  onQuote?: ((quote: Quote) => void) | undefined
  /** As `QuoteConfirmationOptions` has them. */
} & ({ quoteId: string; request?: QuoteRequest | undefined } | { quoteId?: undefined; request: QuoteRequest })

/** `timeLeftMs()` without a name is about the time to send; with one, about the proof. */
type FundingActions = Omit<ScaProofActions<FundingState>, 'timeLeftMs'> & {
  /** Reads or makes the quote and follows it to its end. */
  load(): Promise<FundingState>
  /** Makes a new quote for the same payment, when the one before expired or changed; the user has to agree to changes. */
  requote(): Promise<FundingState>
  /** Uses another factor, which takes a new quote; the user has to agree to changes. An app's code proves no payment. */
  switchFactor(factor: ScaFactor): Promise<FundingState>
  /** Makes a new quote for one whose challenge is over, with the same factor; the user has to agree to changes. */
  startAgain(): Promise<FundingState>
  /** The user agrees to what changed. */
  accept(): Promise<FundingState>
  /** Reads the payment now, while it waits for a proof or when the state is `unknown`. */
  checkAgain(): Promise<FundingState>
  /** Continues after the inline SCA sign-in. */
  resume(): Promise<FundingState>
  /** Returns the milliseconds until it is too late to send anything, on the service's clock; with a name, as `ScaProofActions`. */
  timeLeftMs(which?: ProofMoment): number
}

/** Actions resolve with the state that they led to; a failure is part of it. `load` also revives it after `destroy`. */
export type FundingController = Controller<FundingState> & FundingActions

/** Shows a payment with money from outside: it is proved where that is required, then sent by the customer's own bank. */
export function createFunding(client: WalletClient, options: FundingOptions): FundingController {
  return createController<FundingState, FundingEvent, FundingActions>((controller) => {
    const { getState } = controller
    const { load, accept, follow, replace, findReplaceable } = createFundedPayment(client, options, controller)
    const deadline = createFundingDeadline(client, controller)
    const waiting = () => {
      const state = getState()
      return state.status === 'authorizing' ? state : undefined
    }
    async function switchFactor(factor: ScaFactor): Promise<void> {
      const state = waiting()
      // Authorizing the quote before would move no money, so it is left to expire.
      if (state && factor !== 'TOTP') await replace({ quote: state.quote, change: { scaFactor: factor } })
    }
    const challenge = createPaymentChallenge(client, {
      waiting: () => {
        const state = waiting()
        return state ? [toScaPayment(state)] : []
      },
      onChange: (moved) => controller.dispatch({ type: 'challenge-moved', challenge: moved }),
      onFinished: () => void follow(),
      onSwitchFactor: (factor) => void switchFactor(factor),
    })
    return {
      initial: { status: 'loading' },
      reduce: reduceFunding,
      isBusy: ({ status }) => status === 'loading',
      onChange: () => {
        deadline.watch()
        challenge.watch()
      },
      onDestroy: () => {
        deadline.stop()
        challenge.destroy()
      },
      actions: {
        ...challenge.actions,
        load,
        accept,
        requote: async () => {
          const quote = findReplaceable()
          if (quote) await replace({ quote })
        },
        switchFactor,
        // The issued challenge is over, so the same factor requires a new quote, too.
        startAgain: () => switchFactor(waiting()?.quote.scaChallenge?.factor === 'PASSKEY' ? 'PASSKEY' : 'SMS_OTP'),
        checkAgain: async () => {
          const state = getState()
          if (state.status === 'authorizing' && state.challenge.status === 'unavailable') await challenge.load()
          if (state.status === 'authorizing' || state.status === 'unknown') await follow()
        },
        resume: async () => {
          if (waiting()) await challenge.resume()
          else if (getState().status === 'sca-signing-in') await load()
        },
        timeLeftMs: (which) => (which ? challenge.actions.timeLeftMs(which) : deadline.timeLeftMs()),
      },
    }
  })
}
