import { createParser } from 'eventsource-parser'
import { expect, test } from 'vitest'
import { card, createEventServers, customerId, type EventServer, turns } from '../../test/eventServers.ts'

type Listening = { size?: number; lastEventId?: string | undefined }

/** A client of event streams that is not ours, which takes a stream in pieces of a size. */
async function listen(server: EventServer, { size = 100_000, lastEventId }: Listening = {}) {
  const heard = { ids: [] as (string | undefined)[], events: [] as unknown[], retry: 0, comments: [] as string[] }
  const parser = createParser({
    onEvent: ({ id, data }) => {
      heard.ids.push(id)
      heard.events.push(JSON.parse(data))
    },
    onRetry: (retry) => {
      heard.retry = retry
    },
    onComment: (comment) => heard.comments.push(comment.trim()),
    onError: (error) => expect.fail(error.message),
  })
  const stream = await server.open({ customerId, lastEventId, isSignedIn: async () => true })
  void (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of stream ?? [])
      for (let at = 0; at < bytes.length; at += size)
        parser.feed(decoder.decode(bytes.subarray(at, at + size), { stream: true }))
  })()
  await turns()
  return heard
}

test.each([1, 7, 100_000])('another client reads events, ids, pauses and heartbeats, in pieces of %i', async (size) => {
  const { createServer, advance } = createEventServers()
  const server = createServer()
  const heard = await listen(server, { size })
  const changes = [card(1), { ...card(2), id: 'Card:é\u2028\u2029\r\n: id' }, card(3)]

  for (const change of changes) await server.announce(customerId, [change])
  await turns()
  await advance(20_000)

  expect(heard.events).toEqual(changes.map((change) => ({ changes: [change] })))
  expect(new Set(heard.ids).size).toBe(3)
  expect([heard.retry, heard.comments]).toEqual([3_000, ['still here']])
})

test('a stream continues after the event that another client names as its last one', async () => {
  const server = createEventServers().createServer()
  const first = await listen(server)
  for (const number of [1, 2, 3]) await server.announce(customerId, [card(number)])
  await turns()

  const again = await listen(server, { lastEventId: first.ids[0] })

  expect(again.events).toEqual([{ changes: [card(2)] }, { changes: [card(3)] }])
})
