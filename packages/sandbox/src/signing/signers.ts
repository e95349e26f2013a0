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
  return [...context.state.sessions.values()]
    .filter((session) => isActive(context, { session }) && isMeant(signer, session))
    .map((session) => session.publicKeyHex)
}

/** Returns whether a session has neither been ended nor expired. */
export function isActive(context: SandboxContext, parameters: { session: SessionRecord }): boolean {
  return !parameters.session.revoked && parameters.session.expiresAt > context.now()
}

function isMeant(signer: Exclude<Signer, { who: 'sealed-key' }>, session: SessionRecord): boolean {
  if (signer.who === 'session') return session.id === signer.sessionId
  if (signer.who === 'sessions-of-wallets') return signer.accountIds.includes(session.accountId)
  return session.accountId === signer.accountId && session.credentialId !== signer.credentialId
}

/** Returns the session of a wallet whose key this is, while it is active. */
export function activeSessionOf(
  context: SandboxContext,
  parameters: { accountId: string; publicKeyHex: string },
): SessionRecord | undefined {
  const { accountId, publicKeyHex } = parameters
  return [...context.state.sessions.values()].find(
    (session) =>
      session.accountId === accountId && session.publicKeyHex === publicKeyHex && isActive(context, { session }),
  )
}
