import { refuse } from '../answers.ts'
import { withDeadline } from '../deadline.ts'
import type { PlatformStore } from './platformStore.ts'

/** How long a sign-in waits for the store, in milliseconds. */
const timeoutMs = 2_000

/**
 * Uses this process's memory while a store fails, is full or does not respond: for counts that should be shared, and
 * without which users still have to be able to sign in.
 */
export function fallBackToMemory(store: PlatformStore, { memory }: { memory: PlatformStore }): PlatformStore {
  const late = () => refuse(504, { code: 'TIMEOUT', message: 'The store took too long' })
  const use = async <result>(work: (either: PlatformStore) => Promise<result>): Promise<result> => {
    try {
      return await withDeadline(() => work(store), { timeoutMs, late })
    } catch {
      return work(memory)
    }
  }
  return {
    get: (key) => use((either) => either.get(key)),
    set: (key, value, lifetime) => use((either) => either.set(key, value, lifetime)),
    increment: (key, lifetime) => use((either) => either.increment(key, lifetime)),
  }
}
