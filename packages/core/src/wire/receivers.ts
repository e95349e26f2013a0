import * as v from 'valibot'
import { message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, integerSchema, openEnum, optional, page } from './schema/primitives.ts'

/** What a receiver can be sent, and what they want to know about the sender. */
const receiver = {
  /** Goes into the quote, so that it is one for this receiver. */
  lookupId: idSchema,
  supportedCurrencies: v.array(
    message({
      currency: currencySchema,
      /** For display only; nothing is computed from it. */
      estimatedExchangeRate: v.number(),
      /** The least and the most that can be received, in the smallest unit. */
      min: integerSchema,
      max: integerSchema,
    }),
  ),
  requiredPayerDataFields: optional(
    v.array(
      message({
        name: openEnum<'FULL_NAME' | 'BIRTH_DATE' | 'NATIONALITY' | 'EMAIL' | 'PHONE_NUMBER'>(),
        mandatory: v.boolean(),
      }),
    ),
  ),
}

export const umaReceiverSchema = message({ ...receiver, receiverUmaAddress: v.string() })
export type UmaReceiver = v.InferOutput<typeof umaReceiverSchema>

export const externalAccountReceiverSchema = message({ ...receiver, accountId: idSchema })
export type ExternalAccountReceiver = v.InferOutput<typeof externalAccountReceiverSchema>

const ofSender = v.object({ customerId: v.optional(idSchema) })
/** A customer names their sender by their id; the address would be anybody's. */
const ofSenderAddress = v.object({ senderUmaAddress: v.optional(v.string()) })

/** Looks up who receives payments at a UMA address. */
export const lookUpUmaReceiver = defineOperation({
  name: 'lookUpUmaReceiver',
  method: 'GET',
  path: '/receiver/uma/{receiverUmaAddress}',
  query: ofSender,
  backendQuery: ofSenderAddress,
  responses: { 200: umaReceiverSchema },
  ids: { receiverUmaAddress: 'UmaAddress', customerId: 'Customer' },
  owner: { caller: 'customerId' },
  access: 'customer',
})

/** Looks up what can be sent to an account outside of the service. */
export const lookUpExternalAccountReceiver = defineOperation({
  name: 'lookUpExternalAccountReceiver',
  method: 'GET',
  path: '/receiver/external-account/{externalAccountId}',
  query: ofSender,
  backendQuery: ofSenderAddress,
  responses: { 200: externalAccountReceiverSchema },
  ids: { externalAccountId: 'ExternalAccount', customerId: 'Customer' },
  owner: { caller: 'customerId' },
  access: 'customer',
})

const paging = { limit: v.optional(v.string()), cursor: v.optional(v.string()) }

/** Lists the providers of UMA addresses. What is known of each is named by neither source and passes as it is. */
export const listUmaProviders = defineOperation({
  name: 'listUmaProviders',
  method: 'GET',
  path: '/uma-providers',
  query: v.object({
    countryCode: v.optional(v.string()),
    currencyCode: v.optional(v.string()),
    hasBlockedProviders: v.optional(v.picklist(['true', 'false'])),
    ...paging,
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
  responses: { 200: page(message({ name: optional(v.string()), domain: optional(v.string()) })) },
  owner: 'none',
  access: 'customer',
})

/** Lists who keeps wallets for others. `vaspName` of a wallet that somebody keeps is one of these. */
export const listVasps = defineOperation({
  name: 'listVasps',
  method: 'GET',
  path: '/vasps',
  query: v.object(paging),
  responses: { 200: page(message({ vaspName: v.string(), url: optional(v.string()) })) },
  owner: 'none',
  access: 'customer',
})
