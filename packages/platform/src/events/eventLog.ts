import type { Change } from '@countersign/core/wire'
import { changeSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import type { SharedStore } from '../store/sharedStore.ts'
import { readEntry } from '../store/sharedStore.ts'

const dayMs = 86_400_000

/** How long an event can be read again, in milliseconds: longer than a device that changes its network is away. */
const keptMs = 60 * 60_000

/** How many events a stream catches up with. Beyond that it reports that everything may have changed. */
const mostMissed = 100

/**
 * How far back a new browser begins, in milliseconds: what it shows was read before its stream began, and what changed in
 * between must not be missed.
 */
const overlapMs = 10_000

const entrySchema = v.object({ at: v.number(), changes: v.array(changeSchema) })

/** A place in the log: the day, and the number of the last event of that day that was read. */
export type Cursor = { readonly day: number; readonly count: number; readonly missed?: boolean }

type LoggedEvent = { readonly id: string; readonly changes: readonly Change[] }

/** Whose events. */
export type EventChannel = {
  readonly name: string
  /** Marks the ids of this customer's events: those of another customer, who used the browser before, do not count. */
  readonly tag: string
}

/** What a reading of a log returns: `cursor` is the place behind it. */
type Reading = { readonly events: readonly LoggedEvent[]; readonly cursor: Cursor; readonly isMore: boolean }

/** The events of all customers, numbered for each, in the store that all servers share. */
export type EventLog = ReturnType<typeof createEventLog>

/**
 * Events are numbered by a counter, and each is an entry of its own. A counter of the store has a fixed life, so each
 * day has one. A stream reads its events from here, so that no server keeps any for a browser that reads slowly.
 */
export function createEventLog({ store, now }: { store: SharedStore; now: () => number }) {
  const today = () => Math.floor(now() / dayMs)
  const counterOf = ({ name }: EventChannel, day: number) => `${name}:${day}`
  const countOf = async (channel: EventChannel, day: number) => Number((await store.get(counterOf(channel, day))) ?? 0)
  const read = (channel: EventChannel, { day, count }: Cursor) =>
    readEntry(store, `${counterOf(channel, day)}:${count}`, entrySchema)

  /** The place before the first event that a new browser may have missed. */
  async function beforeOverlap(channel: EventChannel, { day, count }: Cursor): Promise<Cursor> {
    let before = count
    while (before > 0 && count - before < mostMissed) {
      const entry = await read(channel, { day, count: before })
      if (!entry || entry.at < now() - overlapMs) break
      before -= 1
    }
    return { day, count: before }
  }

  /** Jumps to the end: what was in between can no longer be read. */
  async function skip(channel: EventChannel): Promise<Reading> {
    const day = today()
    const cursor = { day, count: await countOf(channel, day) }
    return { events: [{ id: idOf(channel, cursor), changes: [{ kind: 'everything' }] }], cursor, isMore: false }
  }

  return {
    append: async (channel: EventChannel, changes: readonly Change[]): Promise<void> => {
      const counter = counterOf(channel, today())
      const count = await store.increment(counter, { ttlMs: 2 * dayMs })
      await store.set(`${counter}:${count}`, JSON.stringify({ at: now(), changes }), { ttlMs: keptMs })
    },
    /** Returns the place after the event that a browser saw last; almost the end of the log for a new browser. */
    start: async (channel: EventChannel, lastEventId: string | undefined): Promise<Cursor> => {
      const day = today()
      const end = { day, count: await countOf(channel, day) }
      if (lastEventId === undefined) return beforeOverlap(channel, end)
      return parseId(channel, lastEventId) ?? { ...end, missed: true }
    },
    /**
     * Reads what came after a place. An event that is still being written ends the list; with `isLate`, one that is
     * missing was lost.
     */
    readAfter: async (channel: EventChannel, cursor: Cursor, { isLate }: { isLate: boolean }): Promise<Reading> => {
      const day = today()
      const latest = await countOf(channel, cursor.day)
      const missing = latest - cursor.count
      if (cursor.missed || cursor.day > day || cursor.day < day - 1 || missing < 0 || missing > mostMissed)
        return skip(channel)

      const counts = Array.from({ length: missing }, (_, index) => cursor.count + index + 1)
      const found = await Promise.all(counts.map((count) => read(channel, { day: cursor.day, count })))
      const events: LoggedEvent[] = []
      for (const [index, entry] of found.entries()) {
        const place = { day: cursor.day, count: cursor.count + index + 1 }
        if (entry) events.push({ id: idOf(channel, place), changes: entry.changes })
        else if (isLate || found.slice(index).some(Boolean)) return skip(channel)
        else break
      }
      const reached = { day: cursor.day, count: cursor.count + events.length }
      // A new day begins where the old one was read to its end.
      const isOver = reached.day < day && reached.count === latest
      return { events, cursor: isOver ? { day, count: 0 } : reached, isMore: isOver }
    },
  }
}

/** Returns the id of an event, by which a browser says what it saw last. */
export function idOf({ tag }: EventChannel, { day, count }: Cursor): string {
  return `${tag}.${day}.${count}`
}

/** Returns the place that an id names. `undefined`: it is not one of this customer's. */
function parseId({ tag }: EventChannel, id: string): Cursor | undefined {
  const [, ofTag, day, count] = /^([0-9a-f]{8})\.(\d{1,8})\.(\d{1,15})$/.exec(id) ?? []
  return ofTag === tag ? { day: Number(day), count: Number(count) } : undefined
}
