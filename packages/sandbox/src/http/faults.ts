import type { Failure, SandboxOperation } from '../sandbox.ts'

/** Ordered failures, first in, first out for each operation. */
export function createFaults() {
  const orders = new Map<SandboxOperation, { failure: Failure; skip: number; left: number }[]>()
  return {
    failNext(operation: SandboxOperation, failure: Failure): void {
      const queue = orders.get(operation) ?? []
      queue.push({ failure, skip: failure.skip ?? 0, left: failure.times ?? 1 })
      orders.set(operation, queue)
    },
    /** The failure of this call, if one was ordered. */
    take(operation: SandboxOperation): Failure | undefined {
      const queue = orders.get(operation) ?? []
      const first = queue[0]
      if (!first) return undefined
      if (first.skip > 0) {
        first.skip -= 1
        return undefined
      }
      first.left -= 1
      if (first.left <= 0) queue.shift()
      return first.failure
    },
    ordered(): readonly SandboxOperation[] {
      return [...orders].flatMap(([operation, { length }]) => (length > 0 ? operation : []))
    },
    reset(operation?: SandboxOperation): void {
      if (operation === undefined) orders.clear()
      else orders.delete(operation)
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
