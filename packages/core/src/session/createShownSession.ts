import { createWritable, type Readable } from '../state/readable.ts'
import { type KeyStore, withoutKey } from '../storage/keyStore.ts'
import type { Records } from '../storage/records.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import { expiryMarginMs, type SessionInfo, type SessionState, warningMs } from './sessionState.ts'

/** What the keeper of sessions works with. */
export type SessionKeeping = { keys: KeyStore; records: Records; tabs: Tabs; clock: Clock; serverTime: ServerTime }

/** The session that the page shows, kept true as time passes. */
export type ShownSession = Readable<SessionState> & {
  /** Milliseconds until a session may sign no more, on the service's time. */
  msLeft(session: SessionInfo): number
  /** Shows a session whose key is here, and wakes up for its next change. */
  show(session: SessionInfo): void
  /** Shows that there is no session to sign with. */
  leave(state: Extract<SessionState, { status: 'signed-out' | 'lost' | 'revoked' | 'locked' }>): void
  /** Ends a session that ran out, and erases its key. */
  expire(session: SessionInfo): Promise<void>
  /** Holds the shown session against the clock. */
  check(): void
  /** Shows what the browser holds. */
  read(): Promise<void>
}

/** Changes of the keys of one account take turns, in every tab. */
export const lockOf = (accountId: string) => `session:${accountId}`

export function createShownSession({ keys, tabs, clock, serverTime }: SessionKeeping): ShownSession {
  const state = createWritable<SessionState>({ status: 'restoring' })
  let cancelTimer = () => {}
  /** Goes up with each change of session: whoever began to read the store before knows less and says nothing. */
  let changes = 0

  const msLeft = (session: SessionInfo) => session.expiresAt.getTime() - expiryMarginMs - serverTime.now()

  function leave(next: SessionState): number {
    cancelTimer()
    state.set(next)
    return ++changes
  }

  function show(session: SessionInfo): void {
    cancelTimer()
    changes++
    const left = msLeft(session)
    const status = left <= warningMs ? 'expiring' : 'active'
    const persistence = keys.persistence()
    const shown = state.getSnapshot()
    const same = 'session' in shown && shown.session.id === session.id && shown.status === status
    if (!same || shown.persistence !== persistence) state.set({ status, session, persistence })
    cancelTimer = clock.setTimer(check, status === 'active' ? left - warningMs : left)
  }

  async function expire(record: SessionInfo): Promise<void> {
    const session = withoutKey({ clockOffsetMs: serverTime.offsetMs(), ...record })
    const own = leave({ status: 'expired', session })
    // A key that could not be erased now cannot sign either: every use is held against its expiry.
    const newer = await tabs.exclusively(lockOf(session.accountId), () => keys.expire(session)).catch(() => undefined)
    // This page may have slept while another tab signed in again.
    if (newer && own === changes && msLeft(newer) > 0) show(newer)
  }

  function check(): void {
    const shown = state.getSnapshot()
    if (shown.status !== 'active' && shown.status !== 'expiring') return
    if (msLeft(shown.session) > 0) show(shown.session)
    else void expire(shown.session)
  }

  async function read(): Promise<void> {
    const own = ++changes
    const session = await keys.readCurrent()
    const key = session && (await keys.read(session.accountId))
    if (own !== changes) return
    if (!session) return state.set({ status: 'none' })
    serverTime.assume(session.clockOffsetMs)
    if (session.over || msLeft(session) <= 0) return expire(session)
    if (key) show(session)
    else leave({ status: 'lost', session })
  }

  return { subscribe: state.subscribe, getSnapshot: state.getSnapshot, msLeft, show, leave, expire, check, read }
}
