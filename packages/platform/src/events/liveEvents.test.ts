import { expect, test } from 'vitest'
import { card, createEventServers, customerId, type EventServer, openBrowser, turns } from '../../test/eventServers.ts'
import { createLiveEvents } from '../exports/index.ts'
import { createMemoryStore } from '../store/createMemoryStore.ts'
import type { createMemoryPublishSubscribe } from '../store/publishSubscribe.ts'
import type { SharedStore } from '../store/sharedStore.ts'

test('an event reaches the browsers of its customer at every server, in order', async () => {
  const { createServer } = createEventServers()
  const [one, other] = [createServer(), createServer()]
  const browsers = [await openBrowser(one), await openBrowser(other)]

  for (let number = 1; number <= 3; number++) await one.announce(customerId, [card(number)])
  await one.announce('Customer:2', [card(9)])
  await turns()

  for (const { changes } of browsers) expect(changes()).toEqual([card(1), card(2), card(3)])
})

test('a browser that comes back hears what it missed, once, also at another server', async () => {
  const { createServer, advance } = createEventServers()
  const [one, other] = [createServer(), createServer()]
  const first = await openBrowser(one)
  await one.announce(customerId, [card(1)])
  await turns()
  await first.leave()
  for (const number of [2, 3]) await one.announce(customerId, [card(number)])
  await advance(30 * 60_000)

  const again = await openBrowser(other, { lastEventId: first.lastId() })

  expect(again.changes()).toEqual([card(2), card(3)])
})

test('a new browser hears what happened in the last ten seconds, while its page was read, and nothing older', async () => {
  const { createServer, advance } = createEventServers()
  const server = createServer()
  await server.announce(customerId, [card(1)])
  await advance(10_001)
  await server.announce(customerId, [card(2)])
  await advance(9_000)

  expect((await openBrowser(server)).changes()).toEqual([card(2)])
})

test.each([
  ['an event of another customer', () => '00000000.20777.1'],
  ['text', () => 'text'],
  ['an event of tomorrow', (id: string) => id.replace(/\.\d+\./, '.99999.')],
  ['an event that did not happen yet', (id: string) => id.replace(/\d+$/, '500')],
])('a browser that names %s as its last one is told to read everything', async (_what, forge) => {
  const { createServer } = createEventServers()
  const server = createServer()
  const { lastId } = await openBrowser(server)

  const again = await openBrowser(server, { lastEventId: forge(lastId()) })

  expect(again.changes()).toEqual([{ kind: 'everything' }])
})

test('who missed more than is kept is told to read everything', async () => {
  const { createServer, advance } = createEventServers()
  const server = createServer()
  const long = await openBrowser(server)
  for (let number = 0; number < 101; number++) await server.announce(customerId, [card(number)])
  const many = await openBrowser(server, { lastEventId: long.lastId().replace(/\d+$/, '0') })
  await server.announce(customerId, [card(1)])
  await advance(61 * 60_000)
  const late = await openBrowser(server, { lastEventId: many.lastId() })

  expect([many.changes().length > 0, late.changes()]).toEqual([true, [{ kind: 'everything' }]])
})

test('a stream continues over midnight', async () => {
  const { createServer, advance } = createEventServers()
  const server = createServer()
  const browser = await openBrowser(server)
  await server.announce(customerId, [card(1)])
  await turns()
  await advance(12 * 60 * 60_000)
  await server.announce(customerId, [card(2)])
  await turns()

  expect(browser.changes()).toEqual([card(1), card(2)])
})

test('a silent stream shows every 20 seconds that it lives, and finds an event whose message was lost', async () => {
  const { createServer, channels, advance } = createEventServers()
  const server = createServer()
  const browser = await openBrowser(server)
  await advance(20_000)
  expect(browser.seen.text).toMatch(/: still here\n\n$/)

  const deaf = createLiveEventsWithoutMessages(server, channels)
  await deaf.announce(customerId, [card(1)])
  await turns()
  expect(browser.changes()).toEqual([])
  await advance(20_000)
  expect(browser.changes()).toEqual([card(1)])
})

/** A server whose messages do not arrive. */
function createLiveEventsWithoutMessages(
  server: EventServer,
  channels: ReturnType<typeof createMemoryPublishSubscribe>,
) {
  const { publish } = channels
  return {
    announce: async (...parameters: Parameters<EventServer['announce']>) => {
      Object.assign(channels, { publish: async () => undefined })
      await server.announce(...parameters)
      Object.assign(channels, { publish })
    },
  }
}

test('a browser that does not read costs nothing: what it missed stays in the store', async () => {
  let reads = 0
  const memory = createMemoryStore({ now: () => 0 })
  const store: SharedStore = {
    ...memory,
    get: (key) => {
      reads += 1
      return memory.get(key)
    },
  }
  const server = createLiveEvents({ store, now: () => 0, setTimer: () => () => undefined })
  const stream = await server.open({ customerId, lastEventId: undefined, isSignedIn: async () => true })
  await turns()
  const before = reads

  for (let number = 0; number < 50; number++) await server.announce(customerId, [card(number)])
  await turns()
  const whileBlocked = reads - before
  const reader = stream?.getReader()
  const parts = [await reader?.read(), await reader?.read()]

  expect(whileBlocked).toBe(0)
  expect(new TextDecoder().decode(parts[1]?.value).match(/data/g)).toHaveLength(50)
  server.close()
})

test('without the store a stream ends, so that the browser reads for itself', async () => {
  const { createServer, store, advance } = createEventServers()
  const browser = await openBrowser(createServer())
  Object.assign(store, { get: () => Promise.reject(new Error('down')) })
  await advance(20_000)

  expect(browser.seen.isOver).toBe(true)
})
