import { readPayeeOf } from '../../api/accounts.ts'
import { createQuote, getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createIdempotencyKey } from '../../crypto/createIdempotencyKey.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, unexpected } from '../../errors/WalletError.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { isAnySent } from './paymentIntent.ts'
import type { PaymentSnapshot } from './paymentSnapshot.ts'
import { rememberRequest } from './rememberRequest.ts'

export type LoadQuoteParameters = { quoteId: string; signal?: AbortSignal | undefined }
export type LoadQuoteReturnType = Awaited<ReturnType<typeof loadQuote>>

/** Reads a quote and its payee; where the money is taken from a bank account, that one. */
export async function loadQuote(client: WalletClient, parameters: LoadQuoteParameters): Promise<PaymentSnapshot> {
  return withPayee(client, { quote: await getQuote(client, parameters), signal: parameters.signal })
}

/** A request for a quote, with the key that makes every repetition return the same quote. */
export type QuoteIntent = { readonly request: QuoteRequest; readonly idempotencyKey: string }

/** Turns a request into an intent with its own key. */
export function createQuoteIntent(request: QuoteRequest): QuoteIntent {
  return { request, idempotencyKey: createIdempotencyKey() }
}

export type RequestQuoteParameters = {
  intent: QuoteIntent
  /** The wallet that would sign: a quote that names no account is paid from it. */
  accountId?: string | undefined
  signal?: AbortSignal | undefined
}
export type RequestQuoteReturnType = Awaited<ReturnType<typeof requestQuote>>

/**
 * Makes a quote. After a lost response it is requested once more; the same intent returns the same quote.
 *
 * @throws `WalletError` `INSUFFICIENT_FUNDS`, `AMOUNT_OUT_OF_RANGE`, `REFERENCE_NOT_FOUND` (unknown payee) and others.
 *   `UNEXPECTED_RESPONSE`: the quote pays someone else, or from another account, or another amount or currency, than was
 *   asked for.
 */
export async function requestQuote(client: WalletClient, parameters: RequestQuoteParameters): Promise<PaymentSnapshot> {
  const { intent, accountId, signal } = parameters
  const { request } = intent
  const attempt = () => createQuote(client, { ...intent, signal })
  const quote = await attempt().catch((error: unknown) => {
    // Under the key of the intent, so it cannot become a second quote.
    if (isOutcomeUnknown(error)) return attempt()
    throw error
  })
  // The relay may answer with a quote to someone else, or over another amount, which the user would have to notice.
  const { lockedCurrencySide, lockedCurrencyAmount, source, destination } = request
  const fixed = lockedCurrencySide === 'SENDING' ? quote.totalSendingAmount : quote.totalReceivingAmount
  const asked = 'accountId' in source ? source.accountId : undefined
  // A quote that does not name it is paid from the wallet.
  const paidFrom = quote.source.accountId ?? accountId ?? asked
  if (
    payeeOf(quote.destination) !== payeeOf(destination) ||
    // One account must not pay in the place of another: a wallet signs, and what the service holds is decided about.
    paidFrom !== asked ||
    fixed !== BigInt(lockedCurrencyAmount) ||
    ('currency' in destination && destination.currency !== quote.receivingCurrency.code) ||
    // Or with one that was paid before, and would be shown as this payment.
    (await isAnySent(client, { quoteId: quote.id }))
  )
    throw unexpected('another payment')
  await rememberRequest(client, { quote, request })
  return withPayee(client, { quote, signal })
}

/** The service may write a UMA address in other letters. */
function payeeOf({ accountId, umaAddress }: Pick<Quote['destination'], 'accountId' | 'umaAddress'>) {
  return accountId ?? umaAddress?.toLowerCase()
}

async function withPayee(
  client: WalletClient,
  parameters: { quote: Quote; signal: AbortSignal | undefined },
): Promise<PaymentSnapshot> {
  const { quote, signal } = parameters
  const payee = await readPayeeOf(client, { quote, signal }).catch((error: unknown) => {
    if (isOpen(quote) || !isWalletError(error) || error.httpStatus !== 404) throw error
    return undefined
  })
  return { quote, payee }
}

/** Returns whether there may still be something to agree to or to prove, for which the payee has to be shown. */
function isOpen({ status }: Quote): boolean {
  return status === 'PENDING' || status === 'PENDING_AUTHORIZATION'
}
