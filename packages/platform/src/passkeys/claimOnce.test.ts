import { createStorage, type Driver } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'
import { expect, test } from 'vitest'
import { claimOnce } from './claimOnce.ts'

const claim = { name: 'challenge', ttlSeconds: 300 }

test('the first claim wins and every later one loses', async () => {
  const store = createStorage()

  const results = [await claimOnce(store, claim), await claimOnce(store, claim), await claimOnce(store, claim)]

  expect(results).toEqual([true, false, false])
})

test('claims of different names do not meet', async () => {
  const store = createStorage()

  const results = await Promise.all(['a', 'b', 'c'].map((name) => claimOnce(store, { ...claim, name })))

  expect(results).toEqual([true, true, true])
})

/** A shared store in which the next step of all who wait is decided by the test. */
function createSteppedStore() {
  const memory = memoryDriver()
  const waiting: (() => void)[] = []
  const turn = () => new Promise<void>((resolve) => void waiting.push(resolve))
  const driver: Driver = {
    ...memory,
    hasItem: (key, options) => turn().then(() => memory.hasItem(key, options)),
    getItem: (key, options) => turn().then(() => memory.getItem(key, options)),
    setItem: (key, value, options) => turn().then(() => memory.setItem?.(key, value, options)),
  }
  return { store: createStorage({ driver }), waiting }
}

/** Every promise that can go on without the store has done so after this. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('of processes that race through one store never more than one wins, in 500 orders', async () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const winners: number[] = []

  for (let run = 0; run < 500; run++) {
    const { store, waiting } = createSteppedStore()
    const claims = Promise.all(Array.from({ length: 2 + random(3) }, () => claimOnce(store, claim)))
    await settle()
    while (waiting.length > 0) {
      const [next] = waiting.splice(random(waiting.length), 1)
      next?.()
      await settle()
    }
    winners.push((await claims).filter(Boolean).length)
  }

  expect(Math.max(...winners)).toBe(1)
  // When they meet inside, nobody wins: that is the price of a store without compare-and-set.
  expect(winners.filter((count) => count === 1).length).toBeGreaterThan(100)
})
