import { refuse } from '../answers.ts'
import type { PlatformStore } from './platformStore.ts'

/** Responds with 503 for a store that fails or is full: what depends on the store is refused without it. */
export function refuseWithoutStore(store: PlatformStore): PlatformStore {
  const guard = async <result>(work: () => Promise<result>): Promise<result> => {
    try {
      return await work()
    } catch {
      // The error of a store may quote its address, with a password in it.
      const message = 'The platform cannot do this right now'
      throw refuse(503, { code: 'PLATFORM_UNAVAILABLE', message, headers: { 'retry-after': '10' } })
    }
  }
  return {
    get: (key) => guard(() => store.get(key)),
    set: (key, value, lifetime) => guard(() => store.set(key, value, lifetime)),
    increment: (key, lifetime) => guard(() => store.increment(key, lifetime)),
  }
}
