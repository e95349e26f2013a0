import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { closePaymentIntent } from '../../storage/paymentIntents.ts'
import { removeQuoteTerms } from '../../storage/quoteTerms.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import { followPayment, type PaymentProgress } from './followPayment.ts'
import { pause, pollPauseMs } from './pause.ts'
import type { PaymentFactor } from './paymentIntent.ts'
import { type PayQuoteOutcome, payQuote, wasSent } from './payQuote.ts'

/** What happens between consent and the end of a payment. */
export type PaymentUpdate =
  | { type: 'executing' }
  /** No response says whether the payment was sent. It is being read; the user must not pay again. */
  | { type: 'unknown' }
  | { type: 'progress'; progress: PaymentProgress }

export type SettlePaymentParameters = {
  accountId: string
  shown: Quote
  /** As in `payQuote`. */
  payee?: ExternalAccount | undefined
  /** As in `payQuote`. */
  scaFactor?: PaymentFactor | undefined
  signal: AbortSignal
  onUpdate: (update: PaymentUpdate) => void
}
export type SettlePaymentReturnType = Awaited<ReturnType<typeof settlePayment>>

/**
 * Takes a payment from consent, or from where a lost response or a reload left it, to its end. While the outcome is
 * unknown it reads the quote, and only if the quote still waits does it repeat the same request.
 *
 * @throws `WalletError` as `payQuote` does, always before anything was sent or after the service refused; but
 * `SCA_SESSION_REQUIRED` at any time, since an SCA session may lapse: show the SCA sign-in, then call again, and it
 * continues from there.
 */
export async function settlePayment(
  client: WalletClient,
  parameters: SettlePaymentParameters,
): Promise<PaymentProgress> {
  const { shown, signal, onUpdate } = parameters

  // 1. Send it, or find out that it was sent.
  for (let turn = 0; (await tryOnce(client, parameters)) === 'unknown'; turn++) {
    // What was sent stays sent; a page that was left shows something else by now.
    if (signal.aborted) throw new WalletError('CANCELLED')
    onUpdate({ type: 'unknown' })
    await pause(client, { ms: pollPauseMs(turn), signal })
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
  const last = await followPayment(client, { quoteId, signal, onProgress })
  await closePaymentIntent(client.records, { quoteId })
  // One that failed may be made again, for the same purpose.
  if (last.stage === 'completed') await removeQuoteTerms(client.records, { quoteId })
  return last
}

async function tryOnce(client: WalletClient, parameters: SettlePaymentParameters): Promise<PayQuoteOutcome> {
  const { shown, onUpdate } = parameters
  try {
    return await payQuote(client, { ...parameters, onExecuting: () => onUpdate({ type: 'executing' }) })
  } catch (error) {
    // A missing response now does not undo what was sent before, and neither does one that refuses to say.
    if (saysNothing(error) && (await wasSent(client, { quoteId: shown.id }))) return 'unknown'
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
