import { send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import type { SessionKey } from '../../crypto/createSessionKey.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { unlessGone } from '../../errors/unlessGone.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { platformSessionHeader } from '../../wire/headerNames.ts'
import { listSessions, revokeSession } from '../../wire/sessions.ts'
import type { WalletSession } from '../../wire/walletSession.ts'
import { signLegs, signRequest } from '../signedRequest.ts'
import { signOut } from './signOut.ts'

/** An open session of an account. */
export type SessionItem = WalletSession & {
  /** It is the session of this browser. */
  readonly current: boolean
  /** Ending it also ends the platform's own session on that device. Otherwise that device keeps showing what it shows. */
  readonly coversDevice: boolean
}

/** Returns the open sessions of an account on all devices. */
export async function readSessions(
  client: WalletClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly SessionItem[]> {
  const own = await client.sessions.use(parameters.accountId).catch(() => undefined)
  const { accountId, signal } = parameters
  const { body, headers } = await send(client.transport, listSessions, { query: { accountId }, signal })
  const coversDevice = headers.get(platformSessionHeader) === 'ends'
  return body.data.map((session) => ({ ...session, current: session.id === own?.id, coversDevice }))
}

/**
 * Ends one session of an account, on any device. For the session of this browser, it signs out.
 *
 * @throws `WalletError` `SESSION_REQUIRED`, `SESSION_EXPIRED`, `SESSION_LOST`, `SESSION_LOCKED` or `SESSION_REVOKED`:
 * sign in, then call again.
 */
export async function endSession(
  client: WalletClient,
  parameters: { accountId: string; sessionId: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { accountId, sessionId, signal } = parameters
  const own = await client.sessions.use(accountId)
  if (own.id === sessionId) return signOut(client, { accountId })
  await signRequest(client, {
    accountId,
    intent: 'revoke-session',
    send: (signing) => send(client.transport, revokeSession, { path: { sessionId }, ...signing }),
    signal,
  }).catch(unlessGone)
}

/** A session that could not be ended, and why. */
export type SessionFailure = { readonly sessionId: string; readonly error: WalletError }

/**
 * Ends several sessions of an account, one after the other, and returns those that could not be ended. One failure does
 * not keep the others open.
 *
 * @throws `WalletError` what `endSession` throws for the only session, and `SESSION_REQUIRED`, `SESSION_EXPIRED`,
 * `SESSION_LOST`, `SESSION_LOCKED` or `SESSION_REVOKED` for several: sign in, then call again.
 */
export async function endSessions(
  client: WalletClient,
  parameters: { accountId: string; sessionIds: readonly string[]; signal?: AbortSignal | undefined },
): Promise<readonly SessionFailure[]> {
  const { accountId, sessionIds, signal } = parameters
  const failures: SessionFailure[] = []
  for (const sessionId of sessionIds)
    try {
      await endSession(client, { accountId, sessionId, signal })
    } catch (thrown) {
      const error = toWalletError(thrown)
      // Without a session here, or after the user has left, no other one can be ended either.
      if (sessionIds.length === 1 || error.action === 'sign-in' || signal?.aborted) throw error
      failures.push({ sessionId, error })
    }
  return failures
}

/** Ends a session at the service by a last signature of its own key, which this browser has already erased. */
export async function revokeByOwnKey(
  client: WalletClient,
  parameters: { record: SessionKey & { id: string } },
): Promise<void> {
  const { record } = parameters
  await signLegs(client, {
    intent: 'revoke-session',
    key: async () => record,
    send: (signing) => send(client.transport, revokeSession, { path: { sessionId: record.id }, ...signing }),
  }).catch(unlessGone)
}
