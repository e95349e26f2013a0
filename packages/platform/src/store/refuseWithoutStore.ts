import { refuse } from '../responses.ts'
import { eachCall } from './eachCall.ts'
import type { SharedStore } from './sharedStore.ts'

/** Responds with 503 for a store that fails or is full: what depends on the store is refused without it. */
export function refuseWithoutStore(store: SharedStore): SharedStore {
  return eachCall(async (work) => {
    try {
      return await work(store)
    } catch {
      // The error of a store may quote its address, with a password in it.
      const message = 'The platform cannot do this right now'
      throw refuse(503, { code: 'PLATFORM_UNAVAILABLE', message, headers: { 'retry-after': '10' } })
    }
  })
}
