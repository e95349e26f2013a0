import * as v from 'valibot'
import { message } from './schema/message.ts'
import { moneySchema } from './schema/money.ts'
import { idSchema, integerSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** Amounts in the smallest unit of the card's currency. */
const summarySchema = message({ count: v.number(), totalAmount: integerSchema })

export type CardTransactionStatus = 'AUTHORIZED' | 'PARTIALLY_SETTLED' | 'SETTLED' | 'DECLINED' | 'VOIDED' | 'EXCEPTION'

/** What a transaction of the type `CARD` has besides. A payback is a row of its own with `originalTransactionId`. */
export const cardTransactionFields = {
  cardId: optional(idSchema),
  accountId: optional(idSchema),
  merchant: optional(
    message({
      descriptor: v.string(),
      mcc: optional(v.string()),
      country: optional(v.string()),
      city: optional(v.string()),
      state: optional(v.string()),
    }),
  ),
  authorizedAmount: optional(moneySchema),
  settledAmount: optional(moneySchema),
  refundedAmount: optional(moneySchema),
  pullSummary: optional(message({ ...summarySchema.entries, pendingCount: optional(v.number()) })),
  settlementSummary: optional(summarySchema),
  refundSummary: optional(summarySchema),
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
  originalTransactionId: optional(idSchema),
  issuerTransactionToken: optional(v.string()),
  authorizedAt: optional(timestampSchema),
  lastEventAt: optional(timestampSchema),
}
