import * as v from 'valibot'
import { scaAuthorization, scaChallenge } from './scaChallenge.ts'
import { currency } from './schema/money.ts'
import { defineOperation } from './schema/operation.ts'
import { feeAmount, id, openEnum, optional, paidAmount, timestamp } from './schema/primitives.ts'

export type QuoteStatus = 'PENDING' | 'PENDING_AUTHORIZATION' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'

const quoteSource = v.looseObject({
  sourceType: openEnum<'ACCOUNT' | 'REALTIME_FUNDING'>(),
  accountId: optional(id),
  customerId: optional(id),
  currency: optional(v.string()),
})

const quoteDestination = v.looseObject({
  destinationType: openEnum<'ACCOUNT' | 'UMA_ADDRESS'>(),
  accountId: optional(id),
  umaAddress: optional(v.string()),
  currency: optional(v.string()),
  paymentRail: optional(v.string()),
})

/** One way to pay a quote. For `EMBEDDED_WALLET` it carries the payload that the session key signs. */
export const paymentInstruction = v.looseObject({
  accountOrWalletInfo: v.looseObject({
    accountType: openEnum<'EMBEDDED_WALLET' | 'USD_ACCOUNT' | 'SPARK_WALLET' | 'EUR_ACCOUNT'>(),
    payloadToSign: optional(v.string()),
  }),
  instructionsNotes: optional(v.string()),
  isPlatformAccount: optional(v.boolean()),
})
export type PaymentInstruction = v.InferOutput<typeof paymentInstruction>

/** An offer: what leaves, what arrives, at which fee, until when. Amounts are in the smallest unit of their currency. */
export const quote = v.looseObject({
  id,
  status: openEnum<QuoteStatus>(),
  createdAt: timestamp,
  expiresAt: timestamp,
  source: quoteSource,
  destination: quoteDestination,
  sendingCurrency: currency,
  receivingCurrency: currency,
  totalSendingAmount: paidAmount,
  totalReceivingAmount: paidAmount,
  /** Sending units per receiving unit. For display only; nothing is computed from it. */
  exchangeRate: optional(v.number()),
  feesIncluded: v.nullish(feeAmount, 0),
  platformFeesIncluded: optional(feeAmount),
  paymentInstructions: optional(v.array(paymentInstruction)),
  transactionId: optional(id),
  /** What is awaited while the status is `PENDING_AUTHORIZATION`. */
  scaChallenge: optional(scaChallenge),
})
export type Quote = v.InferOutput<typeof quote>

/** The answer to an execution may be shortened to these fields. */
export const executedQuote = v.looseObject({
  id,
  status: openEnum<QuoteStatus>(),
  transactionId: optional(id),
  totalSendingAmount: optional(paidAmount),
  totalReceivingAmount: optional(paidAmount),
  feesIncluded: optional(feeAmount),
  scaChallenge: optional(scaChallenge),
})
export type ExecutedQuote = v.InferOutput<typeof executedQuote>

const amountToLock = v.pipe(
  v.union([v.bigint(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => BigInt(value)),
  v.minValue(1n),
  v.maxValue(9_000_000_000_000_000n),
)

export const quoteRequest = v.looseObject({
  source: v.variant('sourceType', [
    v.looseObject({ sourceType: v.literal('ACCOUNT'), accountId: id, customerId: v.optional(id) }),
    v.looseObject({
      sourceType: v.literal('REALTIME_FUNDING'),
      currency: v.string(),
      customerId: v.optional(id),
      cryptoNetwork: v.optional(v.string()),
    }),
  ]),
  destination: v.variant('destinationType', [
    v.looseObject({
      destinationType: v.literal('ACCOUNT'),
      accountId: id,
      paymentRail: v.optional(v.string()),
    }),
    v.looseObject({ destinationType: v.literal('UMA_ADDRESS'), umaAddress: v.string(), currency: v.string() }),
  ]),
  lockedCurrencySide: v.picklist(['SENDING', 'RECEIVING']),
  lockedCurrencyAmount: amountToLock,
  immediatelyExecute: v.optional(v.boolean()),
  description: v.optional(v.string()),
  remittanceInformation: v.optional(v.pipe(v.string(), v.maxLength(80))),
  statementDescriptor: v.optional(v.pipe(v.string(), v.maxLength(10))),
  purposeOfPayment: v.optional(v.string()),
  scaFactor: v.optional(v.string()),
})
/** What to quote: from where, to whom, and which side's amount is fixed. */
export type QuoteRequest = v.InferInput<typeof quoteRequest>

export const createQuote = defineOperation({
  name: 'createQuote',
  method: 'POST',
  path: '/quotes',
  request: quoteRequest,
  responses: { 200: quote, 201: quote, 202: quote },
  ids: { accountId: 'InternalAccount', customerId: 'Customer' },
  owner: {
    body: ({ source }: QuoteRequest) => (source.sourceType === 'ACCOUNT' ? source.accountId : source.customerId),
  },
  idempotent: true,
  access: 'customer',
})

export const getQuote = defineOperation({
  name: 'getQuote',
  method: 'GET',
  path: '/quotes/{quoteId}',
  responses: { 200: quote },
  ids: { quoteId: 'Quote' },
  owner: { path: 'quoteId' },
  answersId: 'quoteId',
  access: 'customer',
})

/** Sends the money of a quote. The stamp covers the quote's own `payloadToSign`; there is no `Request-Id`. */
export const executeQuote = defineOperation({
  name: 'executeQuote',
  method: 'POST',
  path: '/quotes/{quoteId}/execute',
  request: v.optional(v.looseObject({ scaFactor: v.optional(v.string()) })),
  responses: { 200: executedQuote, 202: executedQuote },
  ids: { quoteId: 'Quote' },
  owner: { path: 'quoteId' },
  answersId: 'quoteId',
  walletSignature: 'payload',
  idempotent: true,
  access: 'customer',
})

/** Proves who pays a quote that is `PENDING_AUTHORIZATION`. The answer may carry the next challenge. */
export const authorizeQuote = defineOperation({
  name: 'authorizeQuote',
  method: 'POST',
  path: '/quotes/{quoteId}/authorize',
  request: scaAuthorization,
  responses: { 200: executedQuote, 202: executedQuote },
  ids: { quoteId: 'Quote' },
  owner: { path: 'quoteId' },
  answersId: 'quoteId',
  access: 'customer',
  endUserIpAddress: 'optional',
})

/** Sends the code of the same challenge once more; it ends when it would have ended. */
export const resendQuoteAuthorization = defineOperation({
  name: 'resendQuoteAuthorization',
  method: 'POST',
  path: '/quotes/{quoteId}/authorize/resend',
  responses: { 204: null, 200: null },
  ids: { quoteId: 'Quote' },
  owner: { path: 'quoteId' },
  access: 'customer',
})
