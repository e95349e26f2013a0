import * as v from 'valibot'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'
import {
  cancelTransactionRequestSchema,
  customerInfoSchema,
  transactionSchema as pageSchema,
  transactionQuerySchema,
} from '../transaction.ts'
import { cardTransactionFields } from './cardTransactions.ts'
import { transactionDestinationSchema, transactionSourceSchema } from './transactionSides.ts'

export type { TransactionStatus } from '../transaction.ts'

/** One movement of money, with what only backends read of it. */
export const transactionSchema = message({
  ...pageSchema.entries,
  source: optional(transactionSourceSchema),
  destination: optional(transactionDestinationSchema),
  platformCustomerId: optional(v.string()),
  agentId: optional(idSchema),
  railSelectionMode: optional(openEnum<'AUTO' | 'MANUAL'>()),
  settlementTimelineSeconds: optional(v.number()),
  receiptDeliveryConfirmedAt: optional(timestampSchema),
  /** What the approval of an incoming payment has to tell about its receiver. */
  requestedReceiverCustomerInfoFields: optional(v.array(message({ name: v.string(), mandatory: v.boolean() }))),
  ...cardTransactionFields,
})
export type Transaction = v.InferOutput<typeof transactionSchema>

export const listTransactions = get('/transactions', {
  query: transactionQuerySchema,
  backendQuery: v.object({ platformCustomerId: v.optional(v.string()), cardId: v.optional(v.string()) }),
  returns: page(transactionSchema),
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const getTransaction = get('/transactions/{transactionId}', { returns: transactionSchema, access: 'customer' })

/** Accepts an incoming payment, within five seconds of the platform's answer to its event. */
export const approveTransaction = post('/transactions/{transactionId}/approve', {
  request: v.optional(message({ receiverCustomerInfo: v.optional(customerInfoSchema) })),
  returns: transactionSchema,
  owner: { path: 'transactionId' },
  answersId: 'transactionId',
  permission: 'TRANSACT',
  access: 'platform',
})

/** Refuses an incoming payment. The reason is free text. */
export const rejectTransaction = post('/transactions/{transactionId}/reject', {
  request: v.optional(message({ reason: v.optional(v.string()) })),
  returns: transactionSchema,
  owner: { path: 'transactionId' },
  answersId: 'transactionId',
  permission: 'TRANSACT',
  access: 'platform',
})

/** Asks for an ACH payment or a wire that is under way to be canceled. It may be delivered all the same. */
export const cancelTransaction = post('/transactions/{transactionId}/cancel', {
  request: cancelTransactionRequestSchema,
  returns: transactionSchema,
  answersId: 'transactionId',
  permission: 'TRANSACT',
  access: 'customer',
})

/** Records that the platform delivered the receipt; a repetition overwrites the time, which is now by default. */
export const confirmTransaction = post('/transactions/{transactionId}/confirm', {
  request: v.optional(message({ receiptDeliveryConfirmedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())) })),
  returns: transactionSchema,
  owner: { path: 'transactionId' },
  answersId: 'transactionId',
  access: 'platform',
})

/** Lets a payment come in from a UMA address. What stands in the address before the currency orders its outcome. */
export const receiveSandboxUma = post('/sandbox/uma/receive', {
  request: message({
    senderUmaAddress: v.string(),
    receivingCurrencyCode: v.string(),
    receivingCurrencyAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    receiverUmaAddress: v.optional(v.string()),
    customerId: v.optional(idSchema),
  }),
  returns: transactionSchema,
  bodyIds: ['customerId'],
  permission: 'TRANSACT',
  access: 'platform',
})

/** The sandbox input for the transfer that a realtime-funding quote waits for. */
export const sendSandboxFunds = post('/sandbox/send', {
  request: message({
    quoteId: idSchema,
    currencyCode: v.string(),
    currencyAmount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
  returns: transactionSchema,
  bodyIds: ['quoteId'],
  permission: 'TRANSACT',
  access: 'platform',
})
