import * as v from 'valibot'
import { internalAccountSchema } from '../internalAccounts.ts'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, timestampSchema } from '../schema/primitives.ts'

/** Records that the statement of a month was delivered to the customer. Repeating it changes nothing. */
export const confirmStatement = post('/internal-accounts/{accountId}/confirm-statement', {
  request: message({ statementMonth: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  returns: message({ accountId: idSchema, statementMonth: v.string(), confirmedAt: timestampSchema }),
  owner: 'none',
  access: 'platform',
})

/** Lists the internal accounts that belong to the platform. */
export const listPlatformInternalAccounts = get('/platform/internal-accounts', {
  query: v.object({ currency: v.optional(v.string()), type: v.optional(v.string()) }),
  returns: message({ data: v.array(internalAccountSchema) }),
  access: 'platform',
})
