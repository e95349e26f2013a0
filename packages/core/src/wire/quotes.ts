import * as v from 'valibot'
import { paymentInstructionSchema } from './paymentInstructions.ts'
import { scaAuthorizationSchema, scaChallengeSchema } from './scaChallenge.ts'
import { message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
import { defineOperation } from './schema/operation.ts'
import {
  feeAmountSchema,
  idSchema,
  openEnum,
  optional,
  paidAmountSchema,
  timestampSchema,
} from './schema/primitives.ts'

export type QuoteStatus = 'PENDING' | 'PENDING_AUTHORIZATION' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'

const quoteSourceSchema = message({
  sourceType: openEnum<'ACCOUNT' | 'REALTIME_FUNDING'>(),
  accountId: optional(idSchema),
  customerId: optional(idSchema),
  currency: optional(v.string()),
  cryptoNetwork: optional(v.string()),
})

const quoteDestinationSchema = message({
  destinationType: openEnum<'ACCOUNT' | 'UMA_ADDRESS'>(),
  accountId: optional(idSchema),
  umaAddress: optional(v.string()),
  currency: optional(v.string()),
  paymentRail: optional(v.string()),
})

/** An offer: what leaves, what arrives, at which fee, until when. Amounts are in the smallest unit of their currency. */
export const quoteSchema = message({
  id: idSchema,
  status: openEnum<QuoteStatus>(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  source: quoteSourceSchema,
  destination: quoteDestinationSchema,
  sendingCurrency: currencySchema,
  receivingCurrency: currencySchema,
  totalSendingAmount: paidAmountSchema,
  totalReceivingAmount: paidAmountSchema,
  /** Sending units per receiving unit. For display only; nothing is computed from it. */
  exchangeRate: optional(v.number()),
  feesIncluded: v.nullish(feeAmountSchema, 0),
  platformFeesIncluded: optional(feeAmountSchema),
  paymentInstructions: optional(v.array(paymentInstructionSchema)),
  transactionId: optional(idSchema),
  /** What is awaited while the status is `PENDING_AUTHORIZATION`. */
  scaChallenge: optional(scaChallengeSchema),
})
export type Quote = v.InferOutput<typeof quoteSchema>

/** The answer to an execution may be shortened to these fields. */
export const executedQuoteSchema = message({
  id: idSchema,
  status: openEnum<QuoteStatus>(),
  transactionId: optional(idSchema),
  totalSendingAmount: optional(paidAmountSchema),
  totalReceivingAmount: optional(paidAmountSchema),
  feesIncluded: optional(feeAmountSchema),
  scaChallenge: optional(scaChallengeSchema),
})
export type ExecutedQuote = v.InferOutput<typeof executedQuoteSchema>

const amountToLockSchema = v.pipe(
  v.union([v.bigint(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => BigInt(value)),
  v.minValue(1n),
  v.maxValue(9_000_000_000_000_000n),
)

export const quoteRequestSchema = message({
  source: v.variant('sourceType', [
    message({ sourceType: v.literal('ACCOUNT'), accountId: idSchema, customerId: v.optional(idSchema) }),
    message({
      sourceType: v.literal('REALTIME_FUNDING'),
      currency: v.string(),
      customerId: v.optional(idSchema),
      cryptoNetwork: v.optional(v.string()),
    }),
  ]),
  destination: v.variant('destinationType', [
    message({
      destinationType: v.literal('ACCOUNT'),
      accountId: idSchema,
      paymentRail: v.optional(v.string()),
    }),
    message({ destinationType: v.literal('UMA_ADDRESS'), umaAddress: v.string(), currency: v.string() }),
  ]),
  lockedCurrencySide: v.picklist(['SENDING', 'RECEIVING']),
  lockedCurrencyAmount: amountToLockSchema,
  immediatelyExecute: v.optional(v.boolean()),
  description: v.optional(v.string()),
  remittanceInformation: v.optional(v.pipe(v.string(), v.maxLength(80))),
  statementDescriptor: v.optional(v.pipe(v.string(), v.maxLength(10))),
  purposeOfPayment: v.optional(v.string()),
  scaFactor: v.optional(v.string()),
})
/** What to quote: from where, to whom, and which side's amount is fixed. */
export type QuoteRequest = v.InferInput<typeof quoteRequestSchema>

/** The fee that a platform takes is the platform's own to say, in whatever case a lenient service would read its name. */
function namesNoFee(request: object): boolean {
  return Object.keys(request).every((name) => name.toLowerCase() !== 'platformfeeoverride')
}

export const createQuote = defineOperation({
  name: 'createQuote',
  method: 'POST',
  path: '/quotes',
  request: v.pipe(
    quoteRequestSchema,
    v.check((request) => namesNoFee(request)),
  ),
  backendRequest: quoteRequestSchema,
  responses: { 200: quoteSchema, 201: quoteSchema, 202: quoteSchema },
  ids: { accountId: 'InternalAccount', customerId: 'Customer' },
  owner: {
    body: ({ source }: QuoteRequest) => (source.sourceType === 'ACCOUNT' ? source.accountId : source.customerId),
  },
  idempotent: true,
  requiresApproval: true,
  access: 'customer',
})

export const getQuote = defineOperation({
  name: 'getQuote',
  method: 'GET',
  path: '/quotes/{quoteId}',
  responses: { 200: quoteSchema },
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
  request: v.optional(message({ scaFactor: v.optional(v.string()) })),
  responses: { 200: executedQuoteSchema, 202: executedQuoteSchema },
  ids: { quoteId: 'Quote' },
  owner: { path: 'quoteId' },
  answersId: 'quoteId',
  walletSignature: 'payload',
  idempotent: true,
  requiresApproval: true,
  access: 'customer',
})

/** Proves who pays a quote that is `PENDING_AUTHORIZATION`. The answer may carry the next challenge. */
export const authorizeQuote = defineOperation({
  name: 'authorizeQuote',
  method: 'POST',
  path: '/quotes/{quoteId}/authorize',
  request: scaAuthorizationSchema,
  responses: { 200: executedQuoteSchema, 202: executedQuoteSchema },
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
