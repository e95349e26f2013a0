import type { Change } from '@countersign/core/wire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { turns } from '../../test/testPage.ts'
import { createStore } from '../state/store.ts'
import { createTabs } from '../storage/tabs.ts'
import { type Clock, createServerTime } from '../time/clock.ts'
import { createLiveEvents } from './liveEvents.ts'
import type { SessionState } from './sessionState.ts'

type Stream = { send(event: { id?: string; changes?: readonly Change[] }): void; close(): void }

const session = {
  id: 'Session:1',
  accountId: 'InternalAccount:1',
  credentialId: 'AuthMethod:1',
  type: 'EMAIL_OTP',
  nickname: 'ada@example.com',
  openedAt: new Date(0),
  expiresAt: new Date(900_000),
}
const active = (id = session.id): SessionState => ({
  status: 'active',
  session: { ...session, id },
  persistence: 'stored',
})

const card: Change = { kind: 'card', id: 'Card:1' }
const payee: Change = { kind: 'payee', id: 'ExternalAccount:1' }
const everything: Change = { kind: 'everything' }

const offline = () => Promise.reject(new TypeError('fetch failed'))
const status = (code: number, headers = {}) => Promise.resolve(new Response(null, { status: code, headers }))

let browsers = 0

/** A tab of a browser whose platform answers as the test says: each time like the last answer, until there is another. */
function openTab(answer: () => Promise<Response>, clockOptions: Partial<Clock> = {}) {
  const clock = createTestClock()
  const name = `live-events-${++browsers}`
  const requests: { lastEventId: string | null; signal: AbortSignal }[] = []
  const streams: Stream[] = []
  const sessions = createStore<SessionState>(active())
  const platform = { answer }
  const transport = {
    baseUrl: '/api',
    headerNames: { signature: '', requestId: '', idempotencyKey: '' } as never,
    clock: { ...clock, ...clockOptions },
    serverTime: createServerTime(clock),
    fetch: (async (_input, { headers, signal } = {}) => {
      requests.push({ lastEventId: new Headers(headers).get('last-event-id'), signal: signal as AbortSignal })
      return platform.answer()
    }) as typeof fetch,
  }
  const events = createLiveEvents({ transport, tabs: createTabs({ name }), sessions })
  const heard: Change[] = []
  const listen = (listener = (change: Change) => void heard.push(change)) => {
    const stop = events.subscribe(listener)
    onTestFinished(stop)
    return stop
  }
  return { clock, requests, streams, sessions, platform, heard, listen, otherTab: createTabs({ name }) }
}

/** A stream of events that stays open until it is closed. */
function streamTo(streams: Stream[]): () => Promise<Response> {
  return async () => {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push({
          send: ({ id, changes }) => {
            const lines = [...(id ? [`id: ${id}`] : []), ...(changes ? [`data: ${JSON.stringify({ changes })}`] : [])]
            controller.enqueue(encoder.encode(`${lines.join('\n')}\n\n`))
          },
          close: () => controller.close(),
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

/** A tab with an open stream, whose user listens. */
async function connected() {
  const streams: Stream[] = []
  const tab = openTab(streamTo(streams))
  const stop = tab.listen()
  await turns()
  expect(tab.requests).toHaveLength(1)
  const stream = () => streams.at(-1) as Stream
  return { ...tab, stop, stream }
}

/** The pauses before the next attempts, in seconds. */
async function pausesOf({ clock }: Pick<ReturnType<typeof openTab>, 'clock'>, count: number): Promise<number[]> {
  const pauses: number[] = []
  for (let pause = 0; pause < count; pause++) {
    await turns()
    const waiting = clock.waiting().filter((ms) => ms !== 50_000)
    expect(waiting).toHaveLength(1)
    pauses.push((waiting[0] as number) / 1_000)
    clock.advance(waiting[0] as number)
  }
  await turns()
  return pauses
}

/** A page around the tab: shown, hidden, focused. */
function stubPage() {
  const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })]
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  return {
    /** Without an event: as in the moment before the browser says it. */
    set: (visibilityState: string) => Object.assign(document, { visibilityState }),
    show: (visibilityState: string) => {
      Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'))
    },
    focus: () => window.dispatchEvent(new Event('focus')),
  }
}

test('while nothing arrives, the platform is asked at intervals that double up to a minute, and everything is read again', async () => {
  const tab = openTab(offline)
  tab.listen()

  expect(await pausesOf(tab, 6)).toEqual([5, 10, 20, 40, 60, 60])

  expect(tab.requests).toHaveLength(7)
  expect(tab.heard).toEqual(Array(6).fill(everything))
})

test('a stream that ends is opened again after two seconds, where it ended, and nothing counts as missed', async () => {
  const tab = await connected()
  tab.stream().send({ id: 'e1', changes: [card] })
  tab.stream().send({ id: 'e2' })
  await turns()
  tab.stream().close()

  expect(await pausesOf(tab, 1)).toEqual([2])
  // This one does not say where it is.
  tab.stream().send({ changes: [payee] })
  await turns()
  tab.stream().close()
  expect(await pausesOf(tab, 1)).toEqual([2])

  expect(tab.requests.map(({ lastEventId }) => lastEventId)).toEqual([null, 'e2', 'e2'])
  expect(tab.heard).toEqual([card, payee])
})

test('after a stream that opened, the pauses grow from the beginning', async () => {
  const tab = openTab(offline)
  tab.listen()
  expect(await pausesOf(tab, 2)).toEqual([5, 10])
  const streams: Stream[] = []
  tab.platform.answer = streamTo(streams)
  expect(await pausesOf(tab, 1)).toEqual([20])

  tab.platform.answer = offline
  streams[0]?.close()

  expect(await pausesOf(tab, 3)).toEqual([2, 5, 10])
})

test('a platform that is overloaded is left alone for twice as long as it asks', async () => {
  const tab = openTab(() => status(503, { 'retry-after': '30' }))
  tab.listen()
  expect(await pausesOf(tab, 1)).toEqual([60])

  tab.platform.answer = () => status(503, { 'retry-after': '1' })

  expect(await pausesOf(tab, 2)).toEqual([60, 20])
})

test.each([404, 405, 501])(
  'a platform that answers %i is asked once, and everything is read twice a minute',
  async (code) => {
    const tab = openTab(() => status(code))
    tab.listen()

    expect(await pausesOf(tab, 3)).toEqual([30, 30, 30])

    expect(tab.requests).toHaveLength(1)
    expect(tab.heard).toEqual(Array(3).fill(everything))
  },
)

test.each([401, 403])(
  'a platform that answers %i is asked again when another session begins, and not before',
  async (code) => {
    const page = stubPage()
    const tab = openTab(() => status(code))
    tab.listen()
    await turns()

    page.focus()
    tab.sessions.set(active())
    tab.sessions.set({ status: 'expired', session })
    await turns()
    expect([tab.requests.length, tab.clock.waiting(), tab.heard]).toEqual([1, [], []])

    tab.platform.answer = streamTo([])
    tab.sessions.set(active('Session:2'))
    await turns()
    expect(tab.requests).toHaveLength(2)
  },
)

test('the pauses of browsers differ by half in either direction', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const pauseOf = async (clock: Partial<Clock>) => {
    const tab = openTab(offline, clock)
    tab.listen()
    return pausesOf(tab, 1)
  }

  expect(await pauseOf({ random: () => 1 })).toEqual([7.5])
  expect(await pauseOf({ random: undefined as never })).toEqual([2.5])
})

test('when the last listener leaves, the request ends and nothing waits', async () => {
  const tab = await connected()
  const stopOther = tab.listen()
  tab.stop()
  await turns()
  expect(tab.requests[0]?.signal.aborted).toBe(false)

  stopOther()
  await turns()

  expect(tab.requests[0]?.signal.aborted).toBe(true)
  expect(tab.clock.waiting()).toEqual([])
  tab.otherTab.broadcast({ type: 'changed', changes: [card] })
  await turns()
  expect(tab.heard).toEqual([])
})

test('a listener that leaves during a pause is not waited for, and one that comes back is heard at once', async () => {
  const tab = openTab(offline)
  const stop = tab.listen()
  await turns()
  expect(tab.clock.waiting()).toEqual([5_000])

  stop()
  await turns()
  expect(tab.clock.waiting()).toEqual([])
  tab.listen()
  await turns()

  expect(tab.requests).toHaveLength(2)
  tab.otherTab.broadcast({ type: 'changed', changes: [card] })
  await turns()
  expect(tab.heard).toEqual([card])
})

test('a function that listens twice is called twice, and leaves once for each time', async () => {
  const tab = await connected()
  const stopAgain = tab.listen()
  tab.stream().send({ changes: [card] })
  await turns()
  expect(tab.heard).toEqual([card, card])

  stopAgain()
  tab.stream().send({ changes: [payee] })
  await turns()

  expect(tab.heard).toEqual([card, card, payee])
})

test('what one tab hears the others hear, and they continue where it stopped', async () => {
  const tab = openTab(offline)
  tab.listen()
  const said: unknown[] = []
  onTestFinished(tab.otherTab.listen((message) => said.push(message)))
  await turns()

  tab.otherTab.broadcast({ type: 'changed', changes: [card, payee], eventId: 'e7' })
  tab.otherTab.broadcast({ type: 'changed', changes: [], eventId: undefined })
  tab.otherTab.broadcast({ type: 'signed-in', accountId: 'InternalAccount:1' })
  tab.otherTab.broadcast({ type: 'changed' } as never)
  await turns()
  expect(tab.heard).toEqual([card, payee])

  const streams: Stream[] = []
  tab.platform.answer = streamTo(streams)
  await pausesOf(tab, 1)
  expect(tab.requests[1]?.lastEventId).toBe('e7')
  streams[0]?.send({ id: 'e8', changes: [card] })
  streams[0]?.send({ id: 'e9' })
  await turns()
  expect(said).toEqual([
    { type: 'changed', changes: [everything], eventId: 'e7' },
    { type: 'changed', changes: [card], eventId: 'e8' },
  ])
})

test('a hidden tab tells the others what it still hears, and nobody here', async () => {
  const page = stubPage()
  const tab = await connected()
  const said: unknown[] = []
  onTestFinished(tab.otherTab.listen((message) => said.push(message)))

  page.set('hidden')
  tab.stream().send({ changes: [card] })
  tab.otherTab.broadcast({ type: 'changed', changes: [payee] })
  await turns()

  expect(said).toHaveLength(1)
  expect(tab.heard).toEqual([])
})

test('a tab that is hidden ends its request; shown again it reads everything once, and asks once', async () => {
  const page = stubPage()
  const tab = await connected()

  page.focus()
  page.show('visible')
  await turns()
  expect([tab.requests.length, tab.heard]).toEqual([1, []])

  page.show('hidden')
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true])
  page.show('visible')
  page.focus()
  await turns()

  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(tab.heard).toEqual([everything])
})

test('a tab that opens in the background asks when it is shown', async () => {
  const page = stubPage()
  page.set('hidden')
  const tab = openTab(streamTo([]))
  tab.listen()
  await turns()
  expect(tab.requests).toEqual([])

  page.show('visible')
  await turns()

  expect([tab.requests.length, tab.heard]).toEqual([1, [everything]])
})

test('another session gets a stream of its own; a session that merely goes on keeps its stream', async () => {
  const tab = await connected()

  tab.sessions.set({ status: 'expiring', session, persistence: 'stored' })
  tab.sessions.set({ status: 'locked', session })
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([false])
  tab.sessions.set(active('Session:2'))
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])

  // The one that ended must not be taken for the one that goes on.
  tab.stop()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

test('after a sign-out the platform is asked again with the next session', async () => {
  const page = stubPage()
  const tab = await connected()

  tab.sessions.set({ status: 'signed-out', elsewhere: false })
  page.focus()
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true])

  tab.sessions.set(active())
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('a listener that fails costs the tab its connection only until it is used again', async () => {
  const page = stubPage()
  const tab = openTab(offline)
  tab.listen(() => {
    throw new Error('the screen is broken')
  })
  expect(await pausesOf(tab, 1)).toEqual([5])
  expect([tab.requests.length, tab.clock.waiting()]).toEqual([1, []])

  page.focus()
  await turns()

  expect(tab.requests).toHaveLength(2)
})
