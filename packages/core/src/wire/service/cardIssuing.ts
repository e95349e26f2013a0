import * as v from 'valibot'
import { get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, optional, timestampSchema } from '../schema/primitives.ts'
import { cardSchema, fundingSourcesSchema, spendLimitSchema } from './cards.ts'

export const createCard = post('/cards', {
  request: message({
    cardholderId: idSchema,
    form: v.picklist(['VIRTUAL']),
    fundingSources: fundingSourcesSchema,
    platformCardId: v.optional(v.pipe(v.string(), v.maxLength(255))),
    maxSpendPerTransaction: optional(spendLimitSchema),
    /** What the cardholder types when a merchant asks who is paying. Never in an answer. */
    threeDSecurePassword: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
  }),
  returns: { 201: cardSchema },
  bodyIds: ['cardholderId'],
  access: 'platform',
})

export const getCard = get('/cards/{cardId}', { returns: cardSchema, access: 'opt-in' })

/** A service on this machine, such as the sandbox, has no certificate. */
const secureUrl = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)/

/** The number of a card as a page to embed. The address opens it without credentials: never store, log or share it. */
export const revealCard = post('/cards/{cardId}/reveal', {
  returns: message({ panEmbedUrl: v.pipe(v.string(), v.url(), v.regex(secureUrl)), expiresAt: timestampSchema }),
  asksPlatform: 'card-reveal',
  access: 'opt-in',
})

/** Makes what an app hands to a phone's wallet to add the card there. Only that wallet can read it. */
export const tokenizeCard = post('/cards/{cardId}/tokenize', {
  request: message({
    digitalWallet: v.picklist(['APPLE_PAY', 'GOOGLE_PAY', 'SAMSUNG_PAY']),
    /** What the wallet's SDK made, where it makes them: base64. */
    certificate: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
    nonce: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
    nonceSignature: v.optional(v.pipe(v.string(), v.maxLength(1_024))),
    deviceIdentifier: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  returns: message({ provisioningPayload: v.pipe(v.string(), v.minLength(1)) }),
  asksPlatform: 'card-tokenize',
  access: 'opt-in',
})
