import { getQuote } from '../../api/quotes.ts'
import { getTransaction } from '../../api/transactions.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transactions.ts'
import { pause, pollPauseMs } from './pause.ts'

/** Where a payment stands. */
export type PaymentProgress = {
  readonly stage: 'pending' | 'authorizing' | 'processing' | 'completed' | 'failed' | 'expired'
  readonly quote: Quote
  readonly transaction: Transaction | undefined
}

/** Reads a payment once: the quote, and its transaction where there is one. */
export async function readPayment(
  client: WalletClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<PaymentProgress> {
  const { quoteId, signal } = parameters
  const quote = await getQuote(client, { quoteId, signal })
  const transactionId = quote.status === 'PENDING' ? undefined : quote.transactionId
  const transaction = transactionId === undefined ? undefined : await getTransaction(client, { transactionId, signal })
  return { stage: stageOf(quote, transaction), quote, transaction }
}

/**
 * Reads a payment again and again until it is over, ever more slowly, and tells each time. Lost answers are nothing:
 * the next one will come.
 *
 * @throws `WalletError` `CANCELLED` when `signal` ends it; `SCA_SESSION_REQUIRED`: have the person sign in to the region's
 * login, then call again, since nothing can be read before.
 */
export async function followPayment(
  client: WalletClient,
  parameters: { quoteId: string; signal: AbortSignal; onProgress: (progress: PaymentProgress) => void },
): Promise<PaymentProgress> {
  const { quoteId, signal, onProgress } = parameters
  for (let turn = 0; ; turn++) {
    const progress = await readPayment(client, { quoteId, signal }).catch((error: unknown) => {
      if (!isWalletError(error) || error.code === 'CANCELLED' || error.action === 'sca-sign-in') throw error
      return undefined
    })
    if (progress) {
      onProgress(progress)
      if (progress.stage === 'completed' || progress.stage === 'failed' || progress.stage === 'expired') return progress
    }
    await pause(client, { ms: pollPauseMs(turn), signal })
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
