import type { Change } from '@countersign/core/wire'
import { expect, onTestFinished, vi } from 'vitest'
import { createLiveEvents } from '../src/session/liveEvents.ts'
import type { SessionState } from '../src/session/sessionState.ts'
import { createStore } from '../src/state/store.ts'
import { createTabs } from '../src/storage/tabs.ts'
import { type Clock, createServerTime } from '../src/time/clock.ts'
import { defaultHeaderNames } from '../src/wire/headerNames.ts'
import { openedSession } from './openedSession.ts'
import { createTestClock } from './testClock.ts'
import { turns } from './testPage.ts'

export type Stream = { send(event: { id?: string; changes?: readonly Change[] }): void; close(): void }

export const session = openedSession({ now: () => 0 }, 900_000)
export const active = (id = session.id): SessionState => ({
  status: 'active',
  session: { ...session, id },
  persistence: 'stored',
})

export const card: Change = { kind: 'card', id: 'Card:1' }
export const payee: Change = { kind: 'payee', id: 'ExternalAccount:1' }
export const everything: Change = { kind: 'everything' }

export const offline = () => Promise.reject(new TypeError('fetch failed'))
export const status = (code: number, headers = {}) => Promise.resolve(new Response(null, { status: code, headers }))

let browsers = 0

/** A tab of a browser whose platform answers as the test says: each time like the last answer, until there is another. */
export function openLiveTab(answer: () => Promise<Response>, clockOptions: Partial<Clock> = {}) {
  const clock = createTestClock()
  const name = `live-events-${++browsers}`
  const requests: { lastEventId: string | null; signal: AbortSignal }[] = []
  const sessions = createStore<SessionState>(active())
  const platform = { answer }
  const transport = {
    baseUrl: '/api',
    headerNames: defaultHeaderNames,
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
  return { clock, requests, sessions, platform, heard, listen, otherTab: createTabs({ name }) }
}

/** A stream of events that stays open until it is closed. */
export function streamTo(streams: Stream[]): () => Promise<Response> {
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
export async function connected() {
  const streams: Stream[] = []
  const tab = openLiveTab(streamTo(streams))
  const stop = tab.listen()
  await turns()
  expect(tab.requests).toHaveLength(1)
  const stream = () => streams.at(-1) as Stream
  return { ...tab, stop, stream }
}

/** The pauses before the next attempts, in seconds. */
export async function pausesOf(
  { clock }: Pick<ReturnType<typeof openLiveTab>, 'clock'>,
  count: number,
): Promise<number[]> {
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
export function stubLivePage() {
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
