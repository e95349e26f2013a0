import * as v from 'valibot'
import { post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema } from '../schema/primitives.ts'

/** What a card network would send, ordered from the sandbox. The result comes as a webhook and in the transactions. */

const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const finalAmountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const merchantRequestSchema = message({
  descriptor: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  mcc: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  city: v.optional(v.pipe(v.string(), v.maxLength(255))),
  state: v.optional(v.pipe(v.string(), v.maxLength(255))),
})

const purchaseRequestSchema = message({
  amount: amountSchema,
  currency: message({ code: v.pipe(v.string(), v.minLength(1)) }),
  merchant: merchantRequestSchema,
})
const acceptedSchema = message({ issuerTransactionToken: v.pipe(v.string(), v.minLength(1)) })

const ofCard = { owner: 'none', access: 'platform', returns: { 202: acceptedSchema } } as const
const ofCardTransaction = { ...ofCard, bodyIds: ['cardTransactionId'] } as const

/** A purchase that a merchant asks about and takes later. */
export const simulateCardAuthorization = post('/sandbox/cards/{cardId}/simulate/authorization', {
  request: purchaseRequestSchema,
  ...ofCard,
})

/** The merchant takes what was authorized: less, all, more (a tip), or nothing (the authorization expires). */
export const simulateCardClearing = post('/sandbox/cards/{cardId}/simulate/clearing', {
  request: message({ cardTransactionId: idSchema, amount: finalAmountSchema }),
  ...ofCardTransaction,
})

/** The merchant pays a purchase back. */
export const simulateCardReturn = post('/sandbox/cards/{cardId}/simulate/return', {
  request: message({ cardTransactionId: idSchema, amount: amountSchema }),
  ...ofCardTransaction,
})

/** The merchant takes a payback away again. */
export const simulateCardReturnReversal = post('/sandbox/cards/{cardId}/simulate/return_reversal', {
  request: message({ cardTransactionId: idSchema }),
  ...ofCardTransaction,
})

/** A terminal asks how much there is to spend. Moves nothing. */
export const simulateCardBalanceInquiry = post('/sandbox/cards/{cardId}/simulate/balance_inquiry', {
  request: message({ merchant: merchantRequestSchema }),
  ...ofCard,
})

/** A merchant asks to pay the cardholder. */
export const simulateCardCreditAuthorization = post('/sandbox/cards/{cardId}/simulate/credit_authorization', {
  request: purchaseRequestSchema,
  ...ofCard,
})

/** A purchase that is authorized and taken in one message. */
export const simulateCardFinancialAuthorization = post('/sandbox/cards/{cardId}/simulate/financial_authorization', {
  request: purchaseRequestSchema,
  ...ofCard,
})

/** A payment to the cardholder in one message. */
export const simulateCardFinancialCreditAuthorization = post(
  '/sandbox/cards/{cardId}/simulate/financial_credit_authorization',
  { request: purchaseRequestSchema, ...ofCard },
)

/** The merchant changes what it authorized; `amount` is the new total, and 0 takes the authorization back. */
export const simulateCardAuthorizationAdvice = post('/sandbox/cards/{cardId}/simulate/authorization_advice', {
  request: message({ cardTransactionId: idSchema, amount: finalAmountSchema }),
  ...ofCardTransaction,
})

/** The network reports a payment to the cardholder that was approved without asking. */
export const simulateCardCreditAuthorizationAdvice = post(
  '/sandbox/cards/{cardId}/simulate/credit_authorization_advice',
  { request: purchaseRequestSchema, ...ofCard },
)
