import { expect, onTestFinished, test, vi } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createMemoryStore } from './createMemoryStore.ts'
import { fallBackToMemory } from './fallBackToMemory.ts'
import type { SharedStore } from './sharedStore.ts'

const ttl = { ttlMs: 60_000 }

async function useStore(store: SharedStore) {
  await store.set('a', '1', ttl)
  return [await store.get('a'), await store.increment('b', ttl), await store.increment('b', ttl)]
}

test('uses the store while it works', async () => {
  const memory = createMemoryStore({ now: () => 0 })
  const shared = createMemoryStore({ now: () => 0 })

  const seen = await useStore(fallBackToMemory(shared, { memory }))

  expect(seen).toEqual(['1', 1, 2])
  expect([await shared.get('a'), await memory.get('a')]).toEqual(['1', undefined])
})

test('uses memory while the store fails, without what the store says', async () => {
  const fail = () => Promise.reject(new Error('redis://user:password@store is down'))
  const memory = createMemoryStore({ now: () => 0 })

  expect(await useStore(fallBackToMemory(brokenStore(fail), { memory }))).toEqual(['1', 1, 2])
})

test('does not wait longer than two seconds for a store that does not respond', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const never = () => new Promise<never>(() => undefined)
  const memory = createMemoryStore({ now: () => 0 })

  const seen = useStore(fallBackToMemory(brokenStore(never), { memory }))
  await vi.advanceTimersByTimeAsync(4 * 2_000)

  expect(await seen).toEqual(['1', 1, 2])
})
