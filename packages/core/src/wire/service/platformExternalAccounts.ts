import * as v from 'valibot'
import { externalAccountSchema } from '../externalAccounts.ts'
import { del, get } from '../schema/describe.ts'
import { page } from '../schema/primitives.ts'

/** Lists the accounts that belong to the platform. */
export const listPlatformExternalAccounts = get('/platform/external-accounts', {
  query: v.object({
    currency: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: page(externalAccountSchema),
  access: 'platform',
})

export const getPlatformExternalAccount = get('/platform/external-accounts/{externalAccountId}', {
  returns: externalAccountSchema,
  owner: 'none',
  access: 'platform',
})

export const deletePlatformExternalAccount = del('/platform/external-accounts/{externalAccountId}', {
  returns: null,
  owner: 'none',
  access: 'platform',
})
