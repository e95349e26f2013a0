import * as v from 'valibot'
import { del, get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema, trimmedSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'

/** A key that the service holds and that may sign the spending of one card from one wallet. */
export const delegatedKeySchema = message({
  id: idSchema,
  cardId: idSchema,
  fundingSourceId: idSchema,
  accountId: idSchema,
  /** Compressed, hex. */
  publicKey: v.string(),
  nickname: v.string(),
  status: openEnum<'PENDING' | 'ACTIVE' | 'REVOKED'>(),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type DelegatedKey = v.InferOutput<typeof delegatedKeySchema>

export const delegatedKeyCreateRequestSchema = message({
  cardId: idSchema,
  internalAccountId: idSchema,
  nickname: v.pipe(trimmedSchema, v.minLength(1), v.maxLength(256)),
})
export type DelegatedKeyCreateRequest = v.InferInput<typeof delegatedKeyCreateRequestSchema>

/** 202 twice, each with a payload of its own, then 201; the same body on all three legs. */
export const createDelegatedKey = post('/auth/delegated-keys', {
  request: delegatedKeyCreateRequestSchema,
  returns: { 201: delegatedKeySchema, 202: signedRequestChallengeSchema },
  bodyIds: ['cardId', 'internalAccountId'],
  owner: { body: ({ internalAccountId }: DelegatedKeyCreateRequest) => internalAccountId },
  walletSignature: 'signed-retry',
  access: 'customer',
})

/** Lists delegated keys, pending and revoked ones included. */
export const listDelegatedKeys = get('/auth/delegated-keys', {
  query: v.object({ accountId: v.optional(idSchema), fundingSourceId: v.optional(idSchema) }),
  returns: message({ data: v.array(delegatedKeySchema) }),
  owner: { query: ['accountId', 'fundingSourceId'] },
  access: 'customer',
})

export const getDelegatedKey = get('/auth/delegated-keys/{delegatedKeyId}', {
  returns: delegatedKeySchema,
  access: 'opt-in',
})

/** Takes no signature: any user of the account may end a delegation. */
export const deleteDelegatedKey = del('/auth/delegated-keys/{delegatedKeyId}', { returns: null, access: 'customer' })
