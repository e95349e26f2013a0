import * as v from 'valibot'
import { get } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, integerSchema, optional, timestampSchema } from './schema/primitives.ts'

/** One change of a balance, fees included. Amounts are in the smallest unit of the account's currency. */
export const balanceChangeSchema = message({
  id: idSchema,
  amount: integerSchema,
  effectiveAt: timestampSchema,
  transactionId: optional(idSchema),
})
export type BalanceChange = v.InferOutput<typeof balanceChangeSchema>

/**
 * The changes of a balance in the window [`startDate`, `endDate`), with the balance at both ends. Across all pages, the
 * opening balance plus the changes equals the closing balance; if it does not, the statement must not be sent.
 */
export const balanceChangesSchema = message({
  openingBalance: integerSchema,
  closingBalance: integerSchema,
  data: v.array(balanceChangeSchema),
  hasMore: v.nullish(v.boolean(), false),
  nextCursor: optional(v.string()),
})
export type BalanceChanges = v.InferOutput<typeof balanceChangesSchema>

/** Lists the changes of a balance. A window of exactly one month in `America/Chicago` is a statement. */
export const listBalanceChanges = get('/internal-accounts/{accountId}/balance-changes', {
  query: v.object({
    startDate: v.string(),
    endDate: v.string(),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: balanceChangesSchema,
  access: 'customer',
})
