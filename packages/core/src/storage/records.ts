import { createStore, del, get, keys, set } from 'idb-keyval'
import { WalletError } from '../errors/WalletError.ts'
import type { Clock } from '../time/clock.ts'

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
 * Opens the wallet's records. Where IndexedDB is missing, refuses or hangs, records live in memory from then on and
 * `persistence()` says so.
 */
export function openRecords(parameters: { clock: Clock; databaseName: string }): Records {
  const { clock, databaseName } = parameters
  const memory = new Map<string, unknown>()
  let store = typeof indexedDB === 'undefined' ? undefined : createStore(databaseName, 'records')

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
        return await within(stored(store))
      } catch {
        store = undefined
      }
    }
    return kept()
  }

  return {
    persistence: () => (store ? 'stored' : 'memory'),
    read: (key) =>
      either(
        (open) => get<unknown>(key, open),
        () => memory.get(key),
      ),
    write: (key, value) =>
      either(
        (open) => set(key, value, open),
        () => void memory.set(key, value),
      ),
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
        await within(del(key, store ?? createStore(databaseName, 'records')))
      } catch {
        if (store) throw new WalletError('STORAGE_UNAVAILABLE', { message: 'the record could not be erased' })
      }
    },
  }
}
