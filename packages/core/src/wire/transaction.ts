import * as v from 'valibot'
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

/** What the other side's institution told, by the names of its fields. Pages read the name. */
const customerInfoSchema = v.looseObject({ FULL_NAME: v.fallback(optional(v.string()), undefined) })

/** What a transaction of the type `CARD` has besides, as far as a page reads it. */
const cardFields = {
  cardId: optional(idSchema),
  accountId: optional(idSchema),
  merchant: optional(
    message({
      descriptor: v.string(),
      country: optional(v.string()),
      city: optional(v.string()),
      state: optional(v.string()),
    }),
  ),
  authorizedAmount: optional(moneySchema),
  settledAmount: optional(moneySchema),
  /** Declined before any money moved: not part of a statement. */
  cardDeclinedReason: optional(
    openEnum<
      | 'CARD_NOT_ACTIVE'
      | 'SPEND_LIMIT_EXCEEDED'
      | 'INSUFFICIENT_FUNDS'
      | 'NO_ELIGIBLE_FUNDING_SOURCE'
      | 'BLOCKED'
      | 'UNSUPPORTED_NETWORK'
      | 'OTHER'
    >(),
  ),
  authorizedAt: optional(timestampSchema),
  lastEventAt: optional(timestampSchema),
}

/**
 * One movement of money, as far as a page reads it; backends read more (`service/transactions.ts`). `FAILED` is not final (a
 * bank may correct it); only `EXPIRED` is.
 */
export const transactionSchema = message({
  id: idSchema,
  status: openEnum<TransactionStatus>(),
  type: openEnum<'INCOMING' | 'OUTGOING' | 'CARD'>(),
  direction: optional(openEnum<'CREDIT' | 'DEBIT'>()),
  customerId: optional(idSchema),
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
  paymentRail: optional(v.string()),
  counterpartyInformation: optional(customerInfoSchema),
  description: optional(v.string()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
  settledAt: optional(timestampSchema),
  expectedSettlementAt: optional(timestampSchema),
  pendingReason: optional(v.string()),
  failureReason: optional(v.string()),
  reconciliationInstructions: optional(message({ reference: optional(v.string()) })),
  refund: optional(refundSchema),
  ...cardFields,
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

/** Asks for an ACH payment or a wire that is under way to be canceled. It may be delivered all the same. */
export const cancelTransaction = post('/transactions/{transactionId}/cancel', {
  request: v.optional(message({ reason: v.optional(v.string()) })),
  returns: transactionSchema,
  answersId: 'transactionId',
  permission: 'TRANSACT',
  access: 'customer',
})
