import * as v from 'valibot'
import { get } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
import { idSchema, integerSchema, openEnum, optional } from './schema/primitives.ts'

/** What a receiver accepts, and which data about the sender the receiver requires. */
export const receiverFields = {
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

export const umaReceiverSchema = message({ ...receiverFields, receiverUmaAddress: v.string() })
export type UmaReceiver = v.InferOutput<typeof umaReceiverSchema>

/** Looks up what can be sent to a UMA address. */
export const lookUpUmaReceiver = get('/receiver/uma/{receiverUmaAddress}', {
  query: v.object({ customerId: v.optional(idSchema) }),
  /** The relay identifies the sender by customer id; an address could be another customer's. */
  backendQuery: v.object({ senderUmaAddress: v.optional(v.string()) }),
  owner: { caller: 'customerId' },
  returns: umaReceiverSchema,
  access: 'customer',
  answersId: false,
})
