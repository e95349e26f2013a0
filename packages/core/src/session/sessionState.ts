import type { RememberedSession } from '../storage/keyStore.ts'
import type { Persistence } from '../storage/records.ts'

/** What is known about a session; never its key. */
export type SessionInfo = Omit<RememberedSession, 'clockOffsetMs' | 'openedOnDeviceMs' | 'over'>

/** The life of the session that this page works with. */
export type SessionState =
  /** The browser's storage is being read. Also what a server renders. */
  | { status: 'restoring' }
  | { status: 'none' }
  | { status: 'active'; session: SessionInfo; persistence: Persistence }
  /** The last two minutes. */
  | { status: 'expiring'; session: SessionInfo; persistence: Persistence }
  /** The key is erased. Sign in again with `session.credentialId`. */
  | { status: 'expired'; session: SessionInfo }
  /** `elsewhere`: another tab did it. */
  | { status: 'signed-out'; elsewhere: boolean }
  /** The session still runs, but this browser no longer holds its key. */
  | { status: 'lost'; session: SessionInfo }
  /** The session was ended elsewhere, and the key is erased. */
  | { status: 'revoked'; session: SessionInfo }
  /** The user was inactive for as long as `idleLockMs` allows, and the key is erased. */
  | { status: 'locked'; session: SessionInfo }

/** The session of this page while its key may sign. */
export function openSession(state: SessionState): SessionInfo | undefined {
  return state.status === 'active' || state.status === 'expiring' ? state.session : undefined
}

/** Whether the user has to be active for the session to last. */
export type SessionOptions = {
  /** Locks the wallet in every tab after this long without activity. Default: never. See `rtsIdleLockMs`. */
  idleLockMs?: number
  /** `never`: a session ends at its first expiry unless `extend` is called. Default `while-active`. */
  refresh?: 'while-active' | 'never'
}

/** Five minutes: the longest time without activity that the RTS on SCA leaves a payer signed in (Regulation (EU) 2018/389 Art. 4 (3) (d)). */
export const rtsIdleLockMs = 300_000

/**
 * The longest session on this device, regardless of its `expiresAt`: four times the 15 minutes that the service gives
 * by default. An active user's session is refreshed like any other, so only an unattended wallet ends.
 */
export const longestSessionMs = 60 * 60_000

/**
 * How long a sign-in is enough to move the sign-in codes or to read the recovery phrase, which gives the wallet
 * away. A session lives on with each refresh, so an open one says little about who holds the phone now. Five minutes
 * are enough to sign in, find the page and correct a typo.
 */
export const recentSignInMs = 5 * 60_000

/** A session ends this much before the service ends it, since its time is known to about a second. */
export const expiryMarginMs = 2_000

/** How long before the end the screen warns about it. */
export const warningMs = 120_000

/** An active user's session is refreshed once less than this part of its life is left. */
export const refreshShare = 1 / 3

/** After a refresh, the next one waits at least this long. */
export const refreshPauseMs = 60_000
