import { createStorage, type Driver } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'
import { expect, test } from 'vitest'
import { createSteppedStorage } from '../../test/createSteppedStorage.ts'
import { createUnstorageStore } from './createUnstorageStore.ts'

const ttl = { ttlMs: 300_000 }
const now = () => 0

test('when processes race for a counter over one storage at most one of them gets 1, in 500 orders', async () => {
  const winners: number[] = []

  for (let seed = 0; seed < 500; seed++) {
    const { storage, play } = createSteppedStorage({ seed })
    const processes = Array.from({ length: 2 + (seed % 3) }, () => createUnstorageStore(storage, { now }))
    const counts = await play(Promise.all(processes.map((store) => store.increment('a', ttl))))
    winners.push(counts.filter((count) => count === 1).length)
  }

  expect(Math.max(...winners)).toBe(1)
  // If they overlap, none of them wins: that is the price of a storage without compare-and-set.
  expect(winners.filter((count) => count === 1).length).toBeGreaterThan(100)
})

test('of callers within one process exactly one gets 1, in 100 orders', async () => {
  const winners: number[] = []

  for (let seed = 0; seed < 100; seed++) {
    const { storage, play } = createSteppedStorage({ seed })
    const store = createUnstorageStore(storage, { now })
    const counts = await play(Promise.all([1, 2, 3].map(() => store.increment('a', ttl))))
    winners.push(counts.filter((count) => count === 1).length)
  }

  expect(new Set(winners)).toEqual(new Set([1]))
})

test('another process continues with the count and the values', async () => {
  const storage = createStorage()
  const [first, second] = [createUnstorageStore(storage, { now }), createUnstorageStore(storage, { now })]
  await first.set('value', 7, ttl)

  const counts = [await first.increment('a', ttl), await second.increment('a', ttl), await first.increment('a', ttl)]

  expect([counts, await second.get('value')]).toEqual([[1, 2, 3], 7])
})

test('a counter of another process that just ended starts again once', async () => {
  let time = 0
  const storage = createStorage()
  const [first, second] = [1, 2].map(() => createUnstorageStore(storage, { now: () => time }))
  await first?.increment('a', ttl)
  await first?.increment('a', ttl)
  time = ttl.ttlMs

  expect([await second?.increment('a', ttl), await first?.increment('a', ttl)]).toEqual([1, 2])
})

test('the driver gets a time to live that is not shorter than that of the entry', async () => {
  const memory = memoryDriver()
  const lifetimes: unknown[] = []
  const driver: Driver = {
    ...memory,
    setItem: (key, value, options) => {
      lifetimes.push(options.ttl)
      return memory.setItem?.(key, value, options)
    },
  }
  const store = createUnstorageStore(createStorage({ driver }), { now })

  await store.set('a', 1, { ttlMs: 300_000 })
  await store.set('a', 1, { ttlMs: 1_001 })
  await store.set('a', 1, { ttlMs: 1 })

  expect(lifetimes).toEqual([300, 2, 1])
})

test.each([undefined, null, 7, 'text', {}, { value: 1 }, { value: 1, endsAt: 'never' }, { endsAt: null, value: 1 }])(
  'a foreign value under a key, such as %j, is ignored',
  async (written) => {
    const storage = createStorage()
    await storage.setItem('a', written ?? null)

    expect(await createUnstorageStore(storage, { now }).get('a')).toBeUndefined()
  },
)

test('a driver that fails once does not block later calls', async () => {
  const memory = memoryDriver()
  let isDown = true
  const driver: Driver = {
    ...memory,
    setItem: (key, value, options) => {
      if (isDown) throw new Error('redis://user:password@host is down')
      return memory.setItem?.(key, value, options)
    },
  }
  const store = createUnstorageStore(createStorage({ driver }), { now })
  const early = await Promise.allSettled([store.increment('a', ttl), store.set('b', 1, ttl)])
  isDown = false

  expect(early.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await store.increment('a', ttl)).toBe(1)
})
