import * as v from 'valibot'
import { paymentInstructionSchema } from './paymentInstructions.ts'
import { scaChallengeSchema } from './scaChallenge.ts'
import { get, post } from './schema/describe.ts'
import { extend, message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
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

/**
 * An offer: the amount sent, the amount received, the fee and the deadline. Amounts are in the smallest unit of their
 * currency.
 */
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
  /** What the receiver's side told about itself. */
  counterpartyInformation: optional(v.looseObject({})),
  paymentInstructions: optional(v.array(paymentInstructionSchema)),
  transactionId: optional(idSchema),
  /** What is awaited while the status is `PENDING_AUTHORIZATION`. */
  scaChallenge: optional(scaChallengeSchema),
})
/**
 * `walletPayload`: what this wallet signs to pay it. Set where the core reads a quote; `paymentInstructions`, where the
 * service sends it, then hold only ways to send money.
 */
export type Quote = v.InferOutput<typeof quoteSchema> & { readonly walletPayload?: string | undefined }

/** An amount that a payment is asked for. */
export const amountToLockSchema = v.pipe(
  v.union([v.bigint(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((value) => BigInt(value)),
  v.minValue(1n),
  v.maxValue(9_000_000_000_000_000n),
)

/** What a payment may be for. Some purposes need supporting documents, by the destination. */
export const paymentPurposes = [
  'GIFT',
  'SELF',
  'GOODS_OR_SERVICES',
  'EDUCATION',
  'HEALTH_OR_MEDICAL',
  'REAL_ESTATE_PURCHASE',
  'TAX_PAYMENT',
  'LOAN_PAYMENT',
  'UTILITY_BILL',
  'DONATION',
  'TRAVEL',
  'FAMILY_SUPPORT',
  'SALARY_PAYMENT',
  'OTHER',
] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** What a browser and the platform's own backend both ask for. */
const quoteRequestFields = {
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
      paymentRail: optional(v.string()),
    }),
    message({ destinationType: v.literal('UMA_ADDRESS'), umaAddress: v.string(), currency: v.string() }),
  ]),
  lockedCurrencySide: v.picklist(['SENDING', 'RECEIVING']),
  lockedCurrencyAmount: amountToLockSchema,
  description: v.optional(v.string()),
  remittanceInformation: v.optional(v.pipe(v.string(), v.maxLength(80))),
  statementDescriptor: v.optional(v.pipe(v.string(), v.maxLength(10))),
  purposeOfPayment: v.optional(openEnum<PaymentPurpose>()),
  /** Names what a receiver lookup found out. A UMA destination needs it. */
  lookupId: v.optional(idSchema),
  /** What the receiver lookup asked for, by the names of its fields. */
  senderCustomerInfo: v.optional(v.record(v.string(), v.string())),
  scaFactor: v.optional(v.string()),
}

export const quoteRequestSchema = message(
  extend(quoteRequestFields, {
    /** The platform sets its fee, and no customer. */
    platformFeeOverride: v.optional(v.never()),
    /** Moves money that no wallet signs for, so only the platform's backend may ask for it. */
    immediatelyExecute: v.optional(v.never()),
  }),
)

/** What the platform's own backend may ask for besides: its fee for one payment, in dollars, and to pay at once. */
const backendQuoteRequestSchema = message(
  extend(quoteRequestFields, {
    purposeOfPayment: v.optional(v.picklist(paymentPurposes)),
    platformFeeOverride: v.optional(
      message({
        platformFixedFee: message({ amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), currency: v.string() }),
        platformVariableFeeBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      }),
    ),
    immediatelyExecute: v.optional(v.boolean()),
    /** Supporting documents of a purpose that needs them. The name of this field is an assumption. */
    documentIds: v.optional(v.array(idSchema)),
  }),
)

/** The request for a quote: the source, the destination, and which side's amount is fixed. */
export type QuoteRequest = v.InferInput<typeof quoteRequestSchema>

export const createQuote = post('/quotes', {
  request: quoteRequestSchema,
  backendRequest: backendQuoteRequestSchema,
  returns: { 200: quoteSchema, 201: quoteSchema, 202: quoteSchema },
  bodyIds: ['accountId', 'customerId'],
  owner: {
    body: ({ source }: QuoteRequest) => (source.sourceType === 'ACCOUNT' ? source.accountId : source.customerId),
  },
  idempotent: true,
  requiresApproval: true,
  permission: 'TRANSACT',
  access: 'customer',
})

export const getQuote = get('/quotes/{quoteId}', { returns: quoteSchema, access: 'customer' })
