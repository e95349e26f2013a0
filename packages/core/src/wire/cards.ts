import * as v from 'valibot'
import { message } from './schema/message.ts'
import { currencySchema } from './schema/money.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, integerSchema, openEnum, optional, page, timestampSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

const cardStateSchema = openEnum<'PENDING_KYC' | 'PROCESSING' | 'ACTIVE' | 'FROZEN' | 'CLOSED'>()

const cardMessageSchema = message({
  id: idSchema,
  cardholderId: idSchema,
  form: optional(openEnum<'VIRTUAL'>()),
  /** The accounts that pay for it, the first one first. */
  fundingSources: v.array(idSchema),
  state: optional(cardStateSchema),
  status: optional(cardStateSchema),
  /** Why it is closed. */
  stateReason: optional(openEnum<'ISSUER_REJECTED' | 'CLOSED_BY_PLATFORM' | 'CLOSED_BY_SERVICE'>()),
  brand: optional(openEnum<'VISA' | 'MASTERCARD'>()),
  last4: optional(v.string()),
  expMonth: optional(v.number()),
  expYear: optional(v.number()),
  currency: optional(v.union([v.string(), currencySchema])),
  platformCardId: optional(v.string()),
  /** In the smallest unit of the card's currency. `undefined`: no limit of its own. */
  maxSpendPerTransaction: optional(integerSchema),
  cardCapabilities: optional(message({ supportsDigitalWalletTokenization: optional(v.boolean()) })),
  processorRef: optional(v.string()),
  issuerRef: optional(v.string()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})

/**
 * A payment card; its number is never here. Versions of the interface call the state of a card `status` or `state`; here
 * it is `state`.
 */
export const cardSchema = v.pipe(
  cardMessageSchema,
  v.transform(({ status, ...card }) => ({ ...card, state: status ?? card.state })),
)
export type Card = v.InferOutput<typeof cardSchema>

/** A limit for one purchase, in the smallest unit of the card's currency. */
const spendLimitSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const fundingSourcesSchema = v.pipe(v.array(idSchema), v.minLength(1))

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
    fundingSources: fundingSourcesSchema,
    platformCardId: v.optional(v.pipe(v.string(), v.maxLength(255))),
    maxSpendPerTransaction: optional(spendLimitSchema),
    /** What the cardholder types when a merchant asks who is paying. Never in an answer. */
    threeDSecurePassword: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
  }),
  responses: { 201: cardSchema },
  ids: { cardholderId: 'Customer' },
  owner: 'none',
  access: 'platform',
})

export const getCard = defineOperation({
  name: 'getCard',
  method: 'GET',
  path: '/cards/{cardId}',
  responses: { 200: cardSchema },
  ids: { cardId: 'Card' },
  owner: { path: 'cardId' },
  answersId: 'cardId',
  access: 'opt-in',
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
export const updateCard = defineOperation({
  name: 'updateCard',
  method: 'PATCH',
  path: '/cards/{cardId}',
  request: v.union([
    v.strictObject({ state: v.picklist(['ACTIVE', 'FROZEN', 'CLOSED']) }),
    v.strictObject({ maxSpendPerTransaction: spendLimitSchema }),
  ]),
  backendRequest: backendCardChangeSchema,
  responses: { 200: cardSchema, 202: signedRequestChallengeSchema },
  ids: { cardId: 'Card' },
  owner: { path: 'cardId' },
  answersId: 'cardId',
  walletSignature: 'signed-retry',
  asksPlatform: 'card-change',
  access: 'customer',
})

/** The number of a card as a page to embed. The address opens it without credentials: never store, log or share it. */
export const revealCard = defineOperation({
  name: 'revealCard',
  method: 'POST',
  path: '/cards/{cardId}/reveal',
  responses: {
    200: message({ panEmbedUrl: v.pipe(v.string(), v.url(), v.startsWith('https://')), expiresAt: timestampSchema }),
  },
  ids: { cardId: 'Card' },
  owner: { path: 'cardId' },
  asksPlatform: 'card-reveal',
  access: 'opt-in',
})

/** Makes what an app hands to a phone's wallet to add the card there. Only that wallet can read it. */
export const tokenizeCard = defineOperation({
  name: 'tokenizeCard',
  method: 'POST',
  path: '/cards/{cardId}/tokenize',
  request: message({
    digitalWallet: v.picklist(['APPLE_PAY', 'GOOGLE_PAY', 'SAMSUNG_PAY']),
    /** What the wallet's SDK made, where it makes them: base64. */
    certificate: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
    nonce: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
    nonceSignature: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
    deviceIdentifier: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  responses: { 200: message({ provisioningPayload: v.pipe(v.string(), v.minLength(1)) }) },
  ids: { cardId: 'Card' },
  owner: { path: 'cardId' },
  asksPlatform: 'card-tokenize',
  access: 'opt-in',
})
