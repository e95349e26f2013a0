import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { ServiceError } from '../../../http/responses.ts'
import { currencyOf } from '../../../money/currencies.ts'
import { quotePayloadOf } from '../../../signing/payload.ts'
import { describeScaChallenge } from '../../sca/challenges.ts'
import { requireScaSession } from '../../sca/sessions.ts'
import { describeRate } from '../describeRate.ts'
import { describeFunding, sparkAddressOf } from '../fundingInstructions.ts'
import type { QuoteRecord } from '../records.ts'
import { umaCounterparty } from '../umaCounterparty.ts'

export const getQuote: Route<'getQuote'> = (context, { params }) => ({
  status: 200,
  body: describeQuote(context, { quote: findReadableQuote(context, { id: params.quoteId }) }),
})

/** @throws `ServiceError` 404, 409 `SCA_SESSION_REQUIRED`. */
export function findReadableQuote(context: SandboxContext, parameters: { id: string }): QuoteRecord {
  const quote = findQuote(context, parameters)
  const { customerId } = quote
  if (customerId !== undefined) requireScaSession(context, { customerId })
  return quote
}

/** @throws `ServiceError` 404. */
export function findQuote(context: SandboxContext, parameters: { id: string }): QuoteRecord {
  const quote = context.state.quotes.get(parameters.id)
  if (!quote) throw new ServiceError({ status: 404, code: 'QUOTE_NOT_FOUND', message: 'No such quote' })
  return quote
}

export function describeQuote(context: SandboxContext, parameters: { quote: QuoteRecord }) {
  const { quote } = parameters
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
    platformFeesIncluded: quote.platformFeesIncluded,
    transactionId,
    ...describeRate(quote),
    ...(destination.destinationType === 'UMA_ADDRESS' && { counterpartyInformation: umaCounterparty }),
    ...describeInstructions(quote),
    ...describeAwaitedProof(context, { quote }),
  }
}

/** The challenge of a quote that waits for one. */
function describeAwaitedProof(context: SandboxContext, parameters: { quote: QuoteRecord }) {
  const { status, authorization } = parameters.quote
  const challenge = authorization && context.state.scaChallenges.get(authorization.challengeId)
  if (status !== 'PENDING_AUTHORIZATION' || !challenge) return {}
  return { scaChallenge: describeScaChallenge(challenge) }
}

function describeInstructions(quote: QuoteRecord) {
  // Bank details are withheld until the sender has been authenticated.
  if (quote.payer === 'TRANSFER') return quote.authorization ? {} : { paymentInstructions: describeFunding(quote) }
  // Balances and collections have nothing to be paid.
  return quote.payer === 'WALLET' ? { paymentInstructions: describeWallets(quote) } : {}
}

function describeWallets(quote: QuoteRecord) {
  const { sendingCurrency } = quote
  const payloadToSign = quotePayloadOf(quote)
  const wallet = { accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET', payloadToSign } }
  if (sendingCurrency !== 'USDB') return [wallet]
  const address = sparkAddressOf(quote)
  return [wallet, { accountOrWalletInfo: { accountType: 'SPARK_WALLET', address, assetType: sendingCurrency } }]
}
