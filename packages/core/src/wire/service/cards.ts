import * as v from 'valibot'
import { cardMessageSchema, listCards as listPageCards, updateCard as updatePageCard } from '../card.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'
import { signedRequestChallengeSchema } from '../signedRequests.ts'

export { fundingSourcesSchema, spendLimitSchema } from '../card.ts'

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

// Each operation is described once, where a page calls it; here it returns more.
export const listCards = { ...listPageCards, responses: { 200: page(cardSchema) } }
export const updateCard = { ...updatePageCard, responses: { 200: cardSchema, 202: signedRequestChallengeSchema } }
