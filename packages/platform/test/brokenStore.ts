import type { SharedStore } from '../src/exports/index.ts'

/** A store of which every function does the same: fails, or never ends. */
export function brokenStore(call: () => Promise<never>): SharedStore {
  return { get: call, set: call, setIfAbsent: call, increment: call, delete: call, timeLeft: call }
}
