import * as v from 'valibot'
import { cardTransactionFields } from './cardTransactions.ts'
import { get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { moneySchema } from './schema/money.ts'
import {
  feeAmountSchema,
  idSchema,
  integerSchema,
  openEnum,
  optional,
  page,
  timestampSchema,
} from './schema/primitives.ts'
import { transactionDestinationSchema, transactionSourceSchema } from './transactionSides.ts'

export type TransactionStatus =
  | 'CREATED'
  | 'PENDING'
  | 'PENDING_AUTHORIZATION'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'REJECTED'
  | 'FAILED'
  | 'REFUNDED'
  | 'EXPIRED'

const refundSchema = message({
  reference: optional(v.string()),
  status: openEnum<'PENDING' | 'COMPLETED' | 'FAILED'>(),
  initiatedAt: optional(timestampSchema),
  settledAt: optional(timestampSchema),
  reason: optional(v.string()),
})

/** What the other side's institution told, or is to be told, by the names of its fields. */
const customerInfoSchema = v.record(v.string(), optional(v.unknown()))

/** One movement of money. `FAILED` is not final (a bank may correct it); only `EXPIRED` is. */
export const transactionSchema = message({
  id: idSchema,
  status: openEnum<TransactionStatus>(),
  type: openEnum<'INCOMING' | 'OUTGOING' | 'CARD'>(),
  direction: optional(openEnum<'CREDIT' | 'DEBIT'>()),
  customerId: optional(idSchema),
  platformCustomerId: optional(v.string()),
  source: optional(transactionSourceSchema),
  destination: optional(transactionDestinationSchema),
  sentAmount: optional(moneySchema),
  receivedAmount: optional(moneySchema),
  fees: optional(integerSchema),
  /** The platform's part of `fees`. */
  platformFees: optional(feeAmountSchema),
  /** For display only; nothing is computed from it. */
  exchangeRate: optional(v.number()),
  quoteId: optional(idSchema),
  agentId: optional(idSchema),
  paymentRail: optional(v.string()),
  railSelectionMode: optional(openEnum<'AUTO' | 'MANUAL'>()),
  settlementTimelineSeconds: optional(v.number()),
  receiptDeliveryConfirmedAt: optional(timestampSchema),
  counterpartyInformation: optional(customerInfoSchema),
  /** What the approval of an incoming payment has to tell about its receiver. */
  requestedReceiverCustomerInfoFields: optional(v.array(message({ name: v.string(), mandatory: v.boolean() }))),
  description: optional(v.string()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
  settledAt: optional(timestampSchema),
  expectedSettlementAt: optional(timestampSchema),
  pendingReason: optional(v.string()),
  failureReason: optional(v.string()),
  reconciliationInstructions: optional(message({ reference: optional(v.string()) })),
  refund: optional(refundSchema),
  ...cardTransactionFields,
})
export type Transaction = v.InferOutput<typeof transactionSchema>

export const listTransactions = get('/transactions', {
  query: v.object({
    customerId: v.optional(idSchema),
    status: v.optional(v.string()),
    type: v.optional(v.string()),
    cardId: v.optional(idSchema),
    reference: v.optional(v.string()),
    /** The id or number of an account on either side, or on the one that is named. */
    accountIdentifier: v.optional(v.string()),
    senderAccountIdentifier: v.optional(v.string()),
    receiverAccountIdentifier: v.optional(v.string()),
    startDate: v.optional(v.string()),
    endDate: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
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
  request: v.optional(message({ reason: v.optional(v.string()) })),
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
