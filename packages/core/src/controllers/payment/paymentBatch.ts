import type { WalletClient } from '../../createWalletClient.ts'
import type { BatchPayment } from '../../flows/payment/paymentBatch.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'
import { type Controller, createController } from '../createController.ts'
import type { ProofMoment, ScaProofActions } from '../sca/scaProofState.ts'
import {
  isProvable,
  needsPrice,
  type PaymentBatchEvent,
  type PaymentBatchState,
  quoteIdOf,
  reducePaymentBatch,
} from './paymentBatchState.ts'
import { createPaymentChallenge } from './paymentChallenge.ts'
import { createQuoteConfirmation, type QuoteConfirmationController } from './quoteConfirmation.ts'
import type { QuoteConfirmationState } from './quoteConfirmationState.ts'

export type PaymentBatchOptions = {
  /** The wallet that pays all of them, and signs. */
  accountId: string
  payments: readonly BatchPayment[]
  /**
   * Called with the ids of all quotes, once each payment has one and whenever another takes the place of one, so that the
   * page can keep them in its address and survive a reload.
   */
  onQuotes?: ((quoteIds: readonly string[]) => void) | undefined
  /** What to prove the payments with, as `QuoteConfirmationOptions` has it. */
  scaFactor?: PaymentFactor | undefined
}

/** `timeLeftMs()` without a name is about the price that ends first; with one, about the proof. */
type PaymentBatchActions = Omit<ScaProofActions<PaymentBatchState>, 'timeLeftMs' | 'switchFactor'> & {
  /** Reads or makes the quotes that are not there, and continues payments that were already sent. */
  load(): Promise<PaymentBatchState>
  /**
   * The user agrees to all that is shown; call it from their press. Each payment is signed and sent by itself, at most once,
   * and one that fails stops no other. Does nothing unless all of them can be agreed to.
   */
  confirm(): Promise<PaymentBatchState>
  /** Makes new quotes for the payments whose price has ended; the user has to agree to them. */
  requote(): Promise<PaymentBatchState>
  /** Closes either inline sign-in. */
  cancelSignIn(): void
  /** Continues after the inline SCA sign-in. */
  resume(): Promise<PaymentBatchState>
  /** Reads again the payments whose outcome is unknown, or that could not be read. */
  checkAgain(): Promise<PaymentBatchState>
  /** Hides the challenge. The payments that are not proved wait for it as long as the service allows. */
  closeChallenge(): void
  /** Shows the challenge again, for the payments that still wait and are what the user agreed to, and reads them again. */
  openChallenge(): Promise<PaymentBatchState>
  /** Returns the confirmation of one payment: what only concerns it, as its payee's name, is decided there. */
  find(quoteId: string): QuoteConfirmationController | undefined
  timeLeftMs(which?: ProofMoment): number
}

/** Actions resolve with the state that they led to; a failure is part of it. `load` also revives it after `destroy`. */
export type PaymentBatchController = Controller<PaymentBatchState> & PaymentBatchActions

/**
 * Shows several payments, has the user agree to all of them at once, and has them proved one after the other. The service
 * knows no batch: each is a confirmation of its own, signed and executed separately, and there is no "all or nothing".
 */
export function createPaymentBatch(client: WalletClient, options: PaymentBatchOptions): PaymentBatchController {
  const { confirmations, each, watch } = createConfirmations(client, options)
  const find = (quoteId: string) => confirmations.find((one) => quoteIdOf(one.getSnapshot()) === quoteId)
  let isDestroyed = false

  return createController<PaymentBatchState, PaymentBatchEvent, PaymentBatchActions>(({ getState, dispatch }) => {
    const challenge = createPaymentChallenge(client, {
      waiting: () => {
        const state = getState()
        return state.status === 'challenge' ? state.proving : []
      },
      onChange: (moved) => dispatch({ type: 'challenge-moved', challenge: moved }),
      // A payment waits no longer once it is proved, also if the user leaves before it is read again.
      onProved: (quoteId) => void find(quoteId)?.checkAgain({ isProved: true }),
      onFinished: () => {
        const state = getState()
        if (state.status === 'challenge') for (const { quoteId } of state.proving) void find(quoteId)?.checkAgain()
      },
    })
    watch((payments) => dispatch({ type: 'payments-moved', payments }))

    /** Acts on what is in the list: of two confirmations with the same quote, only one is. */
    const eachShown = (act: Act) =>
      each((one, own) => {
        const shown = getState().payments.find((payment) => quoteIdOf(payment) === quoteIdOf(own))
        return shown && find(quoteIdOf(shown) ?? '') === one && act(one, shown)
      })

    return {
      initial: { status: 'loading', payments: confirmations.map((one) => one.getSnapshot()), ...untouched },
      reduce: reducePaymentBatch,
      isBusy: ({ status, payments }) =>
        status === 'loading' || status === 'sending' || payments.some((payment) => payment.status === 'requoting'),
      onChange: challenge.watch,
      onDestroy: () => {
        isDestroyed = true
        challenge.destroy()
        for (const confirmation of confirmations) confirmation.destroy()
      },
      actions: {
        ...challenge.actions,
        load: async () => {
          const all = isDestroyed
          isDestroyed = false
          await each((one, { status }) => (all || status === 'loading' || status === 'unavailable') && one.load())
        },
        confirm: async () => {
          if (getState().canConfirm) await eachShown((one) => one.confirm())
        },
        requote: () => eachShown((one, shown) => needsPrice(shown) && one.requote()),
        cancelSignIn: () => void eachShown((one) => one.cancelSignIn()),
        resume: async () => {
          await Promise.all([challenge.resume(), each((one) => one.resume())])
        },
        checkAgain: () =>
          each((one, { status }) => (status === 'unavailable' ? one.load() : status === 'unknown' && one.checkAgain())),
        closeChallenge: () => void eachShown((one) => one.closeChallenge()),
        openChallenge: async () => {
          if (getState().status === 'challenge') await challenge.load()
          else await eachShown((one, shown) => isProvable(shown) && one.openChallenge())
        },
        find,
        timeLeftMs: (which) => {
          if (which) return challenge.actions.timeLeftMs(which)
          const ends = getState().payments.flatMap((one) => ('quote' in one ? [one.quote.expiresAt.getTime()] : []))
          return ends.length === 0 ? 0 : Math.max(0, Math.min(...ends) - client.transport.serverTime.now())
        },
      },
    }
  })
}

const untouched = { canConfirm: false, canLeave: true, canContinue: false } as const

type Act = (confirmation: QuoteConfirmationController, state: QuoteConfirmationState) => unknown

/** A confirmation for each payment. None has a challenge of its own: they are proved under one list. */
function createConfirmations(client: WalletClient, { accountId, payments, onQuotes, scaFactor }: PaymentBatchOptions) {
  const confirmations = payments.map((payment) =>
    createQuoteConfirmation(client, { accountId, ...payment, scaFactor, isProvedWithOthers: true, onQuote }),
  )

  function onQuote(): void {
    const quoteIds = confirmations.map((one, index) => quoteIdOf(one.getSnapshot()) ?? payments[index]?.quoteId)
    const known = quoteIds.filter((quoteId) => quoteId !== undefined)
    if (known.length === payments.length) onQuotes?.([...new Set(known)])
  }

  let report = () => {}
  let isActing = false
  return {
    confirmations,
    /** Acts on each of them. What that changes at once is one change of the list. */
    each: async (act: Act) => {
      isActing = true
      const ended = confirmations.map((one) => act(one, one.getSnapshot()))
      isActing = false
      report()
      await Promise.all(ended)
    },
    watch: (onMoved: (states: readonly QuoteConfirmationState[]) => void) => {
      report = () => {
        if (!isActing) onMoved(confirmations.map((one) => one.getSnapshot()))
      }
      for (const confirmation of confirmations) confirmation.subscribe(report)
    },
  }
}
