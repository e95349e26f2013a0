import type { PlatformStore } from './platformStore.ts'

/** How many entries fit, at about 300 bytes each. One customer's registrations take at most 200. */
const mostEntries = 100_000

/** How often entries whose time is over are taken out, in milliseconds. */
const sweepEveryMs = 10_000

/** Creates a store in the memory of one process. When it is full it rejects: no entry goes before its time. */
export function createMemoryStore({ now }: { now: () => number }): PlatformStore {
  const entries = new Map<string, { readonly value: unknown; readonly endsAt: number }>()
  let sweepAt = 0

  function find(key: string) {
    const entry = entries.get(key)
    return entry && entry.endsAt > now() ? entry : undefined
  }

  function put(key: string, entry: { value: unknown; endsAt: number }) {
    sweep()
    if (entries.size >= mostEntries && !entries.has(key)) throw new Error('The store in memory is full')
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
    increment: async (key, { ttlMs }) => {
      const { value, endsAt } = find(key) ?? { value: 0, endsAt: now() + ttlMs }
      const count = Number(value) + 1
      put(key, { value: count, endsAt })
      return count
    },
  }
}
