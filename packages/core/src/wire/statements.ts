import * as v from 'valibot'
import { internalAccountSchema } from './internalAccounts.ts'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
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
export const listBalanceChanges = defineOperation({
  name: 'listBalanceChanges',
  method: 'GET',
  path: '/internal-accounts/{accountId}/balance-changes',
  query: v.object({
    startDate: v.string(),
    endDate: v.string(),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  responses: { 200: balanceChangesSchema },
  ids: { accountId: 'InternalAccount' },
  owner: { path: 'accountId' },
  access: 'customer',
})

/** Records that the statement of a month was delivered to the customer. Repeating it changes nothing. */
export const confirmStatement = defineOperation({
  name: 'confirmStatement',
  method: 'POST',
  path: '/internal-accounts/{accountId}/confirm-statement',
  request: message({ statementMonth: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  responses: {
    200: message({ accountId: idSchema, statementMonth: v.string(), confirmedAt: timestampSchema }),
  },
  ids: { accountId: 'InternalAccount' },
  owner: 'none',
  access: 'platform',
})

/** Lists the internal accounts that belong to the platform. */
export const listPlatformInternalAccounts = defineOperation({
  name: 'listPlatformInternalAccounts',
  method: 'GET',
  path: '/platform/internal-accounts',
  query: v.object({ currency: v.optional(v.string()), type: v.optional(v.string()) }),
  responses: { 200: message({ data: v.array(internalAccountSchema) }) },
  owner: 'none',
  access: 'platform',
})
