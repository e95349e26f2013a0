import { getQuote } from '../../api/quotes.ts'
import { getTransaction } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { describeServiceCode } from '../../errors/serviceCodes.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { pause, pollPauseMs, retryPauseMs } from './pause.ts'
import { isProofOpen, isTooLate } from './paymentDecision.ts'
import { isStillOpen, mayBeOut, withoutAccounts } from './paymentIntent.ts'

/** The stage of a payment. */
export type PaymentProgress = {
  readonly stage: 'pending' | 'authorizing' | 'processing' | 'completed' | 'failed' | 'expired'
  readonly quote: Quote
  readonly transaction: Transaction | undefined
}

export type ReadPaymentParameters = { quoteId: string; signal?: AbortSignal | undefined }
export type ReadPaymentReturnType = Awaited<ReturnType<typeof readPayment>>

/** Reads a payment once: the quote, and its transaction where there is one. */
export async function readPayment(client: WalletClient, parameters: ReadPaymentParameters): Promise<PaymentProgress> {
  const { quoteId, signal } = parameters
  const quote = await getQuote(client, { quoteId, signal })
  const transactionId = quote.status === 'PENDING' ? undefined : quote.transactionId
  const transaction = transactionId === undefined ? undefined : await getTransaction(client, { transactionId, signal })
  return { stage: stageOf(quote, transaction), quote, transaction }
}

/**
 * Reads a payment, and reads it once more before it is called failed or expired: a user who believes that pays again.
 *
 * A quote that this browser sent a request for is neither open nor expired before its own deadline: it is `pending`
 * until that has passed, regardless of its status, and `expired` afterwards. Neither is it unmade while a proof may still
 * arrive, nor, where it was stopped, failed without money that comes back while the service can act on anything that was
 * sent.
 */
export async function readOutcome(
  client: WalletClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<PaymentProgress> {
  const first = await readPayment(client, parameters)
  const isOver = first.stage === 'failed' || first.stage === 'expired'
  const progress = isOver ? await readPayment(client, parameters) : first
  const { stage, transaction } = progress
  const isFailed = stage === 'failed'
  const isUnmade = isFailed && failedUnmade(transaction)
  // Of money that comes back, the rest is told.
  const isReturned = !isUnmade && (transaction?.refund || transaction?.status === 'REFUNDED')
  if (stage !== 'pending' && stage !== 'expired' && (!isFailed || isReturned)) return progress
  const intent = await readPaymentIntent(client.records, parameters)
  const isHeld = intent?.stopped && isStillOpen(client, intent)
  const known = { ...progress, quote: withoutAccounts(progress.quote, intent?.stopped) }
  if (!intent || !(isHeld || (mayBeOut(intent) && isFailed === isUnmade))) return known
  const isOpen = isHeld || (isUnmade ? isProofOpen(client, intent) : !isTooLate(client, intent))
  return { ...known, stage: isOpen ? 'pending' : isUnmade ? stage : 'expired' }
}

/** Returns whether a payment failed before any money moved, for a reason that a new quote can resolve. */
export function failedUnmade(transaction: Transaction | undefined): boolean {
  const reason = transaction?.failureReason
  return reason !== undefined && describeServiceCode(reason).action === 'new-quote'
}

export type PollPaymentParameters = {
  quoteId: string
  signal: AbortSignal
  onProgress: (progress: PaymentProgress) => void
}
export type PollPaymentReturnType = Awaited<ReturnType<typeof pollPayment>>

/**
 * Reads a payment repeatedly until it ends, with growing pauses and at each live event about it, and reports each reading. A lost response does not
 * stop it: the next one will come. A failure or an expiry is read twice before it is reported.
 *
 * @throws `WalletError` `CANCELLED` when `signal` aborts it; `SCA_SESSION_REQUIRED`: show the SCA sign-in, then call
 * again, since nothing can be read before.
 */
export async function pollPayment(client: WalletClient, parameters: PollPaymentParameters): Promise<PaymentProgress> {
  const { quoteId, signal, onProgress } = parameters
  let news = new AbortController()
  let transactionId: string | undefined
  const stopListening = client.events?.subscribe(({ kind, id }) => {
    if (kind === 'everything' || id === quoteId || id === transactionId) news.abort()
  })
  try {
    for (let attempt = 0; ; attempt++) {
      // What happens during a reading ends the pause after it.
      news = new AbortController()
      let retryAfterMs: number | undefined
      const progress = await readOutcome(client, { quoteId, signal }).catch((error: unknown) => {
        if (!isWalletError(error) || error.code === 'CANCELLED' || error.action === 'sca-sign-in') throw error
        retryAfterMs = retryPauseMs(error)
        return undefined
      })
      // The storage delayed what was read; the next reading ends this.
      if (signal.aborted) continue
      if (progress) {
        transactionId = progress.transaction?.id
        onProgress(progress)
        if (progress.stage === 'completed' || progress.stage === 'failed' || progress.stage === 'expired')
          return progress
      }
      await pause(client, { ms: pollPauseMs(attempt), retryAfterMs, signal: AbortSignal.any([signal, news.signal]) })
    }
  } finally {
    stopListening?.()
  }
}

function stageOf(quote: Quote, transaction: Transaction | undefined): PaymentProgress['stage'] {
  switch (transaction?.status) {
    case 'COMPLETED':
      return 'completed'
    case 'FAILED':
    case 'REJECTED':
    case 'REFUNDED':
      return 'failed'
    case 'EXPIRED':
      return 'expired'
  }
  switch (quote.status) {
    case 'PENDING':
      return 'pending'
    case 'PENDING_AUTHORIZATION':
      return 'authorizing'
    case 'COMPLETED':
      return transaction === undefined ? 'completed' : 'processing'
    case 'FAILED':
      return 'failed'
    case 'EXPIRED':
      return 'expired'
    default:
      return 'processing'
  }
}
