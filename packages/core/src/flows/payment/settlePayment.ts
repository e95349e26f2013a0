import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown, mayRetry } from '../../errors/outcome.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { closePaymentIntent } from '../../storage/paymentIntents.ts'
import { removeQuoteTerms } from '../../storage/quoteTerms.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import { followPayment, type PaymentProgress } from './followPayment.ts'
import { pause, pollPauseMs } from './pause.ts'
import type { PaymentFactor } from './paymentIntent.ts'
import { type PayQuoteOutcome, payQuote, wasSent } from './payQuote.ts'

/** What a screen learns between consent and the end. */
export type PaymentUpdate =
  | { type: 'executing' }
  /** No answer says whether the payment went out. It is being found out; nobody pays again. */
  | { type: 'unknown' }
  | { type: 'progress'; progress: PaymentProgress }

export type SettlePaymentParameters = {
  accountId: string
  shown: Quote
  /** As `payQuote` takes it. */
  payee?: ExternalAccount | undefined
  /** As `payQuote` takes it. */
  scaFactor?: PaymentFactor | undefined
  signal: AbortSignal
  onUpdate: (update: PaymentUpdate) => void
}
export type SettlePaymentReturnType = Awaited<ReturnType<typeof settlePayment>>

/**
 * Takes a payment from consent, or from where a lost answer or a reload left it, to its end. While nobody knows the
 * outcome it reads the quote, and only where that still waits does it repeat the very same request.
 *
 * @throws `WalletError` as `payQuote` does, always before anything was sent or after the service refused; but
 * `SCA_SESSION_REQUIRED` at any time, since a login may lapse: sign in, then call again, and it goes on from there.
 */
export async function settlePayment(
  client: WalletClient,
  parameters: SettlePaymentParameters,
): Promise<PaymentProgress> {
  const { shown, signal, onUpdate } = parameters

  // 1. Send it, or find out that it was sent.
  for (let turn = 0; (await tryOnce(client, parameters)) === 'unknown'; turn++) {
    onUpdate({ type: 'unknown' })
    await pause(client, { ms: pollPauseMs(turn), signal })
  }

  // 2. Follow it to the end.
  return trackPayment(client, { quoteId: shown.id, signal, onUpdate })
}

/** Follows a payment that is under way. When it is over, its intent is done with. */
export async function trackPayment(
  client: WalletClient,
  parameters: { quoteId: string; signal: AbortSignal; onUpdate: (update: PaymentUpdate) => void },
): Promise<PaymentProgress> {
  const { quoteId, signal, onUpdate } = parameters
  const onProgress = (progress: PaymentProgress) => onUpdate({ type: 'progress', progress })
  const last = await followPayment(client, { quoteId, signal, onProgress })
  await closePaymentIntent(client.records, { quoteId })
  // One that failed may be made anew, for the same purpose.
  if (last.stage === 'completed') await removeQuoteTerms(client.records, { quoteId })
  return last
}

async function tryOnce(client: WalletClient, parameters: SettlePaymentParameters): Promise<PayQuoteOutcome> {
  const { shown, onUpdate } = parameters
  try {
    return await payQuote(client, { ...parameters, onExecuting: () => onUpdate({ type: 'executing' }) })
  } catch (error) {
    // What went out before is not undone by an answer that is missing now, nor by one that refuses to tell.
    if (saysNothing(error) && (await wasSent(client, { quoteId: shown.id }))) return 'unknown'
    throw error
  }
}

/** Whether an error is no word about the payment, and no sign-in would bring one. */
function saysNothing(error: unknown): boolean {
  if (!isWalletError(error)) return false
  const { action, httpStatus } = error
  return (
    isOutcomeUnknown(error) ||
    mayRetry(error) ||
    (httpStatus !== undefined && action !== 'sign-in' && action !== 'sca-sign-in')
  )
}
