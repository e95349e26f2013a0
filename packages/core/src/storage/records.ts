import { promisifyRequest, type UseStore } from 'idb-keyval'
import { WalletError } from '../errors/WalletError.ts'
import type { Clock } from '../time/clock.ts'
import { createIdbStore } from './idbStore.ts'

/** Where records are stored. `memory`: the browser refused, so they are gone with the page; the screen says so. */
export type Persistence = 'stored' | 'memory'

/** Named records in IndexedDB; each call ends within the deadline. */
export type Records = {
  persistence(): Persistence
  /**
   * Reads a record. `insist`: one that tabs share, so what this page remembers of it may be out of date. Only the
   * database counts, unless the browser gives this site none.
   *
   * @throws `WalletError` `STORAGE_UNAVAILABLE`, where `insist` is set and the database does not answer.
   */
  read(key: string, options?: { insist?: boolean }): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  /**
   * Reads records and makes the changes that they call for, in one transaction. Returns whether there was a change.
   *
   * @throws `WalletError` `STORAGE_UNAVAILABLE`, where `insist` is set and it may not have happened in the database.
   */
  change(change: RecordChange): Promise<boolean>
  remove(...names: string[]): Promise<void>
  list(prefix: string): Promise<readonly string[]>
}

export type RecordChange = {
  names: readonly string[]
  decide: (values: readonly unknown[]) => RecordEdit | undefined
  /** Tried in the database even after a refusal: a record that may be there must not outlive a sign-out. */
  insist?: boolean
}

/** What to write and what to remove. */
export type RecordEdit = { write?: Readonly<Record<string, unknown>>; remove?: readonly string[] }

/** IndexedDB may wait forever behind a blocked upgrade; a caller does not wait longer than this for a key. */
const deadlineMs = 4_000

/**
 * Opens the wallet's records. If IndexedDB is missing, refuses or hangs, records are kept in memory afterwards, as they
 * were last known, and `persistence()` says so.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the database, and the memory in its place.
export function openRecords(parameters: { clock: Clock; databaseName: string }): Records {
  const { clock, databaseName } = parameters
  /** What this page last wrote or read. While the database responds, only the database counts. */
  const memory = new Map<string, unknown>()
  /** Other tabs may have stored something that this page does not know: memory alone decides nothing they share. */
  let isShared = false
  let store = typeof indexedDB === 'undefined' ? undefined : createIdbStore(databaseName)

  function within<result>(work: (late: AbortSignal) => Promise<result>): Promise<result> {
    const late = new AbortController()
    return new Promise((resolve, reject) => {
      const cancel = clock.setTimer(() => {
        late.abort()
        isShared = true
        // What never answers may be this connection alone.
        if (store) store = createIdbStore(databaseName)
        reject(new WalletError('STORAGE_UNAVAILABLE'))
      }, deadlineMs)
      work(late.signal).then(resolve, reject).finally(cancel)
    })
  }

  /** Does the work in IndexedDB, or in memory after the first refusal. */
  async function either<result>(
    stored: (open: NonNullable<typeof store>, late: AbortSignal) => Promise<result>,
    kept: () => result,
    insist = false,
  ): Promise<result> {
    const open = store ?? (insist && isShared ? createIdbStore(databaseName) : undefined)
    if (open) {
      try {
        const result = await within((late) => stored(open, late))
        isShared = true
        return result
      } catch (error) {
        isShared ||= !isDenied(error)
        if (insist && isShared) throw new WalletError('STORAGE_UNAVAILABLE')
        store = undefined
      }
    }
    return kept()
  }

  function editMemory({ write = {}, remove = [] }: RecordEdit = {}): void {
    for (const [name, value] of Object.entries(write)) memory.set(name, value)
    for (const name of remove) memory.delete(name)
  }

  async function change({ names, decide, insist = false }: RecordChange): Promise<boolean> {
    const here = decide(names.map((name) => memory.get(name)))
    // Erasing does not wait for a slow database, and is tried even in one that refused before.
    if (insist) editMemory(here)
    const open = store ?? (insist && typeof indexedDB !== 'undefined' ? createIdbStore(databaseName) : undefined)
    const stored = open
      ? await within((late) => editStored(open, { names, decide }, late)).catch((error) => {
          isShared ||= !isDenied(error)
          return 'refused' as const
        })
      : 'refused'
    if (stored !== 'refused') {
      if (store) isShared = true
      editMemory(stored)
      return stored !== undefined
    }
    if (insist && isShared && open) throw new WalletError('STORAGE_UNAVAILABLE')
    if (!insist) store = undefined
    editMemory(here)
    return here !== undefined
  }

  return {
    change,
    persistence: () => (store ? 'stored' : 'memory'),
    read: async (key, { insist } = {}) => {
      const value = await either(
        (open) => open('readonly', (store) => promisifyRequest<unknown>(store.get(key))),
        () => memory.get(key),
        insist,
      )
      if (value === undefined) memory.delete(key)
      else memory.set(key, value)
      return value
    },
    write: async (key, value) => {
      await either(
        (open, late) =>
          editStored(open, { names: [], decide: () => ({ write: { [key]: value } }) }, late).then(() => {}),
        () => {},
      )
      memory.set(key, value)
    },
    list: async (prefix) => {
      const all = await either(
        (open) => open('readonly', (store) => promisifyRequest(store.getAllKeys() as IDBRequest<string[]>)),
        () => [...memory.keys()],
      )
      return all.filter((key) => key.startsWith(prefix))
    },
    remove: async (...names) => {
      await change({ names: [], decide: () => ({ remove: names }), insist: true })
    },
  }
}

/** The browser gives this site no database in any tab. Every other refusal may pass, or may be this tab's alone. */
function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError'
}

/**
 * In one transaction. It stays open as long as each step follows from a request of its own (Indexed Database API §2.7.1).
 * `late`: nothing is written after that, because the caller continues without it.
 */
async function editStored(
  open: UseStore,
  { names, decide }: RecordChange,
  late: AbortSignal,
): Promise<RecordEdit | undefined> {
  return await open('readwrite', async (store) => {
    const stop = () => {
      try {
        store.transaction.abort()
      } catch {
        // It has ended.
      }
    }
    if (late.aborted) stop()
    else late.addEventListener('abort', stop)
    const edit = decide(await Promise.all(names.map((name) => promisifyRequest(store.get(name)))))
    for (const [name, value] of Object.entries(edit?.write ?? {})) store.put(value, name)
    for (const name of edit?.remove ?? []) store.delete(name)
    await promisifyRequest(store.transaction)
    return edit
  })
}
