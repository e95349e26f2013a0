import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'

const cardStateSchema = openEnum<'PENDING_KYC' | 'PROCESSING' | 'ACTIVE' | 'FROZEN' | 'CLOSED'>()

const cardMessageSchema = message({
  id: idSchema,
  cardholderId: idSchema,
  /** The accounts that pay for it, the first one first. */
  fundingSources: v.array(idSchema),
  state: optional(cardStateSchema),
  status: optional(cardStateSchema),
  brand: optional(v.string()),
  last4: optional(v.string()),
  platformCardId: optional(v.string()),
  /** In the smallest unit of the card's currency. `undefined`: no limit of its own. */
  maxSpendPerTransaction: optional(integerSchema),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})

/**
 * A payment card. Only what is needed to choose one; its number is never here. Versions of the interface call the state
 * of a card `status` or `state`; here it is `state`.
 */
export const cardSchema = v.pipe(
  cardMessageSchema,
  v.transform(({ status, ...card }) => ({ ...card, state: status ?? card.state })),
)
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

/**
 * Freezes a card, or unfreezes it. Closing a card, its funding sources and its limit are left to the platform's backend: no
 * browser may change them, so the request takes no other state and no other field.
 */
export const updateCard = defineOperation({
  name: 'updateCard',
  method: 'PATCH',
  path: '/cards/{cardId}',
  request: v.strictObject({ state: v.picklist(['ACTIVE', 'FROZEN']) }),
  responses: { 200: cardSchema },
  ids: { cardId: 'Card' },
  owner: { path: 'cardId' },
  answersId: 'cardId',
  access: 'customer',
})
