import { expect, test } from 'vitest'
import { createTestPlatform } from '../../test/createTestPlatform.ts'
import { ada } from '../../test/fakeService.ts'
import { createLiveEvents } from '../exports/index.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'

test('one customer has at most 20 streams at a server', async () => {
  const events = createLiveEvents({ setTimer: () => () => undefined })
  const platform = createTestPlatform({ signedIn: ada, events })
  for (let number = 0; number < 20; number++)
    await events.open({ customerId: ada.customer, lastEventId: undefined, isSignedIn: async () => true })

  const answer = await platform.call('GET', '/events')

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  events.close()
})

test('a stream that begins during a shutdown is over at once', async () => {
  let close = () => {}
  const memory = createMemoryStore({ now: Date.now })
  const get = async (key: string) => {
    close()
    return memory.get(key)
  }
  const stopping = createLiveEvents({ store: { ...memory, get }, setTimer: () => () => undefined })
  close = stopping.close

  const stream = await stopping.open({ customerId: ada.customer, lastEventId: undefined, isSignedIn: async () => true })

  expect(await new Response(stream).text()).not.toContain('data')
})

test('a stream is for a signed-in customer of a platform that has events, and of no other site', async () => {
  const open = createTestPlatform({ signedIn: ada })
  const events = createLiveEvents({
    store: { ...createMemoryStore({ now: Date.now }), get: () => Promise.reject(new Error('down')) },
  })
  const statuses = [
    await open.call('GET', '/events'),
    await createTestPlatform().call('GET', '/events'),
    await open.call('GET', '/events', { headers: { 'sec-fetch-site': 'cross-site' } }),
    await open.call('GET', '/events?customerId=Customer:2'),
    await open.call('POST', '/events'),
    await createTestPlatform({ signedIn: ada, events }).call('GET', '/events'),
  ].map(({ status }) => status)

  expect(statuses).toEqual([200, 401, 403, 400, 405, 503])
  const { headers } = await open.call('GET', '/events')
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'text/event-stream',
    // Next compresses what passes through `rewrites`, and keeps a stream's events back until its buffer is full.
    'no-store, no-transform',
  ])
})
