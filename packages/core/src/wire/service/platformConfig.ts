import * as v from 'valibot'
import { get, patch } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { currencySchema } from '../schema/money.ts'
import { feeAmountSchema, idSchema, integerSchema, openEnum, optional, timestampSchema } from '../schema/primitives.ts'

const counterpartyFieldSchema = message({ name: v.string(), mandatory: v.boolean() })

const supportedCurrencySchema = message({
  currencyCode: v.string(),
  /** In the smallest unit. */
  minAmount: integerSchema,
  maxAmount: integerSchema,
  requiredCounterpartyFields: v.array(counterpartyFieldSchema),
  enabledTransactionTypes: v.array(openEnum<'INCOMING' | 'OUTGOING'>()),
  providerRequiredCustomerFields: optional(v.array(v.string())),
  providerRequiredCounterpartyCustomerFields: optional(v.array(v.string())),
})

const feeConfigSchema = message({
  feeType: openEnum<'CROSS_CURRENCY_TRANSACTION'>(),
  sourceCurrency: v.string(),
  /** Hundredths of a percent. */
  variableFeeBps: v.number(),
  fixedFee: message({ amount: feeAmountSchema, currency: v.union([v.string(), currencySchema]) }),
})

/** Codes by email and SMS: how long they are, of which characters, and how long they are valid. */
const embeddedWalletConfigSchema = message({
  otpLength: optional(v.number()),
  alphanumeric: optional(v.boolean()),
  expirationSeconds: optional(v.number()),
  appName: optional(v.string()),
  sendFromEmailAddress: optional(v.string()),
  sendFromEmailSenderName: optional(v.string()),
  replyToEmailAddress: optional(v.string()),
  logoUrl: optional(v.string()),
})

const cardTokenization2faConfigSchema = message({
  displayName: optional(v.string()),
  logoUrl: optional(v.string()),
  email: optional(message({})),
  sms: optional(message({})),
})

/** What a platform has set for all of its customers. */
export const platformConfigSchema = message({
  id: idSchema,
  umaDomain: optional(v.string()),
  proxyUmaSubdomain: optional(v.string()),
  isRegulatedFinancialInstitution: optional(v.boolean()),
  webhookEndpoint: optional(v.string()),
  supportedCurrencies: v.array(supportedCurrencySchema),
  embeddedWalletConfig: optional(embeddedWalletConfigSchema),
  cardTokenization2faConfig: optional(cardTokenization2faConfigSchema),
  feeConfigs: optional(v.array(feeConfigSchema)),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type PlatformConfig = v.InferOutput<typeof platformConfigSchema>

export const getPlatformConfig = get('/config', { returns: platformConfigSchema, access: 'platform' })

const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const shortTextSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
const webAddressSchema = v.pipe(v.string(), v.maxLength(512), v.url(), v.regex(/^https:/))

const supportedCurrencyRequestSchema = message({
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
  minAmount: amountSchema,
  maxAmount: amountSchema,
  requiredCounterpartyFields: v.array(counterpartyFieldSchema),
  enabledTransactionTypes: v.array(v.picklist(['INCOMING', 'OUTGOING'])),
})

/** Only across currencies. Services take them for payments that leave in dollars, and answer 501 for others. */
const feeConfigRequestSchema = message({
  feeType: v.picklist(['CROSS_CURRENCY_TRANSACTION']),
  sourceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
  variableFeeBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  fixedFee: message({ amount: amountSchema, currency: v.union([v.string(), message({ code: v.string() })]) }),
})

/** Merges what is named: fees by type and source currency, settings by name, currencies as a whole. */
export const updatePlatformConfig = patch('/config', {
  request: message({
    umaDomain: v.optional(shortTextSchema),
    webhookEndpoint: v.optional(v.pipe(v.string(), v.maxLength(2_048), v.url(), v.regex(/^https?:/))),
    supportedCurrencies: v.optional(v.pipe(v.array(supportedCurrencyRequestSchema), v.minLength(1))),
    embeddedWalletConfig: v.optional(
      message({
        otpLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(12))),
        alphanumeric: v.optional(v.boolean()),
        expirationSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400))),
        appName: v.optional(shortTextSchema),
        sendFromEmailAddress: v.optional(v.pipe(v.string(), v.maxLength(255), v.rfcEmail())),
        sendFromEmailSenderName: v.optional(shortTextSchema),
        replyToEmailAddress: v.optional(v.pipe(v.string(), v.maxLength(255), v.rfcEmail())),
        logoUrl: v.optional(webAddressSchema),
      }),
    ),
    cardTokenization2faConfig: v.optional(
      message({
        displayName: v.optional(shortTextSchema),
        logoUrl: v.optional(webAddressSchema),
        email: v.optional(message({})),
        sms: v.optional(message({})),
      }),
    ),
    feeConfigs: v.optional(v.array(feeConfigRequestSchema)),
  }),
  returns: platformConfigSchema,
  access: 'platform',
})
