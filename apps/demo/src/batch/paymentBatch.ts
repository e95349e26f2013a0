import type {
  QuoteConfirmationController,
  QuoteConfirmationState,
  QuoteRequest,
  Store,
  WalletClient,
} from '@countersign/core'
import { createQuoteConfirmation } from '@countersign/core'

export type PaymentBatchOptions = {
  /** The wallet that pays all of them. */
  accountId: string
  payments: readonly ({ quoteId: string } | { request: QuoteRequest })[]
  /** Called once each payment has its quote, and whenever another quote takes the place of one. */
  onQuotes: (quoteIds: readonly string[]) => void
}

/**
 * Several payments that the user agrees to with one press. There is no call for a batch. Each payment is a confirmation
 * of its own: it is signed and executed separately, at most once, and it continues after a lost response or a reload.
 */
export type PaymentBatch = Store<readonly QuoteConfirmationState[]> & {
  /** Reads or makes the quotes that are not there yet. */
  load(): void
  /** The person agrees to everything that is shown. */
  confirm(): void
  /** Replaces the quotes that have expired. */
  requote(): void
  /** Cancels the inline sign-in, of either kind, without an error. */
  cancelSignIn(): void
  /** Continues after the SCA sign-in. */
  resume(): void
  /** Hides the challenges. Payments that were not proved keep waiting. */
  closeChallenges(): void
  /** Shows the challenges of the waiting payments again. */
  openChallenges(): void
  /** Reads the payments again that the challenges were for. */
  challengesFinished(): void
  /** Stops what is running. `load` starts again. */
  destroy(): void
}

export function createPaymentBatch(client: WalletClient, options: PaymentBatchOptions): PaymentBatch {
  const { accountId, payments, onQuotes } = options
  const quoteIds = payments.map((payment) => ('quoteId' in payment ? payment.quoteId : undefined))
  const confirmations = payments.map((payment, index) =>
    createQuoteConfirmation(client, {
      accountId,
      ...payment,
      isProvedWithOthers: true,
      onQuote: ({ id }) => {
        quoteIds[index] = id
        const known = quoteIds.filter((quoteId) => quoteId !== undefined)
        if (known.length === payments.length) onQuotes(known)
      },
    }),
  )
  let snapshot = confirmations.map((confirmation) => confirmation.getSnapshot())

  function each(act: (confirmation: QuoteConfirmationController, status: QuoteConfirmationState['status']) => unknown) {
    for (const confirmation of confirmations) void act(confirmation, confirmation.getSnapshot().status)
  }

  return {
    getSnapshot: () => {
      const now = confirmations.map((confirmation) => confirmation.getSnapshot())
      if (now.some((state, index) => state !== snapshot[index])) snapshot = now
      return snapshot
    },
    subscribe: (listener) => {
      const stops = confirmations.map((confirmation) => confirmation.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    load: () => each(({ load }, status) => (status === 'loading' || status === 'unavailable') && load()),
    confirm: () => each(({ confirm }) => confirm()),
    requote: () => each(({ requote }, status) => status === 'expired' && requote()),
    cancelSignIn: () => each(({ cancelSignIn }) => cancelSignIn()),
    resume: () => each(({ resume }) => resume()),
    closeChallenges: () => each(({ closeChallenge }) => closeChallenge()),
    openChallenges: () => each(({ openChallenge }) => openChallenge()),
    challengesFinished: () => each(({ checkAgain }, status) => status === 'authorizing' && checkAgain()),
    destroy: () => each(({ destroy }) => destroy()),
  }
}
