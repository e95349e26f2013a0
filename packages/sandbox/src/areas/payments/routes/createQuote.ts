import type { Route, SandboxContext } from '../../../context.ts'
import { dayMs, schedule } from '../../../due/schedule.ts'
import { ServiceError } from '../../../http/responses.ts'
import type { Fees, QuoteAmounts } from '../../../money/amounts.ts'
import { computeQuoteAmounts, platformFeesOf } from '../../../money/amounts.ts'
import { requireSupported } from '../../platform/platformConfig.ts'
import { moveOrHold, requireMovable } from '../executeNow.ts'
import { requirePayable, suffixOf } from '../payees.ts'
import { beginAuthorization, readPaymentFactor } from '../quoteAuthorization.ts'
import type { Payer, QuoteBody, Receiver } from '../quoteParties.ts'
import { findPayer, findReceiver } from '../quoteParties.ts'
import { chooseRail, feesOf, requireDocuments, requireFitting, requireReady, requireSize } from '../quoteRules.ts'
import { recordOutgoing } from '../recordOutgoing.ts'
import type { QuoteRecord } from '../records.ts'
import { requireFunds } from '../startPayment.ts'
import { describeQuote } from './getQuote.ts'

const walletMinutes = 5
/** Long enough for two proofs and the transfer after them. */
const fundingMinutes = 15

/** How long a quote can be read, unless its payment takes longer. Its transaction stays. */
const keptDays = 3

/** The largest amount of the interface. */
const maxAmount = 9_000_000_000_000_000n

export const createQuote: Route<'createQuote'> = (context, { body }) => {
  const payer = findPayer(context, { source: body.source })
  requireReady(context, payer)
  const factor = readPaymentFactor(context, { customerId: payer.customerId, scaFactor: body.scaFactor })
  const quote = prepareQuote(context, { body, payer })
  const { immediatelyExecute = false } = body
  if (immediatelyExecute) requireMovable(context, { quote })
  // A transfer cannot be stopped once it is under way, so who makes it is proven first; a wallet proves it later. What
  // cannot be proven is not kept.
  const isProvenFirst = payer.kind === 'TRANSFER' || immediatelyExecute
  const isAwaitingProof = isProvenFirst && beginAuthorization(context, { quote, factor })
  keepQuote(context, { quote, body })
  if (immediatelyExecute) moveOrHold(context, { quote, isAwaitingProof })
  return { status: isAwaitingProof ? 202 : 200, body: describeQuote(context, { quote }) }
}

/** Checks everything that can be wrong with a request, and writes the quote. */
export function prepareQuote(
  context: SandboxContext,
  parameters: { body: QuoteBody; payer: Payer; isTransfer?: boolean },
): QuoteRecord {
  const { body, payer, isTransfer = false } = parameters
  const receiver = findReceiver(context, { body, payer })
  const rail = chooseRail(receiver, { body })
  requireFitting({ body, payer, rail })
  const currencies = { sendingCurrency: payer.currency, receivingCurrency: receiver.currency }
  const { lockedCurrencyAmount, lockedCurrencySide: lockedSide } = body
  const fees: Fees = isTransfer ? { isFree: true } : feesOf(context, { body, payer, receiver })
  const amounts = computeQuoteAmounts(lockedCurrencyAmount, { lockedSide, ...currencies, fees })
  requireSendable(amounts, { payer })
  requireSupported(context, { currency: payer.currency, amount: amounts.sending })
  requireSize(context, { amount: amounts.sending, currency: payer.currency, rail })
  if (receiver.external) requirePayable(receiver.external, amounts)
  if (payer.collectedFrom) requirePayable(payer.collectedFrom, { receiving: amounts.sending })
  requireDocuments(context, { body, receiver })
  const platformFees = Number(platformFeesOf(amounts.sending, fees))
  const hasPlatformFees = body.platformFeeOverride !== undefined || platformFees > 0
  const platformFeesIncluded = hasPlatformFees ? platformFees : undefined
  const fixedFeesIncluded = Number(fees.platformFixed ?? 0n)
  const terms = { rail, isTransfer, platformFeesIncluded, fixedFeesIncluded }
  return writeQuote(context, { body, payer, receiver, amounts, ...terms })
}

/** Keeps a quote with its transaction, until it lapses. */
export function keepQuote(context: SandboxContext, parameters: { quote: QuoteRecord; body: QuoteBody }): void {
  const { quote, body } = parameters
  for (const id of body.documentIds ?? []) context.state.usedDocuments.set(id, { id })
  context.state.quotes.set(quote.id, quote)
  schedule(context, { type: 'expireQuote', subject: quote.id, at: quote.expiresAt })
  schedule(context, { type: 'forgetQuote', subject: quote.id, at: quote.createdAt + keptDays * dayMs })
  recordOutgoing(context, { quote, request: body })
}

function writeQuote(
  context: SandboxContext,
  parameters: Pick<QuoteRecord, 'rail' | 'isTransfer' | 'platformFeesIncluded' | 'fixedFeesIncluded'> & {
    body: QuoteBody
    payer: Payer
    receiver: Receiver
    amounts: QuoteAmounts
  },
): QuoteRecord {
  const { body, payer, receiver, amounts, rail, isTransfer, platformFeesIncluded, fixedFeesIncluded } = parameters
  const id = context.createId('Quote')
  const now = context.now()
  const sourceId = (payer.account ?? payer.collectedFrom)?.id
  return {
    id,
    status: 'PENDING',
    createdAt: now,
    expiresAt: now + (payer.kind === 'TRANSFER' ? fundingMinutes : walletMinutes) * 60_000,
    customerId: payer.customerId,
    payer: payer.kind,
    // Ids as they are kept elsewhere, so that each is kept once.
    source: sourceId === undefined ? body.source : { ...body.source, sourceType: 'ACCOUNT', accountId: sourceId },
    destination: receiver.destination,
    sendingCurrency: payer.currency,
    receivingCurrency: receiver.currency,
    totalSendingAmount: Number(amounts.sending),
    totalReceivingAmount: Number(amounts.receiving),
    feesIncluded: Number(amounts.fees),
    exchangeRate: amounts.exchangeRate,
    transactionId: context.createId('Transaction'),
    outcomeSuffix: payer.collectedFrom ? suffixOf(payer.collectedFrom.accountInfo) : receiver.outcome,
    stepsDone: 0,
    rail,
    isTransfer,
    platformFeesIncluded,
    fixedFeesIncluded,
    // Named here, though it comes later: a record that grows takes more room.
    executedAt: undefined,
  }
}

function requireSendable(amounts: QuoteAmounts, parameters: { payer: Payer }): void {
  const { sending, receiving } = amounts
  if (receiving < 1n) throw outOfRange('Nothing would arrive after fees')
  if (parameters.payer.account) requireFunds(parameters.payer.account, { sending })
  if (sending > maxAmount || receiving > maxAmount) throw outOfRange('The amount is too large')
}

function outOfRange(message: string): ServiceError {
  return new ServiceError({ status: 400, code: 'AMOUNT_OUT_OF_RANGE', message })
}
