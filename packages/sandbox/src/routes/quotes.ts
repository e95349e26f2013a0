import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { invalidInput, referenceNotFound, ServiceError } from '../http/answers.ts'
import type { QuoteAmounts } from '../payments/amounts.ts'
import { computeQuoteAmounts } from '../payments/amounts.ts'
import { currencyOf } from '../payments/currencies.ts'
import { recordOutgoing } from '../payments/recordOutgoing.ts'
import type { QuoteRecord } from '../payments/records.ts'
import { createQuotePayload } from '../signing/payload.ts'
import type { InternalAccountRecord } from '../state/records.ts'
import { findExternalAccount, primaryIdentifierOf } from './externalAccounts.ts'

const lifetimeMs = 5 * 60_000

export const createQuote: Route<'createQuote'> = (context, { body }) => {
  const { source, destination, lockedCurrencySide, lockedCurrencyAmount } = body
  if (source.sourceType !== 'ACCOUNT' || destination.destinationType !== 'ACCOUNT')
    throw new ServiceError({ status: 501, code: 'NOT_IMPLEMENTED', message: 'Only account to account is served here' })
  if (body.immediatelyExecute)
    throw invalidInput([{ field: 'immediatelyExecute', message: 'Not for wallets that sign', constraint: {} }])
  const account = context.state.internalAccounts.get(source.accountId)
  if (!account) throw referenceNotFound('source account')
  const payee = findExternalAccount(context, { id: destination.accountId })
  requireRail(payee.accountInfo.paymentRails, { paymentRail: destination.paymentRail })

  const parameters = { lockedSide: lockedCurrencySide, receivingCurrency: payee.currency }
  const amounts = computeQuoteAmounts(lockedCurrencyAmount, parameters)
  requireSendable(account, { amounts })
  const id = context.createId('Quote')
  const now = context.now()
  const quote: QuoteRecord = {
    id,
    status: 'PENDING',
    createdAt: now,
    expiresAt: now + lifetimeMs,
    source: { ...source, sourceType: 'ACCOUNT' },
    destination: { ...destination, destinationType: 'ACCOUNT' },
    sendingCurrency: account.currency,
    receivingCurrency: payee.currency,
    totalSendingAmount: Number(amounts.sending),
    totalReceivingAmount: Number(amounts.receiving),
    feesIncluded: Number(amounts.fees),
    exchangeRate: amounts.exchangeRate,
    payloadToSign: createQuotePayload({ quoteId: id, accountId: account.id, now }),
    transactionId: context.createId('Transaction'),
    outcomeSuffix: primaryIdentifierOf(payee.accountInfo).slice(-3),
    stepsDone: 0,
  }
  context.state.quotes.set(id, quote)
  recordOutgoing(context, { quote, account, request: body })
  return { status: 200, body: describeQuote(quote) }
}

export const getQuote: Route<'getQuote'> = (context, { params }) => ({
  status: 200,
  body: describeQuote(findQuote(context, { id: params.quoteId })),
})

export function findQuote(context: SandboxContext, parameters: { id: string }): QuoteRecord {
  const quote = context.state.quotes.get(parameters.id)
  if (!quote) throw new ServiceError({ status: 404, code: 'QUOTE_NOT_FOUND', message: 'No such quote' })
  return quote
}

export function requireFunds(account: InternalAccountRecord, parameters: { sending: bigint }): void {
  if (parameters.sending > BigInt(account.balance))
    throw new ServiceError({
      status: 400,
      code: 'INSUFFICIENT_FUNDS',
      message: 'The balance does not cover the amount',
    })
}

function requireSendable(account: InternalAccountRecord, parameters: { amounts: QuoteAmounts }): void {
  const { amounts } = parameters
  if (amounts.receiving < 1n)
    throw new ServiceError({
      status: 400,
      code: 'AMOUNT_OUT_OF_RANGE',
      message: 'Nothing would arrive after fees',
    })
  requireFunds(account, { sending: amounts.sending })
}

function requireRail(rails: readonly string[] | undefined, parameters: { paymentRail: string | undefined }): void {
  const { paymentRail } = parameters
  if (paymentRail === undefined || rails?.includes(paymentRail)) return
  const constraint = { enum: [...(rails ?? [])] }
  throw invalidInput([{ field: 'destination.paymentRail', message: 'Not a rail of this account', constraint }])
}

function describeQuote(quote: QuoteRecord) {
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
    paymentInstructions: [
      { accountOrWalletInfo: { accountType: 'EMBEDDED_WALLET', payloadToSign: quote.payloadToSign } },
      {
        accountOrWalletInfo: {
          accountType: 'SPARK_WALLET',
          address: `spark1sandbox${id.slice(-12)}`,
          assetType: quote.sendingCurrency,
        },
      },
    ],
  }
}
