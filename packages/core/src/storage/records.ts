import { delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
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
  /** Writes all of these at once or nothing, the latter where the record under `key` does not fit as it is then. */
  writeWhere(parameters: WriteWhere): Promise<boolean>
  /** Removes all of these at once. */
  remove(...keys: string[]): Promise<void>
  list(prefix: string): Promise<readonly string[]>
}

export type WriteWhere = {
  key: string
  fits: (value: unknown) => boolean
  records: Readonly<Record<string, unknown>>
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
    writeWhere: async ({ key, fits, records }) => {
      const written = await either(
        (open) => putWhere(open, { key, fits, records }),
        () => fits(memory.get(key)),
      )
      if (written) for (const [name, value] of Object.entries(records)) memory.set(name, value)
      return written
    },
    list: async (prefix) => {
      const all = await either(
        (open) => keys<string>(open),
        () => [...memory.keys()],
      )
      return all.filter((key) => key.startsWith(prefix))
    },
    remove: async (...names) => {
      for (const name of names) memory.delete(name)
      // Erasing is tried in the database even after a refusal: what may lie there must not outlive a sign-out.
      if (typeof indexedDB === 'undefined') return
      try {
        await within(delMany(names, store ?? createYieldingStore(databaseName)))
      } catch {
        if (everStored) throw new WalletError('STORAGE_UNAVAILABLE', { message: 'the record could not be erased' })
      }
    },
  }
}

/** In one transaction, so that nothing comes between the look and the writing. */
function putWhere(open: UseStore, { key, fits, records }: WriteWhere): Promise<boolean> {
  return open(
    'readwrite',
    (store) =>
      new Promise((resolve, reject) => {
        const request = store.get(key)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          try {
            const fit = fits(request.result)
            if (fit) for (const [name, value] of Object.entries(records)) store.put(value, name)
            resolve(promisifyRequest(store.transaction).then(() => fit))
          } catch (error) {
            reject(error)
          }
        }
      }),
  )
}
