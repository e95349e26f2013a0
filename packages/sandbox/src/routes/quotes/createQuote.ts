import type { Route, SandboxContext, SandboxRequest } from '../../context.ts'
import { dayMs, schedule } from '../../due/schedule.ts'
import { invalidInput, ServiceError, unknownReference } from '../../http/answers.ts'
import type { QuoteAmounts } from '../../payments/amounts.ts'
import { computeQuoteAmounts } from '../../payments/amounts.ts'
import type { CurrencyCode } from '../../payments/currencies.ts'
import { readFundingCurrency } from '../../payments/fundingInstructions.ts'
import { requirePayable, suffixOf } from '../../payments/payees.ts'
import { beginAuthorization, readPaymentFactor } from '../../payments/quoteAuthorization.ts'
import { recordOutgoing } from '../../payments/recordOutgoing.ts'
import type { QuoteRecord } from '../../payments/records.ts'
import { requireFunds } from '../../payments/startPayment.ts'
import { requireScaSession } from '../../sca/sessions.ts'
import type { ExternalAccountRecord, InternalAccountRecord } from '../../state/records.ts'
import { requireApproved } from '../../verification/requireApproved.ts'
import { describeQuote } from './getQuote.ts'

const walletMinutes = 5
/** Time enough to prove who pays, twice, and to make the transfer then. */
const fundingMinutes = 15

/** How long a quote can be read, unless its payment takes longer. Its transaction stays. */
const keptDays = 3

/** The largest amount of the interface. */
const maxAmount = 9_000_000_000_000_000n

export const createQuote: Route<'createQuote'> = (context, { body }) => {
  const { destination, lockedCurrencySide, lockedCurrencyAmount } = body
  if (destination.destinationType !== 'ACCOUNT')
    throw new ServiceError({ status: 501, code: 'NOT_IMPLEMENTED', message: 'Only payees with an account are served' })
  if (body.immediatelyExecute)
    throw invalidInput([
      { field: 'immediatelyExecute', message: 'Not for wallets that sign, nor before a transfer', constraint: {} },
    ])
  const payer = findPayer(context, { source: body.source })
  const { customerId } = payer
  if (customerId !== undefined) {
    requireApproved(context, { customerId })
    requireScaSession(context, { customerId })
  }
  const factor = readPaymentFactor(context, { customerId, scaFactor: body.scaFactor })
  const payee = context.state.externalAccounts.get(destination.accountId)
  if (!payee) throw unknownReference('destination.accountId')
  requireRail(payee.accountInfo.paymentRails, { paymentRail: destination.paymentRail })

  const currencies = { sendingCurrency: payer.currency, receivingCurrency: payee.currency }
  const amounts = computeQuoteAmounts(lockedCurrencyAmount, { lockedSide: lockedCurrencySide, ...currencies })
  requireSendable(amounts, { account: payer.account })
  requirePayable(payee, { receiving: amounts.receiving })
  const quote = prepareQuote(context, { body, destination, payer, payee, amounts })
  // A transfer cannot be stopped once it is under way, so who makes it is proven first; a wallet proves it later.
  const isAwaitingProof = !payer.account && beginAuthorization(context, { quote, factor })
  context.state.quotes.set(quote.id, quote)
  schedule(context, { type: 'expireQuote', subject: quote.id, at: quote.expiresAt })
  schedule(context, { type: 'forgetQuote', subject: quote.id, at: quote.createdAt + keptDays * dayMs })
  recordOutgoing(context, { quote, request: body })
  return { status: isAwaitingProof ? 202 : 200, body: describeQuote(context, { quote }) }
}

type CreateBody = SandboxRequest<'createQuote'>['body']

/** Who pays, in which currency, and from which wallet if it is one. */
type Payer = { customerId: string | undefined; currency: CurrencyCode; account: InternalAccountRecord | undefined }

function findPayer(context: SandboxContext, parameters: Pick<CreateBody, 'source'>): Payer {
  const { source } = parameters
  if (source.sourceType === 'REALTIME_FUNDING') {
    const { customerId } = source
    if (customerId !== undefined && !context.state.customers.has(customerId))
      throw unknownReference('source.customerId')
    return { customerId, currency: readFundingCurrency(source), account: undefined }
  }
  const account = context.state.internalAccounts.get(source.accountId)
  if (!account) throw unknownReference('source.accountId')
  return { customerId: account.customerId, currency: account.currency, account }
}

function prepareQuote(
  context: SandboxContext,
  parameters: {
    body: CreateBody
    destination: Extract<CreateBody['destination'], { destinationType: 'ACCOUNT' }>
    payer: Payer
    payee: ExternalAccountRecord
    amounts: QuoteAmounts
  },
): QuoteRecord {
  const { body, destination, payer, payee, amounts } = parameters
  const { account } = payer
  const id = context.createId('Quote')
  const now = context.now()
  return {
    id,
    status: 'PENDING',
    createdAt: now,
    expiresAt: now + (account ? walletMinutes : fundingMinutes) * 60_000,
    customerId: payer.customerId,
    // Ids as they are kept elsewhere, so that each is kept once.
    source: account ? { ...body.source, sourceType: 'ACCOUNT', accountId: account.id } : body.source,
    destination: { ...destination, accountId: payee.id },
    sendingCurrency: payer.currency,
    receivingCurrency: payee.currency,
    totalSendingAmount: Number(amounts.sending),
    totalReceivingAmount: Number(amounts.receiving),
    feesIncluded: Number(amounts.fees),
    exchangeRate: amounts.exchangeRate,
    transactionId: context.createId('Transaction'),
    outcomeSuffix: suffixOf(payee.accountInfo),
    stepsDone: 0,
  }
}

function requireSendable(amounts: QuoteAmounts, parameters: { account: InternalAccountRecord | undefined }): void {
  const { sending, receiving } = amounts
  if (receiving < 1n) throw outOfRange('Nothing would arrive after fees')
  if (parameters.account) requireFunds(parameters.account, { sending })
  if (sending > maxAmount || receiving > maxAmount) throw outOfRange('The amount is too large')
}

function outOfRange(message: string): ServiceError {
  return new ServiceError({ status: 400, code: 'AMOUNT_OUT_OF_RANGE', message })
}

function requireRail(rails: readonly string[] | undefined, parameters: { paymentRail: string | undefined }): void {
  const { paymentRail } = parameters
  if (paymentRail === undefined || rails?.includes(paymentRail)) return
  const constraint = { enum: [...(rails ?? [])] }
  throw invalidInput([{ field: 'destination.paymentRail', message: 'Not a rail of this account', constraint }])
}
