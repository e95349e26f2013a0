import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createMemoryStore } from './createMemoryStore.ts'
import { readEntry } from './sharedStore.ts'

const ttl = { ttlMs: 100 }

/** What each store guarantees; `redis.test.ts` asks the same of a Redis server. */
const stores = [['in memory', createMemoryStore]] as const

test.each(stores)('a store %s gives back what was written', async (_where, create) => {
  const store = create({ now: () => 0 })
  const values = ['{"list":[1,"two",null]}', 'text', '0', '']

  for (const [index, value] of values.entries()) await store.set(`key:${index}`, value, ttl)

  expect(await Promise.all(values.map((_value, index) => store.get(`key:${index}`)))).toEqual(values)
})

test.each(stores)('of callers at the same time exactly one writes a value into a store %s', async (_where, create) => {
  let now = 0
  const store = create({ now: () => now })

  const first = await Promise.all(['a', 'b', 'c'].map((value) => store.setIfAbsent('key', value, ttl)))
  const kept = await store.get('key')
  now = 100
  const afterwards = await store.setIfAbsent('key', 'later', ttl)

  expect([first.filter(Boolean).length, kept, afterwards]).toEqual([1, 'abc'[first.indexOf(true)], true])
})

test.each(stores)('a store %s removes a value and a counter, and what is not there', async (_where, create) => {
  const store = create({ now: () => 0 })
  await store.set('a', '1', ttl)
  await store.increment('b', ttl)

  for (const key of ['a', 'b', 'c']) await store.delete(key)

  expect([await store.get('a'), await store.increment('b', ttl)]).toEqual([undefined, 1])
})

test.each(stores)('a counter in a store %s reads as its count', async (_where, create) => {
  const store = create({ now: () => 0 })
  await store.increment('a', ttl)
  await store.increment('a', ttl)

  expect(await store.get('a')).toBe('2')
})

test.each([undefined, '', 'text', '7', 'null', '{}', '{"count":"many"}', '['.repeat(100_000)])(
  'a foreign value under a key, such as %.20s, is ignored',
  async (written) => {
    expect(await readEntry({ get: async () => written }, 'key', v.object({ count: v.number() }))).toBeUndefined()
  },
)

test.each(stores)('a store %s forgets a value when its time is over, and not before', async (_where, create) => {
  let now = 5_000
  const store = create({ now: () => now })
  await store.set('a', '1', ttl)

  const seen = []
  for (const later of [99, 1]) {
    now += later
    seen.push(await store.get('a'))
  }

  expect(seen).toEqual(['1', undefined])
})

test.each(stores)('a value that is written again into a store %s has the new time', async (_where, create) => {
  let now = 0
  const store = create({ now: () => now })
  await store.set('a', '1', ttl)
  now = 60
  await store.set('a', '2', ttl)
  now = 159

  expect(await store.get('a')).toBe('2')
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
