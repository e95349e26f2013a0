import type { SharedStore } from './sharedStore.ts'

/** Runs one call of a store. */
type Around = <result>(work: (store: SharedStore) => Promise<result>) => Promise<result>

/** Returns a store whose calls all go through one function, which decides what happens when a call fails. */
export function eachCall(around: Around): SharedStore {
  return {
    get: (key) => around((store) => store.get(key)),
    set: (key, value, lifetime) => around((store) => store.set(key, value, lifetime)),
    setIfAbsent: (key, value, lifetime) => around((store) => store.setIfAbsent(key, value, lifetime)),
    increment: (key, lifetime) => around((store) => store.increment(key, lifetime)),
    delete: (key) => around((store) => store.delete(key)),
    timeLeft: (key) => around(async (store) => store.timeLeft?.(key)),
  }
}
