import { createWritable, type Readable } from '../state/readable.ts'
import { type KeyStore, type SessionEnding, withoutKey } from '../storage/keyStore.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import type { IdleLock } from './createIdleLock.ts'
import type { SessionAges } from './createSessionAges.ts'
import { expiryMarginMs, openSession, type SessionInfo, type SessionState, warningMs } from './sessionState.ts'

/** What the shown session is held against. */
export type ShowingSession = {
  keys: KeyStore
  tabs: Tabs
  clock: Clock
  serverTime: ServerTime
  idle: IdleLock
  ages: SessionAges
  /** Nobody was active for too long, as far as this page knows. */
  onIdle: (session: SessionInfo) => void
}

/** The session that the page shows, kept true as time passes. */
export type ShownSession = Readable<SessionState> & {
  /** Milliseconds until a session may sign no more: on the service's time or the device's own, whichever ends it first. */
  msLeft(session: SessionInfo): number
  /** Why a session may sign no more, if so. */
  endingOf(session: SessionInfo): 'expired' | 'locked' | undefined
  /** Shows a session whose key is here, and wakes up for its next change. */
  show(session: SessionInfo): void
  /** Shows that there is no session to sign with. */
  leave(state: Exclude<SessionState, { status: 'active' | 'expiring' }>): void
  /** Ends a session for a reason, and erases its key. */
  close(session: SessionInfo, over: SessionEnding): Promise<void>
  /** Holds the shown session against the clock. */
  check(): void
  /** Begins a look into the store; the answer tells later whether another session came or went meanwhile. */
  begin(): () => boolean
}

/** Changes of the keys of one account take turns, in every tab. */
export const lockOf = (accountId: string) => `session:${accountId}`

export function createShownSession(parameters: ShowingSession): ShownSession {
  const { keys, tabs, clock, serverTime, idle, ages, onIdle } = parameters
  const state = createWritable<SessionState>({ status: 'restoring' })
  let cancelTimer = () => {}
  /** Goes up with each change of session: whoever began to read the store before knows less and says nothing. */
  let changes = 0

  /** Hazard: the relay states the service's time, so that alone would let it prolong a key. */
  function msLeft(session: SessionInfo): number {
    const [openedAt, expiresAt] = [session.openedAt.getTime(), session.expiresAt.getTime()]
    return Math.min(expiresAt - serverTime.now(), expiresAt - openedAt - ages(session)) - expiryMarginMs
  }

  function endingOf(session: SessionInfo): 'expired' | 'locked' | undefined {
    if (msLeft(session) <= 0) return 'expired'
    return idle.msLeft({ ageMs: ages(session) }) <= 0 ? 'locked' : undefined
  }

  function leave(next: SessionState): number {
    cancelTimer()
    state.set(next)
    return ++changes
  }

  function show(shownNow: SessionInfo): void {
    cancelTimer()
    changes++
    const session = infoOf(shownNow)
    const left = msLeft(shownNow)
    const status = left <= warningMs ? 'expiring' : 'active'
    const persistence = keys.persistence()
    const shown = state.getSnapshot()
    const same = 'session' in shown && shown.session.id === session.id && shown.status === status
    if (!same || shown.persistence !== persistence) state.set({ status, session, persistence })
    const next = status === 'active' ? left - warningMs : left
    cancelTimer = clock.setTimer(check, Math.max(0, Math.min(next, idle.msLeft({ ageMs: ages(session) }))))
  }

  async function close(ended: SessionInfo, over: SessionEnding): Promise<void> {
    const session = infoOf(ended)
    const shown = state.getSnapshot()
    // What becomes of another account's session is not shown where this page works with its own, or nobody does.
    const shows = 'session' in shown ? shown.session.accountId === session.accountId : shown.status !== 'signed-out'
    const own = shows ? leave({ status: over, session }) : undefined
    const erase = () => keys.close({ clockOffsetMs: serverTime.offsetMs(), openedOnDeviceMs: 0, ...session }, over)
    // A key that could not be erased now cannot sign either: every use is held against what is remembered.
    const newer = await tabs.exclusively(lockOf(session.accountId), erase).catch(() => undefined)
    // This page may have slept while another tab signed in again.
    if (newer && own === changes && !endingOf(newer)) show(newer)
  }

  function check(): void {
    const session = openSession(state.getSnapshot())
    if (!session) return
    const ending = endingOf(session)
    if (ending === 'expired') void close(session, ending)
    else if (ending === 'locked') onIdle(session)
    else show(session)
  }

  function begin(): () => boolean {
    const own = ++changes
    return () => own === changes
  }

  const { subscribe, getSnapshot } = state
  return { subscribe, getSnapshot, msLeft, endingOf, show, leave, close, check, begin }
}

/** What a screen may know: no key, and nothing of what the store adds. */
export function infoOf(session: SessionInfo): SessionInfo {
  const stored = withoutKey({ clockOffsetMs: 0, ...session })
  const { clockOffsetMs: _offset, openedOnDeviceMs: _opened, over: _over, ...info } = stored
  return info
}
