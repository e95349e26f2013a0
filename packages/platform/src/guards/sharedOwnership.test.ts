import { expect, test } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada, eve } from '../../test/fakeService.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'

const path = `/customers/external-accounts/${ada.payee}`

test('what one server confirmed, the other does not look up again, and for another customer it does', async () => {
  const store = createMemoryStore({ now: () => 0 })
  const [first, second] = [createTestPlatform({ signedIn: ada, store }), createTestPlatform({ signedIn: ada, store })]
  const other = createTestPlatform({ signedIn: eve, store })
  const remove = async (platform: typeof first) => (await platform.call('DELETE', path)).status

  const statuses = [await remove(first), await remove(second), await remove(other)]

  const reads = [first, second].map(({ service }) => service.seen.filter(({ method }) => method === 'GET').length)
  expect(statuses[2]).toBe(404)
  expect(reads).toEqual([1, 0])
})

test('what one server denied, the other denies, too', async () => {
  const store = createMemoryStore({ now: () => 0 })
  const [first, second] = [createTestPlatform({ signedIn: eve, store }), createTestPlatform({ signedIn: eve, store })]

  const statuses = [(await first.call('DELETE', path)).status, (await second.call('DELETE', path)).status]

  expect(statuses).toEqual([404, 404])
})

test('what one server confirmed ends for all after a minute, to the millisecond', async () => {
  // A store that keeps an entry longer than it was asked to.
  const store = createMemoryStore({ now: () => 0 })
  const remove = async (now: number) => {
    const platform = createTestPlatform({ signedIn: ada, store })
    platform.clock.now += now
    await platform.call('DELETE', path)
    return platform.service.seen.filter(({ method }) => method === 'GET').length
  }

  expect([await remove(0), await remove(59_999), await remove(60_000)]).toEqual([1, 0, 1])
})

test.each([
  ['fails', () => Promise.reject(new Error('redis://user:password@store is down'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('a store that %s only costs another look at the service', async (_how, call) => {
  const platform = createTestPlatform({ signedIn: ada, store: { ...brokenStore(call), increment: async () => 1 } })

  expect((await platform.call('GET', path)).status).toBe(200)
})

test('a foreign entry in the store makes no customer an owner', async () => {
  const store = { ...createMemoryStore({ now: () => 0 }), get: async () => 'true' }
  const platform = createTestPlatform({ signedIn: eve, store })

  expect((await platform.call('GET', path)).status).toBe(404)
})
