import type { WalletClient } from '../../createWalletClient.ts'
import { readQuoteTerms } from '../../storage/quoteTerms.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'
import { findSent } from './paymentIntent.ts'

/**
 * Returns the request for the payment of a quote again, at today's price: the same amount on the side that was fixed,
 * with the same reference and purpose. For a quote that this browser did not make, these are not known: the same amount
 * is sent as before, without a text.
 */
export async function repeatRequest(client: WalletClient, parameters: { quote: Quote }): Promise<QuoteRequest> {
  const { quote } = parameters
  const { lockedCurrencySide = 'SENDING', ...texts } = await readQuoteTerms(client.records, { quoteId: quote.id })
  const { reviewed, agreed } = await findSent(client, { quoteId: quote.id })
  const total = lockedCurrencySide === 'SENDING' ? 'totalSendingAmount' : 'totalReceivingAmount'
  return {
    source: repeatSource(quote),
    destination: repeatDestination(quote),
    lockedCurrencySide,
    // The quote may read otherwise by now.
    lockedCurrencyAmount: BigInt((reviewed ?? agreed)?.amounts[total] ?? quote[total]),
    ...texts,
  }
}

function repeatSource({ source, sendingCurrency }: Quote): QuoteRequest['source'] {
  const { customerId, currency = sendingCurrency.code, cryptoNetwork } = source
  return source.sourceType === 'REALTIME_FUNDING'
    ? { sourceType: 'REALTIME_FUNDING', currency, customerId, cryptoNetwork }
    : { sourceType: 'ACCOUNT', accountId: source.accountId ?? '', customerId }
}

function repeatDestination({ destination, receivingCurrency }: Quote): QuoteRequest['destination'] {
  const { accountId = '', umaAddress, currency = receivingCurrency.code, paymentRail } = destination
  if (umaAddress !== undefined) return { destinationType: 'UMA_ADDRESS', umaAddress, currency }
  return { destinationType: 'ACCOUNT', accountId, paymentRail }
}
