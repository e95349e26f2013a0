import { getPayee } from '../../api/accounts.ts'
import { createQuote, getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createIdempotencyKey } from '../../crypto/createIdempotencyKey.ts'
import { describeErrorCode } from '../../errors/codes.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transactions.ts'
import { ensurePaymentIntent, mayBeOut, recordReplacement } from './paymentIntent.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'
import { readOutcome, readPayment } from './pollPayment.ts'
import { rememberRequest } from './repeatRequest.ts'

export type LoadQuoteParameters = { quoteId: string; signal?: AbortSignal | undefined }
export type LoadQuoteReturnType = Awaited<ReturnType<typeof loadQuote>>

/** Reads a quote and its payee. */
export async function loadQuote(client: WalletClient, parameters: LoadQuoteParameters): Promise<PaymentSnapshot> {
  return withPayee(client, { quote: await getQuote(client, parameters), signal: parameters.signal })
}

/** A request for a quote, with the key that makes every repetition return the same quote. */
export type QuoteIntent = { readonly request: QuoteRequest; readonly idempotencyKey: string }

/** Turns a request into an intent with its own key. */
export function createQuoteIntent(request: QuoteRequest): QuoteIntent {
  return { request, idempotencyKey: createIdempotencyKey() }
}

export type RequestQuoteParameters = { intent: QuoteIntent; signal?: AbortSignal | undefined }
export type RequestQuoteReturnType = Awaited<ReturnType<typeof requestQuote>>

/**
 * Makes a quote. After a lost response it is requested once more; the same intent returns the same quote.
 *
 * @throws `WalletError` `INSUFFICIENT_FUNDS`, `AMOUNT_OUT_OF_RANGE`, `REFERENCE_NOT_FOUND` (unknown payee) and others.
 */
export async function requestQuote(client: WalletClient, parameters: RequestQuoteParameters): Promise<PaymentSnapshot> {
  const { intent, signal } = parameters
  const attempt = () => createQuote(client, { ...intent, signal })
  const quote = await attempt().catch((error: unknown) => {
    // Under the key of the intent, so it cannot become a second quote.
    if (isOutcomeUnknown(error)) return attempt()
    throw error
  })
  await rememberRequest(client, { quote, request: intent.request })
  return withPayee(client, { quote, signal })
}

/**
 * What prevents a quote from being replaced. `sent`: it may be paid, so continue with it. `replaced`: it was replaced
 * already.
 */
export type ReplacementStatus = 'sent' | 'replaced' | 'unpaid'

/**
 * Makes a new quote to replace one that is unpaid and stays so: the old one is read under its lock, and if this browser
 * sent a request for it, its deadline has to have passed on both clocks. Afterwards every tab of this browser continues
 * with the new one. `sent` and `replaced`: nothing was made, or another tab was faster.
 *
 * @throws `WalletError` as `requestQuote` does; the old quote stays unchanged then.
 */
export async function replaceQuote(
  client: WalletClient,
  parameters: { accountId: string; before: Quote; intent: QuoteIntent; signal?: AbortSignal | undefined },
): Promise<PaymentSnapshot | Exclude<ReplacementStatus, 'unpaid'>> {
  const { accountId, before, intent, signal } = parameters
  const { id: quoteId } = before
  const withLock = <result>(work: () => Promise<result>) => client.tabs.withLock(`payment:${quoteId}`, work)
  const early = await withLock(async () => {
    const { replacedBy, isOut } = await recall(client, { quoteId })
    // If nothing was sent for it, the reading below is early enough.
    return isOut || replacedBy !== undefined ? readReplacementStatus(client, { quoteId, signal }) : 'unpaid'
  })
  if (early !== 'unpaid') return early
  const found = await requestQuote(client, { intent, signal })
  return withLock(async () => {
    // Another tab may have paid it meanwhile.
    const status = await readReplacementStatus(client, { quoteId, signal })
    if (status !== 'unpaid') return status
    const old = await ensurePaymentIntent(client, { accountId, quoteId })
    await recordReplacement(client, { intent: old, replacement: found.quote.id })
    return found
  })
}

/** Reads whether another quote may replace this one. Call it under the lock of the quote. */
async function readReplacementStatus(
  client: WalletClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<ReplacementStatus> {
  const { replacedBy, isOut } = await recall(client, parameters)
  if (replacedBy !== undefined) return 'replaced'
  const read = isOut ? readOutcome : readPayment
  const progress = await read(client, parameters).catch((error: unknown) => {
    if (isWalletError(error) && (error.code === 'CANCELLED' || error.action === 'sca-sign-in')) throw error
    return undefined
  })
  switch (progress?.stage) {
    case 'expired':
      return 'unpaid'
    case undefined:
    case 'pending':
      return isOut ? 'sent' : 'unpaid'
    case 'failed':
      return canRetryWithNewQuote(progress?.transaction) ? 'unpaid' : 'sent'
    default:
      return 'sent'
  }
}

async function recall(client: WalletClient, parameters: { quoteId: string }) {
  const intent = await readPaymentIntent(client.records, parameters)
  return { replacedBy: intent?.replacedBy, isOut: mayBeOut(intent) }
}

/** Returns whether a payment failed before any money moved, for a reason that a new quote can resolve. */
function canRetryWithNewQuote(transaction: Transaction | undefined): boolean {
  const reason = transaction?.failureReason
  return reason !== undefined && describeErrorCode(reason).action === 'new-quote'
}

async function withPayee(
  client: WalletClient,
  parameters: { quote: Quote; signal: AbortSignal | undefined },
): Promise<PaymentSnapshot> {
  const { quote, signal } = parameters
  const payeeId = quote.destination.accountId
  if (payeeId === undefined) return { quote, payee: undefined }
  const payee = await getPayee(client, { payeeId, signal }).catch((error: unknown) => {
    if (isOpen(quote) || !isWalletError(error) || error.httpStatus !== 404) throw error
    return undefined
  })
  return { quote, payee }
}

/** Returns whether there may still be something to agree to or to prove, for which the payee has to be shown. */
function isOpen({ status }: Quote): boolean {
  return status === 'PENDING' || status === 'PENDING_AUTHORIZATION'
}
