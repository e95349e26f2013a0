import * as v from 'valibot'
import { get } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, optional, page } from '../schema/primitives.ts'
import { receiverFields } from '../umaReceivers.ts'

export const externalAccountReceiverSchema = message({ ...receiverFields, accountId: idSchema })
export type ExternalAccountReceiver = v.InferOutput<typeof externalAccountReceiverSchema>

/** Looks up what can be sent to an external account. */
export const lookUpExternalAccountReceiver = get('/receiver/external-account/{externalAccountId}', {
  query: v.object({ customerId: v.optional(idSchema) }),
  backendQuery: v.object({ senderUmaAddress: v.optional(v.string()) }),
  owner: { caller: 'customerId' },
  returns: externalAccountReceiverSchema,
  access: 'opt-in',
  answersId: false,
})

const paging = { limit: v.optional(v.string()), cursor: v.optional(v.string()) }

/** Lists UMA providers. Neither source documents the fields of an item, so they pass unchanged. */
export const listUmaProviders = get('/uma-providers', {
  query: v.object({
    countryCode: v.optional(v.string()),
    currencyCode: v.optional(v.string()),
    hasBlockedProviders: v.optional(v.picklist(['true', 'false'])),
    ...paging,
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
  returns: page(message({ name: optional(v.string()), domain: optional(v.string()) })),
  owner: 'none',
  access: 'opt-in',
})

/** Lists custodians. The `vaspName` of a custodial wallet is one of these. */
export const listVasps = get('/vasps', {
  query: v.object(paging),
  returns: page(message({ vaspName: v.string(), url: optional(v.string()) })),
  owner: 'none',
  access: 'opt-in',
})
