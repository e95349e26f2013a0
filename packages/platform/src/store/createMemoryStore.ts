import type { SharedStore } from './sharedStore.ts'

/** How many entries fit, at about 300 bytes each. One customer's registrations take at most 200. */
const usualEntries = 100_000

/** How often expired entries are removed, in milliseconds. */
const sweepEveryMs = 10_000

type MemoryStoreParameters = {
  readonly now: () => number
  /** Default 100,000. */
  readonly mostEntries?: number
  /** `drop-oldest`: for entries whose early loss does little harm, and of which strangers decide how many there are. */
  readonly whenFull?: 'reject' | 'drop-oldest'
}

/** Creates a store in the memory of one process. By default it rejects when it is full: no entry is dropped early. */
export function createMemoryStore(parameters: MemoryStoreParameters): SharedStore {
  const { now, mostEntries = usualEntries, whenFull = 'reject' } = parameters
  const entries = new Map<string, { readonly value: string; readonly endsAt: number }>()
  let sweepAt = 0

  function find(key: string) {
    const entry = entries.get(key)
    return entry && entry.endsAt > now() ? entry : undefined
  }

  function put(key: string, entry: { value: string; endsAt: number }) {
    sweep()
    const isFull = entries.size >= mostEntries && !entries.has(key)
    if (isFull && whenFull === 'reject') throw new Error('The store in memory is full')
    const [oldest] = isFull ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
    // Deleted first, so that the order of the map is the order of the last write.
    entries.delete(key)
    entries.set(key, entry)
  }

  function sweep() {
    if (now() < sweepAt) return
    sweepAt = now() + sweepEveryMs
    for (const [key, { endsAt }] of entries) if (endsAt <= now()) entries.delete(key)
  }

  return {
    get: async (key) => find(key)?.value,
    set: async (key, value, { ttlMs }) => put(key, { value, endsAt: now() + ttlMs }),
    setIfAbsent: async (key, value, { ttlMs }) => {
      if (find(key)) return false
      put(key, { value, endsAt: now() + ttlMs })
      return true
    },
    increment: async (key, { ttlMs }) => {
      const { value, endsAt } = find(key) ?? { value: '0', endsAt: now() + ttlMs }
      const count = Number(value) + 1
      put(key, { value: String(count), endsAt })
      return count
    },
    delete: async (key) => void entries.delete(key),
    timeLeft: async (key) => {
      const entry = find(key)
      return entry && entry.endsAt - now()
    },
  }
}
