import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import { createMemoryStore } from './createMemoryStore.ts'
import { createUnstorageStore } from './createUnstorageStore.ts'
import type { PlatformStore } from './platformStore.ts'

const ttl = { ttlMs: 100 }

type Clock = { now: () => number }

/** What each store guarantees. */
const stores: [string, (clock: Clock) => PlatformStore][] = [
  ['in memory', createMemoryStore],
  // Its driver ignores `ttl`.
  ['over unstorage', (clock) => createUnstorageStore(createStorage(), clock)],
]

test.each(stores)('a store %s gives back plain JSON', async (_where, create) => {
  const store = create({ now: () => 0 })
  const values = [{ list: [1, 'two', null, { three: true }] }, 'text', 0, false]

  for (const [index, value] of values.entries()) await store.set(`key:${index}`, value, ttl)

  expect(await Promise.all(values.map((_value, index) => store.get(`key:${index}`)))).toEqual(values)
})

test.each(stores)('a store %s forgets a value when its time is over, and not before', async (_where, create) => {
  let now = 5_000
  const store = create({ now: () => now })
  await store.set('a', 1, ttl)

  const seen = []
  for (const later of [99, 1]) {
    now += later
    seen.push(await store.get('a'))
  }

  expect(seen).toEqual([1, undefined])
})

test.each(stores)('a value that is written again into a store %s has the new time', async (_where, create) => {
  let now = 0
  const store = create({ now: () => now })
  await store.set('a', 1, ttl)
  now = 60
  await store.set('a', 2, ttl)
  now = 159

  expect(await store.get('a')).toBe(2)
})

test.each(stores)('a store %s counts from one, for each key', async (_where, create) => {
  const store = create({ now: () => 0 })

  const counts = []
  for (const key of ['a', 'a', 'b', 'a']) counts.push(await store.increment(key, ttl))

  expect(counts).toEqual([1, 2, 1, 3])
})

test.each(stores)('of callers at the same time, each gets a count of its own in a store %s', async (_where, create) => {
  const store = create({ now: () => 0 })

  const counts = await Promise.all(Array.from({ length: 20 }, () => store.increment('a', ttl)))

  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test.each(stores)(
  'a counter in a store %s ends after its own time, however often it counts',
  async (_where, create) => {
    let now = 0
    const store = create({ now: () => now })
    await store.increment('a', ttl)
    now = 99
    const second = await store.increment('a', ttl)
    now = 100

    expect([second, await store.increment('a', ttl), await store.increment('a', ttl)]).toEqual([2, 1, 2])
  },
)
