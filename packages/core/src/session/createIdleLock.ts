import { readLastActivity, writeLastActivity } from '../storage/notes/lastActivity.ts'
import type { Records } from '../storage/records.ts'
import type { Tabs } from '../storage/tabs.ts'
import type { ServerTime } from '../time/clock.ts'

/** How long the person may still be away, counted over all tabs of the browser. */
export type IdleLock = {
  /** Milliseconds until the wallet locks; without an idle lock, never. A session's own beginning counts as activity. */
  msLeft(session: { openedAt: Date }): number
  /** The person did something on this page. */
  note(): void
  /** The person did something on another page. */
  hear(atMs: number): void
  /** Reads what other pages wrote down: not each of them can speak to this one. */
  read(): Promise<void>
}

/** Counts in steps of this part of the limit, so that pages do not talk with every movement of the pointer. */
const step = 1 / 60

/** What two pages may differ by in what they take for the service's time. */
const slackMs = 10_000

export function createIdleLock(parameters: {
  records: Records
  tabs: Tabs
  serverTime: ServerTime
  limitMs: number
}): IdleLock {
  const { records, tabs, serverTime, limitMs } = parameters
  let lastMs = 0
  let toldMs = Number.NEGATIVE_INFINITY

  // A time to come is from before a clock was put right; it must not keep anything open.
  const hear = (atMs: number) => {
    const now = serverTime.now()
    if (atMs <= now + slackMs) lastMs = Math.max(lastMs, Math.min(atMs, now))
  }
  serverTime.onCorrection(() => {
    lastMs = Math.min(lastMs, serverTime.now())
  })

  return {
    hear,
    msLeft: ({ openedAt }) => {
      const now = serverTime.now()
      return Math.min(Math.max(lastMs, openedAt.getTime()), now) + limitMs - now
    },
    note: () => {
      const now = serverTime.now()
      hear(now)
      if (Math.abs(now - toldMs) < limitMs * step) return
      toldMs = now
      tabs.tell({ type: 'active', atMs: now })
      void writeLastActivity(records, { atMs: now })
    },
    read: async () => hear((await readLastActivity(records)) ?? 0),
  }
}

/** Nobody is ever away for too long. */
export const noIdleLock: IdleLock = {
  msLeft: () => Number.POSITIVE_INFINITY,
  note: () => {},
  hear: () => {},
  read: async () => {},
}
