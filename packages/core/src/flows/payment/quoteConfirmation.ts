import { getPayee } from '../../api/accounts.ts'
import { createQuote, getQuote } from '../../api/quotes.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { createIdempotencyKey } from '../../crypto/createIdempotencyKey.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { readPaymentIntent, removePaymentIntent } from '../../storage/paymentIntents.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'

/**
 * A quote with the payee it leads to, both as the service states them. A payee that the customer has removed since is
 * `undefined`, which happens only where there is nothing left to confirm.
 */
export type QuoteWithPayee = { quote: Quote; payee: ExternalAccount | undefined }

/** Reads a quote and its payee. */
export async function loadQuote(
  client: WalletClient,
  parameters: { quoteId: string; signal?: AbortSignal | undefined },
): Promise<QuoteWithPayee> {
  return withPayee(client, { quote: await getQuote(client, parameters), signal: parameters.signal })
}

/** A person's wish for a quote, with the key that makes it one quote however often it is asked for. */
export type QuoteIntent = { readonly request: QuoteRequest; readonly idempotencyKey: string }

/** Turns a request into a wish of its own. */
export function createQuoteIntent(request: QuoteRequest): QuoteIntent {
  return { request, idempotencyKey: createIdempotencyKey() }
}

/**
 * Makes a quote. A lost answer is asked for once more; asking again with the same intent gives the same quote.
 *
 * @throws `WalletError` `INSUFFICIENT_FUNDS`, `AMOUNT_OUT_OF_RANGE`, `REFERENCE_NOT_FOUND` (unknown payee) and others.
 */
export async function requestQuote(
  client: WalletClient,
  parameters: { intent: QuoteIntent; signal?: AbortSignal | undefined },
): Promise<QuoteWithPayee> {
  const { intent, signal } = parameters
  const attempt = () => createQuote(client, { ...intent, signal })
  const quote = await attempt().catch((error: unknown) => {
    if (isWalletError(error, 'NETWORK_UNREACHABLE') || isWalletError(error, 'TIMEOUT')) return attempt()
    throw error
  })
  return withPayee(client, { quote, signal })
}

/**
 * Makes a new quote in place of one that was not paid. What was meant to be done with the old one is forgotten. `sent` and
 * `replaced`: another tab paid the old one meanwhile, or took another in its place, and that counts.
 *
 * @throws `WalletError` as `requestQuote` does; the old quote stays as it was then.
 */
export async function replaceQuote(
  client: WalletClient,
  parameters: { before: Quote; intent: QuoteIntent; signal?: AbortSignal | undefined },
): Promise<QuoteWithPayee | 'sent' | 'replaced'> {
  const { before, intent, signal } = parameters
  const { id: quoteId } = before
  const found = await requestQuote(client, { intent, signal })
  // Under the lock of those who pay it: none signs between the look and the removal.
  return client.tabs.exclusively(`payment:${quoteId}`, async () => {
    const old = await readPaymentIntent(client.records, { quoteId })
    if (old?.replacedBy !== undefined) return 'replaced'
    if (old?.stamp !== undefined) return 'sent'
    // What was refused may be carried out all the same, and is then held against what was agreed to. Nothing was sent under
    // any other intent, so one that cannot be erased does no harm.
    if (old?.agreed === undefined) await removePaymentIntent(client.records, { quoteId }).catch(() => {})
    return found
  })
}

/** The request that asks for the same payment again, at today's price: as much is sent as before. */
export function repeatRequest(quote: Quote): QuoteRequest {
  const { destination, source } = quote
  return {
    source:
      source.sourceType === 'REALTIME_FUNDING'
        ? repeatFunding(quote)
        : { sourceType: 'ACCOUNT', accountId: source.accountId ?? '' },
    destination:
      destination.umaAddress === undefined
        ? {
            destinationType: 'ACCOUNT',
            accountId: destination.accountId ?? '',
            ...(destination.paymentRail !== undefined && { paymentRail: destination.paymentRail }),
          }
        : {
            destinationType: 'UMA_ADDRESS',
            umaAddress: destination.umaAddress,
            currency: destination.currency ?? quote.receivingCurrency.code,
          },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: quote.totalSendingAmount,
  }
}

function repeatFunding({ source, sendingCurrency }: Quote) {
  const { customerId, currency = sendingCurrency.code, cryptoNetwork } = source
  return {
    sourceType: 'REALTIME_FUNDING' as const,
    currency,
    ...(customerId !== undefined && { customerId }),
    ...(typeof cryptoNetwork === 'string' && { cryptoNetwork }),
  }
}

async function withPayee(
  client: WalletClient,
  parameters: { quote: Quote; signal: AbortSignal | undefined },
): Promise<QuoteWithPayee> {
  const { quote, signal } = parameters
  const payeeId = quote.destination.accountId
  if (payeeId === undefined) return { quote, payee: undefined }
  const payee = await getPayee(client, { payeeId, signal }).catch((error: unknown) => {
    if (isOpen(quote) || !isWalletError(error) || error.httpStatus !== 404) throw error
    return undefined
  })
  return { quote, payee }
}

/** Whether there may still be something to agree to or to prove, for which the payee has to be shown. */
function isOpen({ status }: Quote): boolean {
  return status === 'PENDING' || status === 'PENDING_AUTHORIZATION'
}
