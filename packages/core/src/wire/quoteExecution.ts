import * as v from 'valibot'
import type { QuoteStatus } from './quotes.ts'
import { scaAuthorizationSchema, scaChallengeSchema } from './scaChallenge.ts'
import { post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { feeAmountSchema, idSchema, openEnum, optional, paidAmountSchema } from './schema/primitives.ts'

// Apart from `quotes.ts`: it loads with the payment, not with the price.

/** The response to an execution may be shortened to these fields. */
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

/** Sends the money of a quote. The stamp covers the quote's own `payloadToSign`; there is no `Request-Id`. */
export const executeQuote = post('/quotes/{quoteId}/execute', {
  request: v.optional(message({ scaFactor: v.optional(v.string()) })),
  returns: { 200: executedQuoteSchema, 202: executedQuoteSchema },
  answersId: 'quoteId',
  walletSignature: 'payload',
  asksPlatform: 'payment',
  idempotent: true,
  requiresApproval: true,
  permission: 'TRANSACT',
  access: 'customer',
})

/** Proves a quote that is `PENDING_AUTHORIZATION`. The response may carry the next challenge. */
export const authorizeQuote = post('/quotes/{quoteId}/authorize', {
  request: scaAuthorizationSchema,
  returns: { 200: executedQuoteSchema, 202: executedQuoteSchema },
  answersId: 'quoteId',
  permission: 'TRANSACT',
  access: 'customer',
  endUserIpAddress: 'optional',
})

/** Sends the code of the same challenge once more; its expiry does not change. */
export const resendQuoteAuthorization = post('/quotes/{quoteId}/authorize/resend', {
  returns: { 204: null, 200: null },
  permission: 'TRANSACT',
  access: 'customer',
})
