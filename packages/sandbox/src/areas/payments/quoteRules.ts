import type { SandboxContext } from '../../context.ts'
import { dayMs, schedule } from '../../due/schedule.ts'
import { invalidInput, ServiceError } from '../../http/responses.ts'
import type { Fees } from '../../money/amounts.ts'
import { worthTimes1e8 } from '../../money/amounts.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { currencyOf } from '../../money/currencies.ts'
import { append } from '../../state/append.ts'
import type { SentVolumeRecord } from '../../state/quoteRecords.ts'
import { requireApproved } from '../customers/requireApproved.ts'
import { platformFeesFor } from '../platform/platformConfig.ts'
import { requireScaSession } from '../sca/sessions.ts'
import type { Payer, QuoteBody, Receiver } from './quoteParties.ts'
import { defaultRail, isAch } from './rails.ts'
import type { QuoteRecord } from './records.ts'

/**
 * Refuses a customer who may not move money.
 *
 * @throws `ServiceError` 403 as `requireApproved`, 409 `SCA_SESSION_REQUIRED`.
 */
export function requireReady(context: SandboxContext, parameters: { customerId?: string | undefined }): void {
  const { customerId } = parameters
  if (customerId === undefined) return
  requireApproved(context, { customerId })
  requireScaSession(context, { customerId })
}

/** @throws `ServiceError` `INVALID_INPUT` for a rail that does not lead to the account. */
export function chooseRail(receiver: Receiver, parameters: { body: QuoteBody }): QuoteRecord['rail'] {
  const { destination } = parameters.body
  const { rails } = receiver
  const wanted = destination.destinationType === 'ACCOUNT' ? destination.paymentRail : undefined
  if (wanted !== undefined && !rails.includes(wanted)) {
    const constraint = { enum: [...rails] }
    throw invalidInput([{ field: 'destination.paymentRail', message: 'Not a rail of this account', constraint }])
  }
  if (wanted !== undefined) return { name: wanted, chosen: true }
  return rails.length > 0 ? { name: defaultRail(rails), chosen: false } : undefined
}

/**
 * What may stand in a request only where it has an effect.
 *
 * @throws `ServiceError` `INVALID_INPUT`.
 */
export function requireFitting(parameters: { body: QuoteBody; payer: Payer; rail: QuoteRecord['rail'] }): void {
  const { body, payer, rail } = parameters
  const { statementDescriptor, platformFeeOverride, immediatelyExecute } = body
  const errors: [isWrong: boolean, field: string, message: string][] = [
    [statementDescriptor !== undefined && !isAch(rail?.name), 'statementDescriptor', 'Only for ACH'],
    [platformFeeOverride !== undefined && payer.currency !== 'USD', 'platformFeeOverride', 'Only for a source in USD'],
    [
      platformFeeOverride !== undefined && platformFeeOverride.platformFixedFee.currency !== payer.currency,
      'platformFeeOverride.platformFixedFee.currency',
      'Expected the currency of the source',
    ],
    [
      immediatelyExecute === true && payer.kind !== 'BALANCE' && payer.kind !== 'COLLECTION',
      'immediatelyExecute',
      'Not for wallets that sign, nor before a transfer',
    ],
  ]
  const found = errors.filter(([isWrong]) => isWrong)
  if (found.length > 0) throw invalidInput(found.map(([, field, message]) => ({ field, message, constraint: {} })))
}

/** The fees of a quote: what the request says, or what the platform configured. */
export function feesOf(
  context: SandboxContext,
  parameters: { body: QuoteBody; payer: Payer; receiver: Receiver },
): Fees {
  const { body, payer, receiver } = parameters
  const { platformFeeOverride: override } = body
  return {
    isFree: receiver.internal !== undefined,
    ...platformFeesFor(context, { sendingCurrency: payer.currency, receivingCurrency: receiver.currency }),
    ...(override && {
      platformFixed: BigInt(override.platformFixedFee.amount),
      platformBps: BigInt(override.platformVariableFeeBps),
    }),
  }
}

/** Purposes for which a payment to a currency needs a proof, with the ids of what is needed. */
const requirements: { readonly [code in CurrencyCode]?: Readonly<Record<string, readonly string[]>> } = {
  CNY: { GOODS_OR_SERVICES: ['SUPPORTING_PROOF'], EDUCATION: ['ENROLLMENT_PROOF'] },
  INR: { GOODS_OR_SERVICES: ['SUPPORTING_PROOF'], REAL_ESTATE_PURCHASE: ['PURCHASE_CONTRACT', 'SUPPORTING_PROOF'] },
}

/**
 * Checks that a quote comes with the documents that its purpose needs.
 *
 * @throws `ServiceError` 400 `DOCUMENTS_REQUIRED` with what is missing; 409 `PAYMENT_DOCUMENT_ALREADY_USED`.
 */
export function requireDocuments(context: SandboxContext, parameters: { body: QuoteBody; receiver: Receiver }): void {
  const { body, receiver } = parameters
  const { documentIds = [], purposeOfPayment = '' } = body
  const needed = requirements[receiver.currency] ?? {}
  const required = Object.hasOwn(needed, purposeOfPayment) ? (needed[purposeOfPayment] ?? []) : []
  const { usedDocuments } = context.state
  if (documentIds.some((id) => usedDocuments.has(id)))
    throw new ServiceError({
      status: 409,
      code: 'PAYMENT_DOCUMENT_ALREADY_USED',
      message: 'A document belongs to one quote; upload it again for another',
    })
  // One document for each requirement, in their order.
  const missingRequirements = required.slice(documentIds.length)
  if (missingRequirements.length > 0)
    throw new ServiceError({
      status: 400,
      code: 'DOCUMENTS_REQUIRED',
      message: 'The purpose of the payment needs documents',
      details: { missingRequirements },
    })
}

/** In dollars. */
const sizeLimit = 10_000_000
const dailyLimit = 25_000_000
const paymentsPerMinute = 100
const minuteMs = 60_000
/** The limit of the network, which rises on this day. */
const sameDayLimit = { until: Date.UTC(2027, 8, 17), before: 1_000_000, after: 10_000_000 }

/** @throws `ServiceError` 400 `TRANSACTION_SIZE_LIMIT_EXCEEDED`. */
export function requireSize(
  context: SandboxContext,
  parameters: { amount: bigint; currency: CurrencyCode; rail: QuoteRecord['rail'] },
): void {
  const { rail } = parameters
  const sameDay = context.now() < sameDayLimit.until ? sameDayLimit.before : sameDayLimit.after
  const limit = rail?.name === 'ACH_SAME_DAY' ? sameDay : sizeLimit
  if (worthOf(parameters) <= BigInt(limit) * millionths) return
  throw new ServiceError({
    status: 400,
    code: 'TRANSACTION_SIZE_LIMIT_EXCEEDED',
    message: `More than ${limit} dollars at once`,
  })
}

/**
 * What one customer may send in a day, and how often in a minute. Checked when money moves.
 *
 * @throws `ServiceError` 429 `DAILY_VOLUME_LIMIT_EXCEEDED`, 403 `VELOCITY_LIMIT_EXCEEDED`.
 */
export function requireVolume(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const { day, worth, sentAt } = volumeOf(context, parameters)
  if (worth > dailyLimit * Number(millionths))
    throw new ServiceError({
      status: 429,
      code: 'DAILY_VOLUME_LIMIT_EXCEEDED',
      message: `More than ${dailyLimit} dollars in a day`,
      retryAfterSeconds: Math.ceil((day + dayMs - context.now()) / 1000),
    })
  if (sentAt.length >= paymentsPerMinute)
    throw new ServiceError({
      status: 403,
      code: 'VELOCITY_LIMIT_EXCEEDED',
      message: `More than ${paymentsPerMinute} payments in a minute`,
    })
}

/** Counts a payment that is made. */
export function recordVolume(context: SandboxContext, parameters: { quote: QuoteRecord }): void {
  const { id, day, worth, sentAt } = volumeOf(context, parameters)
  if (context.state.sentVolumes.get(id)?.day !== day)
    schedule(context, { type: 'forgetVolume', subject: id, at: day + dayMs + minuteMs })
  context.state.sentVolumes.set(id, { id, day, worth, sentAt: append(sentAt, context.now()) })
}

/** Forgets what a customer sent on a day that is over, unless something was sent since. */
export function forgetVolume(context: SandboxContext, { subject, at }: { subject: string; at: number }): void {
  const { sentVolumes } = context.state
  const volume = sentVolumes.get(subject)
  if (volume && volume.day + dayMs < at) sentVolumes.delete(subject)
}

/** What the customer has sent today, the quote included, and when in the last minute. */
function volumeOf(context: SandboxContext, { quote }: { quote: QuoteRecord }): SentVolumeRecord {
  const now = context.now()
  const day = now - (now % dayMs)
  const id = quote.customerId ?? ''
  const before = context.state.sentVolumes.get(id)
  const worth = Number(worthOf({ amount: BigInt(quote.totalSendingAmount), currency: quote.sendingCurrency }))
  const sentAt = (before?.sentAt ?? []).filter((time) => time > now - minuteMs)
  return { id, day, worth: (before?.day === day ? before.worth : 0) + worth, sentAt }
}

const millionths = 1_000_000n

/** Millionths of a dollar, rounded up, so that one cent more is above a limit. */
function worthOf(parameters: { amount: bigint; currency: CurrencyCode }): bigint {
  const { amount, currency } = parameters
  const scale = 10n ** BigInt(currencyOf(currency).decimals + 8)
  return (amount * worthTimes1e8[currency] * millionths + scale - 1n) / scale
}
