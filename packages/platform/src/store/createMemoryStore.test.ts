import { expect, test } from 'vitest'
import { createMemoryStore } from './createMemoryStore.ts'

function createStore() {
  const clock = { now: 1_000_000 }
  return { clock, store: createMemoryStore({ now: () => clock.now }) }
}

test('rejects a new entry when it is full, and forgets none of the old ones', async () => {
  const { store, clock } = createStore()
  await store.increment('used', { ttlMs: 60_000 })
  for (let number = 1; number < 100_000; number++) await store.set(String(number), String(number), { ttlMs: 60_000 })
  clock.now += 59_999

  const refused = await Promise.allSettled([
    store.set('one more', '1', { ttlMs: 60_000 }),
    store.increment('one more', { ttlMs: 60_000 }),
  ])

  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await store.get('1'), await store.get('99999'), await store.get('one more')]).toEqual([
    '1',
    '99999',
    undefined,
  ])
  expect(await store.increment('used', { ttlMs: 60_000 })).toBe(2)
})

test('takes new entries again once the time of old ones is over', async () => {
  const { store, clock } = createStore()
  for (let number = 0; number < 100_000; number++) await store.set(String(number), String(number), { ttlMs: 60_000 })
  clock.now += 60_000

  await store.set('one more', '1', { ttlMs: 60_000 })

  expect([await store.get('one more'), await store.get('5')]).toEqual(['1', undefined])
})

test('drops the entry that was written longest ago, where it may', async () => {
  const store = createMemoryStore({ now: () => 0, whenFull: 'drop-oldest' })
  for (let number = 0; number < 100_000; number++) await store.set(String(number), String(number), { ttlMs: 60_000 })
  await store.set('0', 'again', { ttlMs: 60_000 })

  await store.set('one more', '1', { ttlMs: 60_000 })

  expect([await store.get('0'), await store.get('1'), await store.get('2')]).toEqual(['again', undefined, '2'])
  expect(await store.get('one more')).toBe('1')
})
