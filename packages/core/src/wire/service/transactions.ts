import * as v from 'valibot'
import { post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'
import {
  cancelTransaction as cancelPageTransaction,
  getTransaction as getPageTransaction,
  listTransactions as listPageTransactions,
  transactionSchema as pageSchema,
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

// Each operation is described once, where a page calls it; here it returns more.
export const listTransactions = { ...listPageTransactions, responses: { 200: page(transactionSchema) } }
export const getTransaction = { ...getPageTransaction, responses: { 200: transactionSchema } }
export const cancelTransaction = { ...cancelPageTransaction, responses: { 200: transactionSchema } }

/** Accepts an incoming payment, within five seconds of the platform's answer to its event. */
export const approveTransaction = post('/transactions/{transactionId}/approve', {
  request: v.optional(message({ receiverCustomerInfo: v.optional(v.record(v.string(), optional(v.unknown()))) })),
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
