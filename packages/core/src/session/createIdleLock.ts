import { readLastActivity, writeLastActivity } from '../storage/notes/lastActivity.ts'
import type { Records } from '../storage/records.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { Clock } from '../time/clock.ts'
import { type DeviceMoment, msSince, recallMoment } from '../time/deviceTime.ts'

/**
 * How long the user may still be away, counted over all tabs of the browser. It is counted on the device's own clocks
 * and never on the service's time, which the relay states.
 */
export type IdleLock = {
  /** Milliseconds until the wallet locks; without an idle lock, never. The beginning of a session counts as activity. */
  msLeft(session: { ageMs: number }): number
  /** The user did something on this page. */
  note(): void
  /** The user did something on another page, when the device's wall clock showed this. */
  hear(atMs: number): void
  /** Reads what other pages wrote down: not each of them can speak to this one. */
  read(): Promise<void>
}

/** Counts in steps of this part of the limit, so that pages do not talk with every movement of the pointer. */
const step = 1 / 60

export function createIdleLock(parameters: { records: Records; tabs: Tabs; clock: Clock; limitMs: number }): IdleLock {
  const { records, tabs, clock, limitMs } = parameters
  let last: DeviceMoment | undefined
  let toldMs = Number.NEGATIVE_INFINITY
  /** The clock shows less than at the last activity, and this page did not see for itself how long ago that was. */
  let isSetBack = false

  const idleMs = () => (last ? msSince(clock, last) : Number.POSITIVE_INFINITY)

  function hear(atMs: number): void {
    // A time to come tells nothing: it must not keep anything open.
    const heard = recallMoment(clock, atMs)
    if (!heard) return
    isSetBack = false
    if (msSince(clock, heard) < idleMs()) last = heard
  }

  return {
    hear,
    msLeft: ({ ageMs }) => (isSetBack ? 0 : limitMs - Math.min(idleMs(), ageMs)),
    note: () => {
      const now = clock.now()
      hear(now)
      // Also after the clock was set, in either direction: what was written before would be misread.
      if (Math.abs(now - toldMs) < limitMs * step) return
      toldMs = now
      tabs.tell({ type: 'active', atMs: now })
      void writeLastActivity(records, { atMs: now })
    },
    read: async () => {
      const atMs = await readLastActivity(records)
      if (atMs === undefined) return
      isSetBack = !last && !recallMoment(clock, atMs)
      hear(atMs)
    },
  }
}

/** Nobody is ever away for too long. */
export const noIdleLock: IdleLock = {
  msLeft: () => Number.POSITIVE_INFINITY,
  note: () => {},
  hear: () => {},
  read: async () => {},
}
