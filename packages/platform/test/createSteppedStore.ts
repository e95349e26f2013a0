import { createMemoryStore } from '../src/store/createMemoryStore.ts'
import { eachCall } from '../src/store/eachCall.ts'

/** Waits until every promise that does not depend on the store has continued. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Creates a store whose callers wait until `play` releases them, one by one, in a different order for each seed. */
export function createSteppedStore({ seed }: { seed: number }) {
  const memory = createMemoryStore({ now: () => 0 })
  const waiting: (() => void)[] = []
  const turn = () => new Promise<void>((resolve) => void waiting.push(resolve))
  const store = eachCall(async (work) => {
    await turn()
    return work(memory)
  })
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
  return { store, play }
}
