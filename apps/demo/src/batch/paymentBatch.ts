import type {
  QuoteConfirmationController,
  QuoteConfirmationState,
  QuoteRequest,
  Readable,
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
 * Several payments that one press agrees to. There is no call for a batch: each is a confirmation of its own, so each
 * is signed and executed by itself, at most once, and goes on after a lost answer or a reload as any payment does.
 */
export type PaymentBatch = Readable<readonly QuoteConfirmationState[]> & {
  /** Reads or makes the quotes that are not there yet. */
  load(): void
  /** The person agrees to everything that is shown. */
  confirm(): void
  /** Makes new quotes in place of those whose time is over. */
  requote(): void
  /** Leaves either sign-in in place, calmly. */
  cancelSignIn(): void
  /** Goes on after the login of the region. */
  resume(): void
  /** Puts the challenges out of sight; what was not proved waits. */
  closeChallenges(): void
  /** Shows the challenges of what waits again. */
  openChallenges(): void
  /** Looks at what the challenge was about. */
  challengesSettled(): void
  /** Ends what is running. `load` begins anew. */
  destroy(): void
}

export function createPaymentBatch(client: WalletClient, options: PaymentBatchOptions): PaymentBatch {
  const { accountId, payments, onQuotes } = options
  const quoteIds = payments.map((payment) => ('quoteId' in payment ? payment.quoteId : undefined))
  const confirmations = payments.map((payment, index) =>
    createQuoteConfirmation(client, {
      accountId,
      ...payment,
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
    challengesSettled: () => each(({ challengeSettled }) => challengeSettled()),
    destroy: () => each(({ destroy }) => destroy()),
  }
}
