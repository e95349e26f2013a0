import { readLastActivity, writeLastActivity } from '../storage/lastActivity.ts'
import type { Records } from '../storage/records.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock, ServerTime } from '../time/clock.ts'
import { countDown, type DeviceMoment, msSince, recallMoment } from '../time/deviceTime.ts'
import { expiryMarginMs, refreshPauseMs, refreshShare, type SessionInfo, type SessionOptions } from './sessionState.ts'

/** How long sessions last: until they expire, or until the user has been inactive for too long. And their refresh. */
export type SessionClocks = {
  /** Returns the milliseconds until it expires, on the service's time or the device's own, whichever comes first. */
  msLeft(session: SessionInfo): number
  /** Returns the milliseconds until it is locked; without an idle lock, infinite. */
  msUntilLock(session: SessionInfo): number
  /** Returns why a session may no longer sign, if so. */
  endingOf(session: SessionInfo): 'expired' | 'locked' | undefined
  /** Records that the user did something on this page. */
  recordActivity(): void
  /** Takes in that the user did something on another page, when the device's wall clock showed this. */
  observeActivity(atMs: number): void
  /** Reads the activity that other pages stored: not every page can send messages to this one. */
  readActivity(): Promise<void>
  /** Refreshes a session that has little time left, unless that was done just now. */
  refreshWhenDue(session: SessionInfo): void
}

export function createSessionClocks(
  parameters: Pick<SessionOptions, 'idleLockMs' | 'refresh'> & {
    records: Records
    tabs: Tabs
    clock: Clock
    serverTime: ServerTime
    /** Replaces the session by a new one at the service. */
    refreshSession: (session: SessionInfo) => Promise<unknown>
  },
): SessionClocks {
  const { clock, serverTime, idleLockMs: limitMs, refresh, refreshSession } = parameters
  const ageMs = createSessionAges(clock)
  const activity = limitMs === undefined ? undefined : createActivity({ ...parameters, limitMs })
  let refreshing = false
  let pauseLeftMs = () => 0

  /** Hazard: the relay states the service's time, so that alone would let it prolong a key. */
  function msLeft(session: SessionInfo): number {
    const [openedAt, expiresAt] = [session.openedAt.getTime(), session.expiresAt.getTime()]
    return Math.min(expiresAt - serverTime.now(), expiresAt - openedAt - ageMs(session)) - expiryMarginMs
  }

  const msUntilLock = (session: SessionInfo) => activity?.msLeft({ ageMs: ageMs(session) }) ?? Number.POSITIVE_INFINITY

  return {
    msLeft,
    msUntilLock,
    endingOf: (session) => {
      if (msLeft(session) <= 0) return 'expired'
      return msUntilLock(session) <= 0 ? 'locked' : undefined
    },
    recordActivity: () => activity?.record(),
    observeActivity: (atMs) => activity?.observe(atMs),
    readActivity: async () => activity?.read(),
    refreshWhenDue: (session) => {
      const lifeMs = session.expiresAt.getTime() - session.openedAt.getTime()
      if (refresh === 'never' || refreshing || pauseLeftMs() > 0) return
      if (msLeft(session) > lifeMs * refreshShare) return
      refreshing = true
      refreshSession(session)
        .catch(() => {})
        .finally(() => {
          refreshing = false
          // Also after a success: the new session may be short, and would be refreshed with every movement.
          pauseLeftMs = countDown(clock, refreshPauseMs)
        })
    },
  }
}

/** Returns a function for the milliseconds since a session was opened, on the device's clocks; infinite if they cannot tell. */
function createSessionAges(clock: Clock): (session: SessionInfo) => number {
  /** Kept from when this page saw the session first: the wall clock may be set later. */
  const openings = new Map<string, DeviceMoment>()
  return (session) => {
    const { id } = session
    const opened = openings.get(id) ?? recallOpening(clock, session)
    if (!opened) return Number.POSITIVE_INFINITY
    openings.set(id, opened)
    return msSince(clock, opened)
  }
}

function recallOpening(clock: Clock, session: SessionInfo & { openedOnDeviceMs?: number }): DeviceMoment | undefined {
  const { openedOnDeviceMs } = session
  return openedOnDeviceMs === undefined ? undefined : recallMoment(clock, openedOnDeviceMs)
}

/** Activity is recorded in steps of this part of the limit, so that not every movement of the pointer is sent and stored. */
const step = 1 / 60

/**
 * The user's last activity, over all tabs of the browser. It is timed by the device's own clocks and never by the
 * service's time, which the relay states.
 */
function createActivity(parameters: { records: Records; tabs: Tabs; clock: Clock; limitMs: number }) {
  const { records, tabs, clock, limitMs } = parameters
  let last: DeviceMoment | undefined
  let recordedAtMs = Number.NEGATIVE_INFINITY
  /** The clock shows less than at the last activity, and this page did not see for itself how long ago that was. */
  let isSetBack = false

  const idleMs = () => (last ? msSince(clock, last) : Number.POSITIVE_INFINITY)

  function observe(atMs: number): void {
    // A moment in the future must not keep anything open.
    const moment = recallMoment(clock, atMs)
    if (!moment) return
    isSetBack = false
    if (msSince(clock, moment) < idleMs()) last = moment
  }

  return {
    observe,
    /** The beginning of a session counts as activity. */
    msLeft: ({ ageMs }: { ageMs: number }) => (isSetBack ? 0 : limitMs - Math.min(idleMs(), ageMs)),
    record: () => {
      const now = clock.now()
      observe(now)
      // Also after the clock was set, in either direction: what was stored before would be misread.
      if (Math.abs(now - recordedAtMs) < limitMs * step) return
      recordedAtMs = now
      tabs.broadcast({ type: 'active', atMs: now })
      void writeLastActivity(records, { atMs: now })
    },
    read: async () => {
      const atMs = await readLastActivity(records)
      if (atMs === undefined) return
      isSetBack = !last && !recallMoment(clock, atMs)
      observe(atMs)
    },
  }
}
