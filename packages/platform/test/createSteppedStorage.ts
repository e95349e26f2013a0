import { createStorage, type Driver } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'

/** Waits until every promise that does not depend on the storage has continued. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Creates a storage whose callers wait until `play` releases them, one by one, in a different order for each seed. */
export function createSteppedStorage({ seed }: { seed: number }) {
  const memory = memoryDriver()
  const waiting: (() => void)[] = []
  const turn = () => new Promise<void>((resolve) => void waiting.push(resolve))
  const driver: Driver = {
    ...memory,
    getItem: (key, options) => turn().then(() => memory.getItem(key, options)),
    setItem: (key, value, options) => turn().then(() => memory.setItem?.(key, value, options)),
  }
  let state = (seed * 48_271 + 11) % 2_147_483_647

  /** Releases all callers. */
  async function play<result>(results: Promise<result>): Promise<result> {
    let isOver = false
    const end = () => {
      isOver = true
    }
    results.then(end, end)
    while (!isOver) {
      await settle()
      if (waiting.length === 0) continue
      state = (state * 48_271) % 2_147_483_647
      const [next] = waiting.splice(state % waiting.length, 1)
      next?.()
    }
    return results
  }
  return { storage: createStorage({ driver }), play }
}
