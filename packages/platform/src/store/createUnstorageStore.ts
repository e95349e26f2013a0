import * as v from 'valibot'
import type { PlatformStore } from './platformStore.ts'

/** The two functions of a storage of `unstorage` that are used. */
export type UnstorageLike = {
  readonly getItem: (key: string) => Promise<unknown>
  readonly setItem: (key: string, value: Entry, options: { ttl: number }) => Promise<void>
}

type Entry = { readonly value: unknown; readonly endsAt: number }

const entrySchema = v.object({ value: v.unknown(), endsAt: v.number() })

export type CreateUnstorageStoreOptions = {
  /** The time in milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number
}

/**
 * Makes a store of the platform out of a storage of [`unstorage`](https://unstorage.unjs.io), so that several processes
 * share it.
 *
 * The driver has to show each write to every process at once and must not drop entries when it is full. One that ignores
 * the option `ttl` works, and grows. Within a process exactly one of several callers that race for a counter gets 1. Over
 * several processes at most one does; when two meet at the very same moment, both may get more.
 */
export function createUnstorageStore(
  storage: UnstorageLike,
  { now = Date.now }: CreateUnstorageStoreOptions = {},
): PlatformStore {
  const runInTurn = createTurns()

  /** Drivers may ignore `ttl`, and they count in whole seconds. So each entry says itself when its time is over. */
  async function read(key: string): Promise<Entry | undefined> {
    const found = v.safeParse(entrySchema, await storage.getItem(key))
    return found.success && found.output.endsAt > now() ? found.output : undefined
  }

  async function write(key: string, { value, endsAt }: Entry) {
    const ttl = Math.max(1, Math.ceil((endsAt - now()) / 1000))
    await storage.setItem(key, { value, endsAt }, { ttl })
  }

  /**
   * Counts over a storage that can only read and write. The order of the first four steps is the "splitter" of Moir and
   * Anderson (Wait-free algorithms for fast, long-lived renaming, 1995): a caller that found the door open and still
   * sees its own name after closing it was alone between the two, so at most one caller gets 1.
   */
  async function count(key: string, endsAt: number): Promise<number> {
    const caller = crypto.randomUUID()
    await write(`${key}:caller`, { value: caller, endsAt })
    const door = await read(`${key}:closed`)
    if (!door) {
      await write(`${key}:closed`, { value: true, endsAt })
      if ((await read(`${key}:caller`))?.value === caller) return 1
    }
    // The first caller writes no count, since it might arrive after the second one's.
    const known = await read(`${key}:count`)
    const next = Math.max(1, Number(known?.value ?? 1)) + 1
    await write(`${key}:count`, { value: next, endsAt: door?.endsAt ?? endsAt })
    return next
  }

  return {
    get: async (key) => (await read(key))?.value,
    set: async (key, value, { ttlMs }) => write(key, { value, endsAt: now() + ttlMs }),
    increment: (key, { ttlMs }) => runInTurn(key, () => count(key, now() + ttlMs)),
  }
}

/** Runs work for the same key one after the other in this process: of two that meet in the splitter none might win. */
function createTurns() {
  const lastByKey = new Map<string, Promise<unknown>>()
  return <result>(key: string, work: () => Promise<result>): Promise<result> => {
    const turn = (lastByKey.get(key) ?? Promise.resolve()).then(work, work)
    lastByKey.set(key, turn)
    const leave = () => void (lastByKey.get(key) === turn && lastByKey.delete(key))
    turn.then(leave, leave)
    return turn
  }
}
