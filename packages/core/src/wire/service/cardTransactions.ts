import * as v from 'valibot'
import { message } from '../schema/message.ts'
import { moneySchema } from '../schema/money.ts'
import { idSchema, integerSchema, optional } from '../schema/primitives.ts'

/** Amounts in the smallest unit of the card's currency. */
const summarySchema = message({ count: v.number(), totalAmount: integerSchema })

export type CardTransactionStatus = 'AUTHORIZED' | 'PARTIALLY_SETTLED' | 'SETTLED' | 'DECLINED' | 'VOIDED' | 'EXCEPTION'

/**
 * What only backends read of a transaction of the type `CARD`. A payback is a row of its own with `originalTransactionId`.
 */
export const cardTransactionFields = {
  merchant: optional(
    message({
      descriptor: v.string(),
      mcc: optional(v.string()),
      country: optional(v.string()),
      city: optional(v.string()),
      state: optional(v.string()),
    }),
  ),
  refundedAmount: optional(moneySchema),
  pullSummary: optional(message({ ...summarySchema.entries, pendingCount: optional(v.number()) })),
  settlementSummary: optional(summarySchema),
  refundSummary: optional(summarySchema),
  originalTransactionId: optional(idSchema),
  issuerTransactionToken: optional(v.string()),
}
