import { expect, onTestFinished, test, vi } from 'vitest'
import { brokenStore } from '../../test/brokenStore.ts'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { errorResponse } from '../../test/fakeService.ts'
import type { RequestEvent } from '../observe/observeRequests.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'

const well = { status: 'ok', service: 'ok', store: 'memory' }

test('anyone may ask whether the relay works, and nothing of the service is in the response', async () => {
  const platform = createTestPlatform()

  const { status, json, headers } = await platform.call('GET', '/health')

  expect([status, json]).toEqual([200, well])
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-store', 'application/json'])
  expect(platform.service.seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toHaveLength(1)
})

test('a thousand questions are one call to the service, and one more after ten seconds', async () => {
  const platform = createTestPlatform()
  const ask = () => platform.call('GET', '/health')

  await Promise.all(Array.from({ length: 500 }, ask))
  platform.clock.now += 9_999
  await Promise.all(Array.from({ length: 500 }, ask))
  expect(platform.service.seen).toHaveLength(1)

  platform.clock.now += 1
  await Promise.all(Array.from({ length: 500 }, ask))
  expect(platform.service.seen).toHaveLength(2)
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('connect ECONNREFUSED 10.1.2.3'))],
  ['fails', async () => errorResponse(500, 'INTERNAL_ERROR', 'x')],
  ['refuses the credentials', async () => errorResponse(401, 'UNAUTHORIZED', 'x')],
  ['answers with a page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
])('says degraded while the service %s, and recovers by itself', async (_how, answer) => {
  const platform = createTestPlatform()
  platform.service.intercept = answer

  const during = await platform.call('GET', '/health')
  platform.service.intercept = () => undefined
  platform.clock.now += 10_000
  const after = await platform.call('GET', '/health')

  expect([during.status, during.json]).toEqual([200, { ...well, status: 'degraded', service: 'unavailable' }])
  expect(during.text).not.toContain('10.1.2.3')
  expect(after.json).toEqual(well)
})

test('a service that limits the platform works', async () => {
  const platform = createTestPlatform()
  platform.service.intercept = () => errorResponse(429, 'RATE_LIMITED', 'x')

  expect((await platform.call('GET', '/health')).json).toEqual(well)
})

test('responds within three seconds, although neither the service nor the store does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const platform = createTestPlatform({ store: brokenStore(() => new Promise(() => undefined)), timeoutMs: 60_000 })
  platform.service.intercept = () => new Promise(() => undefined)

  const asked = platform.call('GET', '/health')
  await vi.advanceTimersByTimeAsync(3_000)

  expect((await asked).json).toEqual({ status: 'degraded', service: 'unavailable', store: 'unavailable' })
})

test('says degraded while the shared store cannot be written, also when it can be read', async () => {
  const memory = createMemoryStore({ now: () => 0 })
  let isFull = false
  const store = {
    ...memory,
    set: (...entry: Parameters<typeof memory.set>) =>
      isFull ? Promise.reject(new Error('OOM redis://user:password@store')) : memory.set(...entry),
  }
  const platform = createTestPlatform({ store })

  const before = await platform.call('GET', '/health')
  isFull = true
  platform.clock.now += 10_000
  const during = await platform.call('GET', '/health')

  expect(before.json).toEqual({ ...well, store: 'ok' })
  expect([during.status, during.json]).toEqual([200, { status: 'degraded', service: 'ok', store: 'unavailable' }])
  expect(during.text).not.toContain('password')
})

test.each(['/health/', '/health?x=1', '/healthy', '/quotes?x=/api/wallet/health', '//health', '/x/../health2'])(
  '%s is not the health of the relay',
  async (path) => {
    const platform = createTestPlatform()

    const { json } = await platform.call('GET', path)

    expect(json).not.toHaveProperty('service')
    expect(platform.service.seen).toEqual([])
  },
)

test('it can only be read, and is not reported as a request of a user', async () => {
  const events: RequestEvent[] = []
  const platform = createTestPlatform({ onRequest: (event) => events.push(event) })

  await platform.call('GET', '/health')
  expect(events).toEqual([])
  expect((await platform.call('POST', '/health', { body: {} })).status).toBe(404)
})
