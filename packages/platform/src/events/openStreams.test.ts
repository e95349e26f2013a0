import { expect, test } from 'vitest'
import { card, createEventServers, customerId, openBrowser, turns } from '../../test/eventServers.ts'

test('the stream ends with the next sign of life when its customer is signed out', async () => {
  const { createServer, advance } = createEventServers()
  let isSignedIn = true
  const browser = await openBrowser(createServer(), { isSignedIn: async () => isSignedIn })
  await advance(20_000)
  isSignedIn = false
  expect(browser.seen.isOver).toBe(false)

  await advance(20_000)
  expect(browser.seen.isOver).toBe(true)
})

test('the stream ends within 20 seconds of the sign-out, also when events leave no silence', async () => {
  const { createServer, advance } = createEventServers()
  const server = createServer()
  let isSignedIn = true
  const browser = await openBrowser(server, { isSignedIn: async () => isSignedIn })
  isSignedIn = false

  for (const number of [1, 2, 3, 4]) {
    await advance(10_000)
    await server.announce(customerId, [card(number)])
    await turns()
  }

  // The last event says so, without an id.
  expect([browser.changes(), browser.seen.isOver]).toEqual([[card(1), { kind: 'session' }], true])
})

test('a customer who opens fifty streams at the same moment gets 20, and each of them ends with the server', async () => {
  const { createServer, store } = createEventServers()
  const server = createServer()
  const { get } = store
  // A store on another machine: nothing is read before all of them have asked.
  Object.assign(store, { get: (key: string) => turns().then(() => get(key)) })
  const isSignedIn = async () => true
  const opened = await Promise.all(
    Array.from({ length: 50 }, () => server.open({ customerId, lastEventId: undefined, isSignedIn })),
  )
  const streams = opened.filter((stream) => stream !== undefined)

  server.close()

  expect(streams).toHaveLength(20)
  for (const stream of streams) {
    const reader = stream.getReader()
    await reader.read()
    expect((await reader.read()).done).toBe(true)
  }
})

test('a stream that could not be opened leaves its place to another', async () => {
  const { createServer, store } = createEventServers()
  const server = createServer()
  const open = () => server.open({ customerId, lastEventId: undefined, isSignedIn: async () => true })
  const { get } = store
  Object.assign(store, { get: () => Promise.reject(new Error('down')) })
  await Promise.allSettled(Array.from({ length: 30 }, open))
  Object.assign(store, { get })

  expect(await open()).toBeDefined()
  server.close()
})

test('a clean shutdown ends every stream, and a browser that leaves is forgotten', async () => {
  const { createServer } = createEventServers()
  const server = createServer()
  const browsers = [await openBrowser(server), await openBrowser(server)]
  await browsers[0]?.leave()
  server.close()
  await turns()

  expect(browsers.map(({ seen }) => seen.isOver)).toEqual([true, true])
})
