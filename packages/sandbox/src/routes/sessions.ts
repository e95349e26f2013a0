import { requestIdHeader } from '@countersign/core/wire'
import type { Route, SandboxContext } from '../context.ts'
import { toIso } from '../context.ts'
import { referenceNotFound } from '../http/answers.ts'
import { requireAccountId } from '../http/validation.ts'
import { organizationIdOf, writePayload } from '../payments/payload.ts'
import { confirmSignedRequest, startSignedRequest } from '../signing/signedRetry.ts'
import type { CredentialRecord, SessionRecord } from '../state/records.ts'

const lifetimeMs = 15 * 60_000

export const listSessions: Route<'listSessions'> = (context, { query }) => {
  requireAccountId(query.accountId)
  const sessions = [...context.state.sessions.values()]
    .filter((session) => session.accountId === query.accountId)
    .filter((session) => isActive(context, { session }))
  return { status: 200, body: { data: sessions.map(describeSession) } }
}

/** Any active session of the account may sign, also the one that ends. A signature on the first leg is not read. */
export const revokeSession: Route<'revokeSession'> = async (context, request) => {
  const session = context.state.sessions.get(request.params.sessionId)
  if (!session || !isActive(context, { session })) throw referenceNotFound('session')
  const { accountId, type } = session
  if (request.headers.has(requestIdHeader)) {
    await confirmSignedRequest(context, { request })
    session.revoked = true
    return { status: 204 }
  }
  const payloadToSign = writePayload({
    type: 'ACTIVITY_TYPE_DELETE_API_KEYS',
    timestampMs: String(context.now()),
    organizationId: organizationIdOf(accountId),
    parameters: { apiKeyIds: [session.id], userId: session.credentialId },
  })
  return startSignedRequest(context, { request, type, payloadToSign, accountId })
}

/** Opens a session for the key that the person proved to hold. */
export function openSession(
  context: SandboxContext,
  parameters: { credential: CredentialRecord; publicKeyHex: string },
): ReturnType<typeof describeSession> {
  const { credential, publicKeyHex } = parameters
  const { accountId, type, nickname } = credential
  const id = context.createId('Session')
  const createdAt = context.now()
  const expiresAt = createdAt + lifetimeMs
  const who = { id, accountId, type, nickname, credentialId: credential.id }
  const session = { ...who, publicKeyHex, createdAt, expiresAt, revoked: false }
  context.state.sessions.set(id, session)
  return describeSession(session)
}

function isActive(context: SandboxContext, parameters: { session: SessionRecord }): boolean {
  return !parameters.session.revoked && parameters.session.expiresAt > context.now()
}

/** Without the credential's id and without key material. */
function describeSession(session: SessionRecord) {
  const { id, accountId, type, nickname } = session
  const createdAt = toIso(session.createdAt)
  return { id, accountId, type, nickname, createdAt, updatedAt: createdAt, expiresAt: toIso(session.expiresAt) }
}
