import * as v from 'valibot'
import { get } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { currencySchema } from '../schema/money.ts'
import { idSchema, integerSchema, openEnum, optional, page } from '../schema/primitives.ts'

/** What a receiver accepts, and which data about the sender the receiver requires. */
const receiver = {
  /** Identifies this lookup in the quote. */
  lookupId: idSchema,
  supportedCurrencies: v.array(
    message({
      currency: currencySchema,
      /** For display only; nothing is computed from it. */
      estimatedExchangeRate: v.number(),
      /** The smallest and largest amount that can be received, in the smallest unit. */
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
/** The relay identifies the sender by customer id; an address could be another customer's. */
const ofSenderAddress = v.object({ senderUmaAddress: v.optional(v.string()) })

/** Looks up what can be sent to a UMA address. */
export const lookUpUmaReceiver = get('/receiver/uma/{receiverUmaAddress}', {
  query: ofSender,
  backendQuery: ofSenderAddress,
  returns: umaReceiverSchema,
  owner: { caller: 'customerId' },
  access: 'opt-in',
  answersId: false,
})

/** Looks up what can be sent to an external account. */
export const lookUpExternalAccountReceiver = get('/receiver/external-account/{externalAccountId}', {
  query: ofSender,
  backendQuery: ofSenderAddress,
  returns: externalAccountReceiverSchema,
  owner: { caller: 'customerId' },
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
