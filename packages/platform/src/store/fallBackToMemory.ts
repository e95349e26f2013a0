import { withDeadline } from '../deadline.ts'
import { eachCall } from './eachCall.ts'
import type { SharedStore } from './sharedStore.ts'

/** How long a request waits for the store, in milliseconds. */
const timeoutMs = 2_000

/**
 * Uses this process's memory while a store fails, is full or does not respond: for counts that should be shared, and
 * without which users still have to be able to sign in.
 */
export function fallBackToMemory(store: SharedStore, { memory }: { memory: SharedStore }): SharedStore {
  const late = () => new Error('The store took too long')
  return eachCall(async (work) => {
    try {
      return await withDeadline(() => work(store), { timeoutMs, late })
    } catch {
      return work(memory)
    }
  })
}
