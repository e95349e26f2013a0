import { del, get, keys, set } from 'idb-keyval'
import { WalletError } from '../errors/WalletError.ts'
import type { Clock } from '../time/clock.ts'
import { createYieldingStore } from './yieldingStore.ts'

/** Where records end up. `memory`: the browser refused, so they are gone with the page; the screen says so. */
export type Persistence = 'stored' | 'memory'

/** Named records in IndexedDB, each call over within the deadline. */
export type Records = {
  persistence(): Persistence
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  list(prefix: string): Promise<readonly string[]>
}

/** IndexedDB may wait for ever behind a blocked upgrade; nobody waits longer than this for a key. */
const deadlineMs = 4_000

/**
 * Opens the wallet's records. Where IndexedDB is missing, refuses or hangs, records live in memory from then on, as they
 * were last known, and `persistence()` says so.
 */
export function openRecords(parameters: { clock: Clock; databaseName: string }): Records {
  const { clock, databaseName } = parameters
  /** What this page last wrote or read. While the database answers, only that counts. */
  const memory = new Map<string, unknown>()
  let everStored = false
  let store = typeof indexedDB === 'undefined' ? undefined : createYieldingStore(databaseName)

  function within<result>(work: Promise<result>): Promise<result> {
    return new Promise((resolve, reject) => {
      const cancel = clock.setTimer(() => reject(new WalletError('STORAGE_UNAVAILABLE')), deadlineMs)
      work.then(resolve, reject).finally(cancel)
    })
  }

  /** Does the work in IndexedDB, or in memory from the first refusal on. */
  async function either<result>(
    stored: (open: NonNullable<typeof store>) => Promise<result>,
    kept: () => result,
  ): Promise<result> {
    if (store) {
      try {
        const result = await within(stored(store))
        everStored = true
        return result
      } catch {
        store = undefined
      }
    }
    return kept()
  }

  return {
    persistence: () => (store ? 'stored' : 'memory'),
    read: async (key) => {
      const value = await either(
        (open) => get<unknown>(key, open),
        () => memory.get(key),
      )
      if (value === undefined) memory.delete(key)
      else memory.set(key, value)
      return value
    },
    write: async (key, value) => {
      await either(
        (open) => set(key, value, open),
        () => {},
      )
      memory.set(key, value)
    },
    list: async (prefix) => {
      const all = await either(
        (open) => keys<string>(open),
        () => [...memory.keys()],
      )
      return all.filter((key) => key.startsWith(prefix))
    },
    remove: async (key) => {
      memory.delete(key)
      // Erasing is tried in the database even after a refusal: what may lie there must not outlive a sign-out.
      if (typeof indexedDB === 'undefined') return
      try {
        await within(del(key, store ?? createYieldingStore(databaseName)))
      } catch {
        if (everStored) throw new WalletError('STORAGE_UNAVAILABLE', { message: 'the record could not be erased' })
      }
    },
  }
}
