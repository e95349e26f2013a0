import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'

/** A payment card. Only what is needed to choose one; its number is never here. */
export const cardSchema = message({
  id: idSchema,
  cardholderId: idSchema,
  /** The accounts that pay for it, the first one first. */
  fundingSources: v.array(idSchema),
  state: optional(openEnum<'PENDING_KYC' | 'PROCESSING' | 'ACTIVE' | 'FROZEN' | 'CLOSED'>()),
  brand: optional(v.string()),
  last4: optional(v.string()),
  platformCardId: optional(v.string()),
  /** In the smallest unit of the card's currency. `undefined`: no limit of its own. */
  maxSpendPerTransaction: optional(integerSchema),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type Card = v.InferOutput<typeof cardSchema>

/** Lists the cards of one cardholder, or those that one account pays for. */
export const listCards = defineOperation({
  name: 'listCards',
  method: 'GET',
  path: '/cards',
  query: v.object({
    cardholderId: v.optional(idSchema),
    accountId: v.optional(idSchema),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  backendQuery: v.object({
    platformCardId: v.optional(v.string()),
    state: v.optional(v.string()),
    sortOrder: v.optional(v.picklist(['asc', 'desc'])),
  }),
  responses: { 200: page(cardSchema) },
  ids: { cardholderId: 'Customer', accountId: 'InternalAccount' },
  owner: { caller: 'cardholderId' },
  access: 'customer',
})

export const createCard = defineOperation({
  name: 'createCard',
  method: 'POST',
  path: '/cards',
  request: message({
    cardholderId: idSchema,
    form: v.picklist(['VIRTUAL']),
    fundingSources: v.pipe(v.array(idSchema), v.minLength(1)),
    platformCardId: v.optional(v.pipe(v.string(), v.maxLength(255))),
    maxSpendPerTransaction: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
  responses: { 201: cardSchema },
  ids: { cardholderId: 'Customer' },
  owner: 'none',
  access: 'platform',
})
