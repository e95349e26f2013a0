import * as v from 'valibot'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { clientPublicKeySchema, idSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'
import { sessionSchema } from './walletSession.ts'

export const listSessions = defineOperation({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  query: v.object({ accountId: idSchema }),
  responses: { 200: message({ data: v.array(sessionSchema) }) },
  ids: { accountId: 'InternalAccount' },
  owner: { query: ['accountId'] },
  access: 'customer',
})

/** Ends a session. Any active session of the account signs, also the one that is ended. */
export const revokeSession = defineOperation({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  responses: { 202: signedRequestChallengeSchema, 204: null },
  ids: { sessionId: 'Session' },
  owner: { path: 'sessionId' },
  walletSignature: 'signed-retry',
  access: 'customer',
})

/** Opens a new session for a new key, signed by the current one. The same body on both legs. */
export const refreshSession = defineOperation({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/sessions/{sessionId}/refresh',
  request: message({ clientPublicKey: clientPublicKeySchema }),
  responses: { 201: sessionSchema, 202: signedRequestChallengeSchema },
  ids: { sessionId: 'Session' },
  owner: { path: 'sessionId' },
  walletSignature: 'signed-retry',
  access: 'customer',
})
