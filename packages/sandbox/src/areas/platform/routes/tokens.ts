import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { createSecret } from '../../../http/authentication.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { isWithin, requireTimes } from '../../../http/validation.ts'
import type { ApiTokenRecord } from '../../../state/platformRecords.ts'

/** The one answer with the secret. */
export const createToken: Route<'createToken'> = async (context, { body }) => {
  const expiresAt = body.expiresAt === undefined ? undefined : Date.parse(body.expiresAt)
  if (expiresAt !== undefined && expiresAt <= context.now())
    throw invalidInput([{ field: 'expiresAt', message: 'Expected a time in the future', constraint: {} }])
  const { secret, digest } = await createSecret()
  const id = context.createId('Token')
  const now = context.now()
  const token: ApiTokenRecord = {
    id,
    name: body.name,
    permissions: [...new Set(body.permissions)],
    clientId: context.createId('client').slice('client:'.length),
    secretDigest: digest,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  }
  context.state.apiTokens.set(id, token)
  return { status: 201, body: { ...describeToken(token), clientSecret: secret } }
}

export const listTokens: Route<'listTokens'> = (context, { query }) => {
  const { name, createdAfter, createdBefore, updatedAfter, updatedBefore } = query
  requireTimes({ createdAfter, createdBefore, updatedAfter, updatedBefore })
  const tokens = [...context.state.apiTokens.values()]
    .map(describeToken)
    .filter((token) => name === undefined || token.name === name)
    .filter(({ createdAt }) => isWithin(createdAt, { from: createdAfter, to: createdBefore }))
    .filter(({ updatedAt }) => isWithin(updatedAt, { from: updatedAfter, to: updatedBefore }))
  return { status: 200, body: pageOf(tokens, query) }
}

export const getToken: Route<'getToken'> = (context, { params }) => ({
  status: 200,
  body: describeToken(findToken(context, { id: params.tokenId })),
})

/** Its credentials are refused from then on. */
export const deleteToken: Route<'deleteToken'> = (context, { params }) => {
  context.state.apiTokens.delete(findToken(context, { id: params.tokenId }).id)
  return { status: 204 }
}

function findToken(context: SandboxContext, parameters: { id: string }): ApiTokenRecord {
  const token = context.state.apiTokens.get(parameters.id)
  if (!token) throw new ServiceError({ status: 404, code: 'TOKEN_NOT_FOUND', message: 'No such token' })
  return token
}

function describeToken(token: ApiTokenRecord) {
  const { id, name, permissions, clientId, expiresAt, createdAt, updatedAt } = token
  return {
    id,
    name,
    permissions,
    clientId,
    ...(expiresAt !== undefined && { expiresAt: toIso(expiresAt) }),
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
  }
}
