import type { Route, SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { ServiceError } from '../../http/answers.ts'
import { currencyOf } from '../../payments/currencies.ts'
import { describeFunding, sparkAddressOf } from '../../payments/fundingInstructions.ts'
import type { QuoteRecord } from '../../payments/records.ts'

export const getQuote: Route<'getQuote'> = (context, { params }) => ({
  status: 200,
  body: describeQuote(findQuote(context, { id: params.quoteId })),
})

/** @throws `ServiceError` 404. */
export function findQuote(context: SandboxContext, parameters: { id: string }): QuoteRecord {
  const quote = context.state.quotes.get(parameters.id)
  if (!quote) throw new ServiceError({ status: 404, code: 'QUOTE_NOT_FOUND', message: 'No such quote' })
  return quote
}

export function describeQuote(quote: QuoteRecord) {
  const { id, status, source, destination, totalSendingAmount, totalReceivingAmount, transactionId } = quote
  return {
    id,
    status,
    createdAt: toIso(quote.createdAt),
    expiresAt: toIso(quote.expiresAt),
    source,
    destination,
    sendingCurrency: currencyOf(quote.sendingCurrency),
    receivingCurrency: currencyOf(quote.receivingCurrency),
    totalSendingAmount,
    totalReceivingAmount,
    exchangeRate: quote.exchangeRate,
    feesIncluded: quote.feesIncluded,
    transactionId,
    paymentInstructions: describeInstructions(quote),
  }
}

function describeInstructions(quote: QuoteRecord) {
  const { payloadToSign, sendingCurrency } = quote
  if (quote.source.sourceType === 'REALTIME_FUNDING') return describeFunding(quote)
  const wallet = { accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET', payloadToSign } }
  if (sendingCurrency !== 'USDB') return [wallet]
  const address = sparkAddressOf(quote)
  return [wallet, { accountOrWalletInfo: { accountType: 'SPARK_WALLET', address, assetType: sendingCurrency } }]
}
