import * as v from 'valibot'
import { externalAccountSchema } from '../externalAccounts.ts'
import { defineOperation } from '../schema/operation.ts'
import { page } from '../schema/primitives.ts'

/** Lists the accounts that belong to the platform. */
export const listPlatformExternalAccounts = defineOperation({
  name: 'listPlatformExternalAccounts',
  method: 'GET',
  path: '/platform/external-accounts',
  query: v.object({
    currency: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  responses: { 200: page(externalAccountSchema) },
  owner: 'none',
  access: 'platform',
})

export const getPlatformExternalAccount = defineOperation({
  name: 'getPlatformExternalAccount',
  method: 'GET',
  path: '/platform/external-accounts/{externalAccountId}',
  responses: { 200: externalAccountSchema },
  ids: { externalAccountId: 'ExternalAccount' },
  owner: 'none',
  answersId: 'externalAccountId',
  access: 'platform',
})

export const deletePlatformExternalAccount = defineOperation({
  name: 'deletePlatformExternalAccount',
  method: 'DELETE',
  path: '/platform/external-accounts/{externalAccountId}',
  responses: { 204: null },
  ids: { externalAccountId: 'ExternalAccount' },
  owner: 'none',
  access: 'platform',
})
