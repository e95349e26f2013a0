import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'
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
  nickname: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(256)),
})
export type DelegatedKeyCreateRequest = v.InferInput<typeof delegatedKeyCreateRequestSchema>

/** 202 twice, each with a payload of its own, then 201; the same body on all three legs. */
export const createDelegatedKey = defineOperation({
  name: 'createDelegatedKey',
  method: 'POST',
  path: '/auth/delegated-keys',
  request: delegatedKeyCreateRequestSchema,
  responses: { 201: delegatedKeySchema, 202: signedRequestChallengeSchema },
  ids: { cardId: 'Card', internalAccountId: 'InternalAccount' },
  owner: { body: ({ internalAccountId }: DelegatedKeyCreateRequest) => internalAccountId },
  walletSignature: 'signed-retry',
  access: 'customer',
})

/** Lists delegated keys, pending and revoked ones included. */
export const listDelegatedKeys = defineOperation({
  name: 'listDelegatedKeys',
  method: 'GET',
  path: '/auth/delegated-keys',
  query: v.object({ accountId: v.optional(idSchema), fundingSourceId: v.optional(idSchema) }),
  responses: { 200: message({ data: v.array(delegatedKeySchema) }) },
  ids: { accountId: 'InternalAccount', fundingSourceId: 'CardFundingSource' },
  owner: { query: ['accountId', 'fundingSourceId'] },
  access: 'customer',
})

export const getDelegatedKey = defineOperation({
  name: 'getDelegatedKey',
  method: 'GET',
  path: '/auth/delegated-keys/{delegatedKeyId}',
  responses: { 200: delegatedKeySchema },
  ids: { delegatedKeyId: 'DelegatedKey' },
  owner: { path: 'delegatedKeyId' },
  answersId: 'delegatedKeyId',
  access: 'opt-in',
})

/** Takes no signature: any user of the account may end a delegation. */
export const deleteDelegatedKey = defineOperation({
  name: 'deleteDelegatedKey',
  method: 'DELETE',
  path: '/auth/delegated-keys/{delegatedKeyId}',
  responses: { 204: null },
  ids: { delegatedKeyId: 'DelegatedKey' },
  owner: { path: 'delegatedKeyId' },
  access: 'customer',
})
