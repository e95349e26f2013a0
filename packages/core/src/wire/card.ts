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
export const fundingSourcesSchema = v.pipe(v.array(idSchema), v.minLength(1))

/** Lists the cards of one cardholder, or those that one account pays for. */
export const listCards = get('/cards', {
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
  returns: page(cardSchema),
  owner: { caller: 'cardholderId' },
  access: 'customer',
})

/** `status` is the name that some versions of the interface use for `state`. */
const backendCardChangeSchema = v.pipe(
  message({
    state: v.optional(v.picklist(['ACTIVE', 'FROZEN', 'CLOSED'])),
    status: v.optional(v.picklist(['ACTIVE', 'FROZEN', 'CLOSED'])),
    fundingSources: v.optional(fundingSourcesSchema),
    maxSpendPerTransaction: v.optional(v.nullable(spendLimitSchema)),
  }),
  v.check(
    ({ state, status, ...rest }) =>
      (state ?? status ?? rest.fundingSources) !== undefined || rest.maxSpendPerTransaction !== undefined,
    'Expected at least one change',
  ),
)

/**
 * Freezes a card, unfreezes it, closes it or lowers its limit. The platform is asked before a card is closed or its limit
 * lowered. Raising a limit and the funding sources are left to its backend. Some deployments make the change at once,
 * others ask for the signature of the wallet that pays for the card.
 */
export const updateCard = patch('/cards/{cardId}', {
  request: v.union([
    v.strictObject({ state: v.picklist(['ACTIVE', 'FROZEN', 'CLOSED']) }),
    v.strictObject({ maxSpendPerTransaction: spendLimitSchema }),
  ]),
  backendRequest: backendCardChangeSchema,
  returns: { 200: cardSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  asksPlatform: 'card-change',
  access: 'customer',
})
