import * as v from 'valibot'
import { del, get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { clientPublicKeySchema, idSchema } from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'
import { sessionSchema } from './walletSession.ts'

export const listSessions = get('/auth/sessions', {
  query: v.object({ accountId: idSchema }),
  returns: message({ data: v.array(sessionSchema) }),
  owner: { query: ['accountId'] },
  access: 'customer',
})

/** Ends a session. Any active session of the account signs, also the one that is ended. */
export const revokeSession = del('/auth/sessions/{sessionId}', {
  returns: { 202: signedRequestChallengeSchema, 204: null },
  walletSignature: 'signed-retry',
  access: 'customer',
})

/** Opens a new session for a new key, signed by the current one. The same body on both legs. */
export const refreshSession = post('/auth/sessions/{sessionId}/refresh', {
  request: message({ clientPublicKey: clientPublicKeySchema }),
  returns: { 201: sessionSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'customer',
})
