import * as v from 'valibot'
import { del, get, post } from '../schema/describe.ts'
import { message } from '../schema/message.ts'
import { idSchema, openEnum, optional, page, timestampSchema } from '../schema/primitives.ts'

/** What a token of the platform may do: read, move money, change everything else. */
export const tokenPermissions = ['VIEW', 'TRANSACT', 'MANAGE'] as const
export type TokenPermission = (typeof tokenPermissions)[number]

/** API credentials of a part of the platform. `clientSecret` is in the answer that makes them and nowhere else. */
export const apiTokenSchema = message({
  id: idSchema,
  name: v.string(),
  permissions: v.array(openEnum<TokenPermission>()),
  clientId: v.string(),
  clientSecret: optional(v.string()),
  /** Refused from then on. `undefined`: it does not expire. */
  expiresAt: optional(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type ApiToken = v.InferOutput<typeof apiTokenSchema>

export const createToken = post('/tokens', {
  request: message({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
    permissions: v.pipe(v.array(v.picklist(tokenPermissions)), v.minLength(1)),
    expiresAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  returns: { 201: apiTokenSchema },
  access: 'platform',
})

export const listTokens = get('/tokens', {
  query: v.object({
    name: v.optional(v.string()),
    createdAfter: v.optional(v.string()),
    createdBefore: v.optional(v.string()),
    updatedAfter: v.optional(v.string()),
    updatedBefore: v.optional(v.string()),
    limit: v.optional(v.string()),
    cursor: v.optional(v.string()),
  }),
  returns: page(apiTokenSchema),
  access: 'platform',
})

export const getToken = get('/tokens/{tokenId}', { returns: apiTokenSchema, access: 'platform' })

export const deleteToken = del('/tokens/{tokenId}', { returns: null, access: 'platform' })
