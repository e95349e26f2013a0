import { hashToHex } from '../encoding.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'
import { refuseWithoutStore } from '../store/refuseWithoutStore.ts'
import type { SharedStore } from '../store/sharedStore.ts'
import { createTtlSet } from '../ttlSet.ts'

/** How long a delivery may be worked on before another one is tried, in milliseconds. */
const workedOnMs = 120_000

/**
 * How many events a process without a store remembers. The oldest is dropped then: refusing new ones would let a busy
 * customer keep the platform from hearing of anything for days.
 */
const mostInMemory = 10_000

/** What is known about an event before it is handled. `working`: it is being handled, here or at another server. */
export type Claim = 'taken' | 'working' | 'done'

type DeliveriesParameters = {
  readonly store: SharedStore | undefined
  readonly now: () => number
  readonly keptMs: number
}

/**
 * Which events were handled, in the store that all servers share; without one, in the memory of this process.
 */
export function createDeliveries({ store: shared, now, keptMs }: DeliveriesParameters) {
  const store = refuseWithoutStore(
    shared ?? createMemoryStore({ now, mostEntries: mostInMemory, whenFull: 'drop-oldest' }),
  )
  const keyOf = (id: string) => `countersign:webhook:${hashToHex(id)}`
  // What this server has handled, also while the store is away.
  const handledHere = createTtlSet({ now, lifetimeMs: keptMs })

  return {
    /**
     * Takes an event for this server.
     *
     * @throws what the store throws; then nothing was taken.
     */
    claim: async (id: string): Promise<Claim> => {
      if (handledHere.has(id)) return 'done'
      const key = keyOf(id)
      if (await store.setIfAbsent(key, 'working', { ttlMs: workedOnMs })) return 'taken'
      return (await store.get(key)) === 'done' ? 'done' : 'working'
    },
    /** Notes that the event was handled. If the store fails now, the service hears it all the same and does not repeat. */
    finish: async (id: string): Promise<void> => {
      handledHere.add(id)
      await store.set(keyOf(id), 'done', { ttlMs: keptMs }).catch(() => undefined)
    },
    /** Lets the next delivery be handled. If the store fails now, that takes two minutes. */
    release: async (id: string): Promise<void> => {
      await store.delete(keyOf(id)).catch(() => undefined)
    },
  }
}
