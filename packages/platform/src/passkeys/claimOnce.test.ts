import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import { createSteppedStore } from '../../test/createSteppedStore.ts'
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

test('of processes that race through one store never more than one wins, in 500 orders', async () => {
  const winners: number[] = []

  for (let seed = 0; seed < 500; seed++) {
    const { store, play } = createSteppedStore({ seed })
    const processes = Array.from({ length: 2 + (seed % 3) }, () => claimOnce(store, claim))
    winners.push((await play(Promise.all(processes))).filter(Boolean).length)
  }

  expect(Math.max(...winners)).toBe(1)
  // When they meet inside, nobody wins: that is the price of a store without compare-and-set.
  expect(winners.filter((count) => count === 1).length).toBeGreaterThan(100)
})
