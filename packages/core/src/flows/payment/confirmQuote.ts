import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { closePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { removeQuoteTerms } from '../../storage/quoteTerms.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import { type ExecutePaymentOutcome, executePayment } from './executePayment.ts'
import { pause, pollPauseMs, retryPauseMs } from './pause.ts'
import { findSent, type PaymentFactor } from './paymentIntent.ts'
import { type PaymentProgress, pollPayment } from './pollPayment.ts'

/** What happens between consent and the end of a payment. */
export type PaymentUpdate =
  | { type: 'executing' }
  /** No response says whether the payment was sent. It is being read; the user must not pay again. */
  | { type: 'unknown' }
  | { type: 'progress'; progress: PaymentProgress }

export type ConfirmQuoteParameters = {
  accountId: string
  shown: Quote
  /** As in `executePayment`. */
  payee?: ExternalAccount | undefined
  /** As in `executePayment`. */
  scaFactor?: PaymentFactor | undefined
  signal: AbortSignal
  onUpdate: (update: PaymentUpdate) => void
}
/**
 * The readings after which a request without an answer is sent again: about 1, 5 and 21 seconds after the first. A service
 * that fails is only read after that, until the user asks for more.
 */
const repeatedAtTurns: readonly number[] = [0, 1, 3, 6]

export type ConfirmQuoteReturnType = Awaited<ReturnType<typeof confirmQuote>>

/**
 * Takes a payment from consent, or from where a lost response or a reload left it, to its end. While the outcome is
 * unknown it reads the quote, and only if the quote still waits does it repeat the same request, at most three times.
 *
 * @throws `WalletError` as `executePayment` does, always before anything was sent or after the service refused; but
 * `SCA_SESSION_REQUIRED` at any time, since an SCA session may lapse: show the SCA sign-in, then call again, and it
 * continues from there. `STORAGE_UNAVAILABLE`, too: where `executing` was reported before, the payment may be under way,
 * so only read it.
 */
export async function confirmQuote(client: WalletClient, parameters: ConfirmQuoteParameters): Promise<PaymentProgress> {
  const { shown, signal, onUpdate } = parameters

  // 1. Send it, or find out that it was sent.
  for (let attempt = 0; ; attempt++) {
    const { outcome, retryAfterMs } = await tryOnce(client, {
      ...parameters,
      mayRepeat: repeatedAtTurns.includes(attempt),
    })
    if (outcome !== 'unknown') break
    // What was sent stays sent; a page that was left shows something else by now.
    if (signal.aborted) throw new WalletError('CANCELLED')
    onUpdate({ type: 'unknown' })
    await pause(client, { ms: pollPauseMs(attempt), retryAfterMs, signal })
  }

  // 2. Follow it to the end.
  return trackPayment(client, { quoteId: shown.id, signal, onUpdate })
}

/** Follows a payment that is under way. When it ends, its intent is deleted. */
export async function trackPayment(
  client: WalletClient,
  parameters: { quoteId: string; signal: AbortSignal; onUpdate: (update: PaymentUpdate) => void },
): Promise<PaymentProgress> {
  const { quoteId, signal, onUpdate } = parameters
  const onProgress = (progress: PaymentProgress) => onUpdate({ type: 'progress', progress })
  const last = await pollPayment(client, { quoteId, signal, onProgress })
  await closePaymentIntent(client.records, { quoteId, wasExecuted: last.stage !== 'expired' })
  // One that failed may be made again, for the same purpose.
  if (last.stage === 'completed') await removeQuoteTerms(client.records, { quoteId })
  return last
}

/** `retryAfterMs`: how long the service asked to wait. */
type Attempt = { outcome: ExecutePaymentOutcome; retryAfterMs?: number | undefined }

async function tryOnce(
  client: WalletClient,
  parameters: ConfirmQuoteParameters & { mayRepeat: boolean },
): Promise<Attempt> {
  const { shown, onUpdate } = parameters
  let retryAfterMs: number | undefined
  try {
    const outcome = await executePayment(client, {
      ...parameters,
      onExecuting: () => onUpdate({ type: 'executing' }),
      onUnanswered: (error) => {
        retryAfterMs = retryPauseMs(error)
      },
    })
    return { outcome, retryAfterMs }
  } catch (error) {
    // A missing response now does not undo what was sent before, and neither does one that refuses to say.
    if (saysNothing(error) && (await findSent(client, { quoteId: shown.id })).isStamped)
      return { outcome: 'unknown', retryAfterMs: retryPauseMs(error) }
    throw error
  }
}

/** Returns whether an error says nothing about the payment, and a sign-in would not help. */
function saysNothing(error: unknown): boolean {
  if (!isWalletError(error)) return false
  const { action, httpStatus } = error
  return (
    isOutcomeUnknown(error) ||
    mayRetry(error) ||
    (httpStatus !== undefined && action !== 'sign-in' && action !== 'sca-sign-in')
  )
}
