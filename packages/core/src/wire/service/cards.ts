import * as v from 'valibot'
import { cardChangeRequestSchema, cardMessageSchema, cardQuerySchema, spendLimitSchema } from '../card.ts'
import { get, patch } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'
import { signedRequestChallengeSchema } from '../signedRequests.ts'

export { spendLimitSchema } from '../card.ts'

/** A payment card, with what only backends read of it. */
export const cardSchema = v.pipe(
  message({
    ...cardMessageSchema.entries,
    cardholderId: idSchema,
    form: optional(openEnum<'VIRTUAL'>()),
    /** The accounts that pay for it, the first one first. */
    fundingSources: v.array(idSchema),
    /** Why it is closed. */
    stateReason: optional(openEnum<'ISSUER_REJECTED' | 'CLOSED_BY_PLATFORM' | 'CLOSED_BY_SERVICE'>()),
    expMonth: optional(v.number()),
    expYear: optional(v.number()),
    platformCardId: optional(v.string()),
    cardCapabilities: optional(message({ supportsDigitalWalletTokenization: optional(v.boolean()) })),
    processorRef: optional(v.string()),
    issuerRef: optional(v.string()),
    createdAt: optional(timestampSchema),
    updatedAt: optional(timestampSchema),
  }),
  v.transform(({ status, ...card }) => ({ ...card, state: status ?? card.state })),
)
export type Card = v.InferOutput<typeof cardSchema>

export const fundingSourcesSchema = v.pipe(v.array(idSchema), v.minLength(1))

/** Lists the cards of one cardholder, or those that one account pays for. */
export const listCards = get('/cards', {
  query: cardQuerySchema,
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
  request: cardChangeRequestSchema,
  backendRequest: backendCardChangeSchema,
  returns: { 200: cardSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  asksPlatform: 'card-change',
  access: 'customer',
})
