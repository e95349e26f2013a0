import type { SandboxContext } from '../context.ts'
import type { SessionRecord } from '../state/records.ts'

/** The keys that may sign a request. */
export type Signer =
  /** Any session of any of these wallets: for most of an owner's actions. */
  | { who: 'sessions-of-wallets'; accountIds: readonly string[] }
  /** A session that another credential of the wallet opened: to remove a credential. */
  | { who: 'sessions-of-other-credentials'; accountId: string; credentialId: string }
  /** Exactly this session: to refresh it, or to continue what it began. */
  | { who: 'session'; sessionId: string }
  /** The key that came encrypted with a one-time code; it has no session yet. */
  | { who: 'sealed-key'; publicKeyHex: string }

/**
 * Returns the keys that may sign now, compressed hex. Of sessions only the active ones: an ended session signs nothing.
 */
export function keysOf(context: SandboxContext, parameters: { signer: Signer }): string[] {
  const { signer } = parameters
  if (signer.who === 'sealed-key') return [signer.publicKeyHex]
  return sessionsFor(context, { signer })
    .filter((session) => isActive(context, { session }))
    .map((session) => session.publicKeyHex)
}

/** Returns whether a session has neither been ended nor expired. */
export function isActive(context: SandboxContext, parameters: { session: SessionRecord }): boolean {
  return !parameters.session.revoked && parameters.session.expiresAt > context.now()
}

/** The wallets that a request is about. The key that came sealed belongs to none yet. */
export function walletsOf(context: SandboxContext, parameters: { signer: Signer }): readonly string[] {
  const { signer } = parameters
  if (signer.who === 'sessions-of-wallets') return signer.accountIds
  if (signer.who === 'sessions-of-other-credentials') return [signer.accountId]
  const session = signer.who === 'session' ? context.state.sessions.get(signer.sessionId) : undefined
  return session ? [session.accountId] : []
}

function sessionsFor(
  context: SandboxContext,
  parameters: { signer: Exclude<Signer, { who: 'sealed-key' }> },
): SessionRecord[] {
  const { signer } = parameters
  const { sessions } = context.state
  if (signer.who === 'session') return [sessions.get(signer.sessionId)].filter((session) => session !== undefined)
  if (signer.who === 'sessions-of-wallets') return signer.accountIds.flatMap((id) => sessions.where('accountId', id))
  return sessions.where('accountId', signer.accountId).filter((session) => session.credentialId !== signer.credentialId)
}

/** Returns the session of a wallet whose key this is, while it is active. */
export function activeSessionOf(
  context: SandboxContext,
  parameters: { accountId: string; publicKeyHex: string },
): SessionRecord | undefined {
  const { accountId, publicKeyHex } = parameters
  return context.state.sessions
    .where('accountId', accountId)
    .find((session) => session.publicKeyHex === publicKeyHex && isActive(context, { session }))
}
