import * as v from 'valibot'
import { message } from './schema/message.ts'
import { moneySchema } from './schema/money.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'

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

/** One movement of money. `FAILED` is not final (a bank may correct it); only `EXPIRED` is. */
export const transactionSchema = message({
  id: idSchema,
  status: openEnum<TransactionStatus>(),
  type: openEnum<'INCOMING' | 'OUTGOING' | 'CARD'>(),
  direction: optional(openEnum<'CREDIT' | 'DEBIT'>()),
  customerId: optional(idSchema),
  source: optional(message({ sourceType: v.string(), accountId: optional(idSchema) })),
  destination: optional(message({ destinationType: v.string(), accountId: optional(idSchema) })),
  sentAmount: optional(moneySchema),
  receivedAmount: optional(moneySchema),
  fees: optional(integerSchema),
  quoteId: optional(idSchema),
  description: optional(v.string()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
  settledAt: optional(timestampSchema),
  expectedSettlementAt: optional(timestampSchema),
  pendingReason: optional(v.string()),
  failureReason: optional(v.string()),
  reconciliationInstructions: optional(message({ reference: optional(v.string()) })),
  refund: optional(refundSchema),
})
export type Transaction = v.InferOutput<typeof transactionSchema>

export const listTransactions = defineOperation({
  name: 'listTransactions',
  method: 'GET',
  path: '/transactions',
  query: v.object({
    customerId: v.optional(idSchema),
    status: v.optional(v.string()),
    type: v.optional(v.string()),
    startDate: v.optional(v.string()),
    endDate: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
  backendQuery: v.object({
    platformCustomerId: v.optional(v.string()),
    accountIdentifier: v.optional(v.string()),
    senderAccountIdentifier: v.optional(v.string()),
    receiverAccountIdentifier: v.optional(v.string()),
    reference: v.optional(v.string()),
    cardId: v.optional(v.string()),
  }),
  responses: { 200: page(transactionSchema) },
  ids: { customerId: 'Customer' },
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const getTransaction = defineOperation({
  name: 'getTransaction',
  method: 'GET',
  path: '/transactions/{transactionId}',
  responses: { 200: transactionSchema },
  ids: { transactionId: 'Transaction' },
  owner: { path: 'transactionId' },
  answersId: 'transactionId',
  access: 'customer',
})

/** The sandbox input for the transfer that a realtime-funding quote waits for. */
export const sendSandboxFunds = defineOperation({
  name: 'sendSandboxFunds',
  method: 'POST',
  path: '/sandbox/send',
  request: message({
    quoteId: idSchema,
    currencyCode: v.string(),
    currencyAmount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
  responses: { 200: transactionSchema },
  ids: { quoteId: 'Quote' },
  owner: 'none',
  access: 'platform',
})
