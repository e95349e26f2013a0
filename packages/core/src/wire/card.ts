import * as v from 'valibot'
import { get, patch } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
import { idSchema, integerSchema, openEnum, optional, page } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

type CardState = 'PENDING_KYC' | 'PROCESSING' | 'ACTIVE' | 'FROZEN' | 'CLOSED'

export const cardMessageSchema = message({
  id: idSchema,
  state: optional(openEnum<CardState>()),
  status: optional(openEnum<CardState>()),
  brand: optional(openEnum<'VISA' | 'MASTERCARD'>()),
  last4: optional(v.string()),
  currency: optional(v.union([v.string(), currencySchema])),
  /** In the smallest unit of the card's currency. `undefined`: no limit of its own. */
  maxSpendPerTransaction: optional(integerSchema),
})

/**
 * A payment card, as far as a page reads it; its number is never here, and backends read more (`service/cards.ts`). Versions
 * of the interface call the state of a card `status` or `state`; here it is `state`.
 */
export const cardSchema = v.pipe(
  cardMessageSchema,
  v.transform(({ status, ...card }) => ({ ...card, state: status ?? card.state })),
)
export type Card = v.InferOutput<typeof cardSchema>

/** A limit for one purchase, in the smallest unit of the card's currency. */
export const spendLimitSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const cardQuerySchema = v.object({
  cardholderId: v.optional(idSchema),
  accountId: v.optional(idSchema),
  limit: v.optional(v.string()),
  cursor: v.optional(v.string()),
})

/** The part of the operation that pages read, and so is the next one. */
export const listCards = get('/cards', {
  query: cardQuerySchema,
  returns: page(cardSchema),
  owner: { caller: 'cardholderId' },
  access: 'customer',
})

export const cardChangeRequestSchema = v.union([
  v.strictObject({ state: v.picklist(['ACTIVE', 'FROZEN', 'CLOSED']) }),
  v.strictObject({ maxSpendPerTransaction: spendLimitSchema }),
])

export const updateCard = patch('/cards/{cardId}', {
  request: cardChangeRequestSchema,
  returns: { 200: cardSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'customer',
})
