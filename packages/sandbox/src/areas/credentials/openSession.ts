import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { createSealedSessionKey } from '../../crypto/sealedSessionKey.ts'
import type { SessionRecord } from '../../state/records.ts'

const lifetimeMs = 15 * 60_000

/**
 * Opens a session for the client's key. For an uncompressed key the service creates the session's key itself, and
 * encrypts it into this one response.
 */
export async function openSession(
  context: SandboxContext,
  parameters: Pick<SessionRecord, 'accountId' | 'credentialId' | 'type' | 'nickname'> & { clientPublicKey: string },
) {
  const { clientPublicKey, ...who } = parameters
  const sealed = clientPublicKey.startsWith('04') ? await createSealedSessionKey(clientPublicKey) : undefined
  const publicKeyHex = sealed?.publicKeyHex ?? clientPublicKey.toLowerCase()
  const createdAt = context.now()
  const id = context.createId('Session')
  const session = { id, ...who, publicKeyHex, createdAt, expiresAt: createdAt + lifetimeMs, revoked: false }
  context.state.sessions.set(id, session)
  const { encryptedSessionSigningKey } = sealed ?? {}
  return { ...describeSession(session), ...(encryptedSessionSigningKey && { encryptedSessionSigningKey }) }
}

/** A session as the wire shows it: without the credential's id and without key material. */
export function describeSession(session: SessionRecord) {
  const { id, accountId, type, nickname } = session
  const createdAt = toIso(session.createdAt)
  return { id, accountId, type, nickname, createdAt, updatedAt: createdAt, expiresAt: toIso(session.expiresAt) }
}
