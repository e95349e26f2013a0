import * as v from 'valibot'
import { money } from './schema/money.ts'
import { defineOperation } from './schema/operation.ts'
import { id, integer, openEnum, optional, page, timestamp } from './schema/primitives.ts'

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

const refund = v.looseObject({
  reference: optional(v.string()),
  status: openEnum<'PENDING' | 'COMPLETED' | 'FAILED'>(),
  initiatedAt: optional(timestamp),
  settledAt: optional(timestamp),
  reason: optional(v.string()),
})

/** One movement of money. `FAILED` is not final (a bank may correct it); only `EXPIRED` is. */
export const transaction = v.looseObject({
  id,
  status: openEnum<TransactionStatus>(),
  type: openEnum<'INCOMING' | 'OUTGOING' | 'CARD'>(),
  direction: optional(openEnum<'CREDIT' | 'DEBIT'>()),
  customerId: optional(id),
  source: optional(v.looseObject({ sourceType: v.string(), accountId: optional(id) })),
  destination: optional(v.looseObject({ destinationType: v.string(), accountId: optional(id) })),
  sentAmount: optional(money),
  receivedAmount: optional(money),
  fees: optional(integer),
  quoteId: optional(id),
  description: optional(v.string()),
  createdAt: optional(timestamp),
  updatedAt: optional(timestamp),
  settledAt: optional(timestamp),
  expectedSettlementAt: optional(timestamp),
  pendingReason: optional(v.string()),
  failureReason: optional(v.string()),
  reconciliationInstructions: optional(v.looseObject({ reference: optional(v.string()) })),
  refund: optional(refund),
})
export type Transaction = v.InferOutput<typeof transaction>

export const listTransactions = defineOperation({
  name: 'listTransactions',
  method: 'GET',
  path: '/transactions',
  query: v.object({
    customerId: v.optional(id),
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
  responses: { 200: page(transaction) },
  ids: { customerId: 'Customer' },
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const getTransaction = defineOperation({
  name: 'getTransaction',
  method: 'GET',
  path: '/transactions/{transactionId}',
  responses: { 200: transaction },
  ids: { transactionId: 'Transaction' },
  owner: { path: 'transactionId' },
  answersId: 'transactionId',
  access: 'customer',
})

/** What a sandbox takes for the transfer that a realtime-funding quote waits for. */
export const sendSandboxFunds = defineOperation({
  name: 'sendSandboxFunds',
  method: 'POST',
  path: '/sandbox/send',
  request: v.looseObject({
    quoteId: id,
    currencyCode: v.string(),
    currencyAmount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
  responses: { 200: transaction },
  ids: { quoteId: 'Quote' },
  owner: 'none',
  access: 'platform',
})
