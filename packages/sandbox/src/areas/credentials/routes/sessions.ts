import type { Route, SandboxContext } from '../../../context.ts'
import { referenceNotFound, unauthorized } from '../../../http/responses.ts'
import { requireAccountId, requireClientPublicKey } from '../../../http/validation.ts'
import { createActivityPayload, userIdOf } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import { isActive } from '../../../signing/signers.ts'
import type { SessionRecord } from '../../../state/records.ts'
import { describeSession, openSession } from '../openSession.ts'

export const listSessions: Route<'listSessions'> = (context, { query }) => {
  requireAccountId(query.accountId)
  const sessions = context.state.sessions
    .where('accountId', query.accountId)
    .filter((session) => isActive(context, { session }))
  return { status: 200, body: { data: sessions.map(describeSession) } }
}

/** Any active session of the account may sign, even the one to be ended. A signature on the first leg is not read. */
export const revokeSession: Route<'revokeSession'> = async (context, request) => {
  const session = context.state.sessions.get(request.params.sessionId)
  if (!session || !isActive(context, { session })) throw referenceNotFound('session')
  const { accountId, type } = session
  if (isSignedRetry(request)) {
    await confirmSignedRequest(context, { request })
    session.revoked = true
    return { status: 204 }
  }
  const payloadToSign = createActivityPayload(context, {
    type: 'ACTIVITY_TYPE_DELETE_API_KEYS',
    accountId,
    parameters: { apiKeyIds: [session.id], userId: userIdOf(accountId) },
  })
  const signer = { who: 'sessions-of-wallets', accountIds: [accountId] } as const
  return startSignedRequest(context, { request, type, payloadToSign, signer })
}

/**
 * Opens a new session for a new key and ends the old one at once, so that a client that continues with the old key is
 * caught. The session itself signs, and has to be active on both legs.
 */
export const refreshSession: Route<'refreshSession'> = async (context, request) => {
  const { clientPublicKey } = request.body
  const session = requireRefreshable(context, { id: request.params.sessionId })
  requireClientPublicKey(clientPublicKey)
  if (isSignedRetry(request)) {
    await confirmSignedRequest(context, { request })
    // Checked again, because two refreshes may have verified at the same time.
    const { accountId, credentialId, type, nickname } = requireRefreshable(context, session)
    session.revoked = true
    return {
      status: 201,
      body: await openSession(context, { accountId, credentialId, type, nickname, clientPublicKey }),
    }
  }
  const payloadToSign = createActivityPayload(context, {
    type: 'ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2',
    accountId: session.accountId,
    parameters: { targetPublicKey: clientPublicKey },
  })
  return startSignedRequest(context, { request, payloadToSign, signer: { who: 'session', sessionId: session.id } })
}

function requireRefreshable(context: SandboxContext, parameters: { id: string }): SessionRecord {
  const session = context.state.sessions.get(parameters.id)
  if (!session) throw referenceNotFound('session')
  if (!isActive(context, { session })) throw unauthorized('The session is no longer active')
  return session
}
