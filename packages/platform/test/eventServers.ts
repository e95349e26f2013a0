import type { Change } from '@countersign/core/wire'
import { createLiveEvents } from '../src/exports/index.ts'
import { createMemoryStore } from '../src/store/createMemoryStore.ts'
import { createMemoryPublishSubscribe } from '../src/store/publishSubscribe.ts'
import type { SharedStore } from '../src/store/sharedStore.ts'

/** The customer whose streams are tested. */
export const customerId = 'Customer:1'
/** The change of a card. */
export const card = (number: number): Change => ({ kind: 'card', id: `Card:${number}` })
/** Lets everything run that waits for nothing but its turn. */
export const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Servers of one platform on a clock that the test moves. */
export function createEventServers(broken: Partial<SharedStore> = {}) {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const timers = new Set<{ at: number; callback: () => void }>()
  const shared = { store: { ...createMemoryStore({ now: () => clock.now }), ...broken } }
  const channels = createMemoryPublishSubscribe()
  const createServer = () =>
    createLiveEvents({
      ...shared,
      publishSubscribe: channels,
      now: () => clock.now,
      setTimer: (callback, ms) => {
        const timer = { at: clock.now + ms, callback }
        timers.add(timer)
        return () => timers.delete(timer)
      },
    })
  const advance = async (ms: number) => {
    clock.now += ms
    for (const timer of [...timers]) if (timer.at <= clock.now && timers.delete(timer)) timer.callback()
    await turns()
  }
  return { clock, channels, createServer, advance, store: shared.store }
}

export type EventServer = ReturnType<ReturnType<typeof createEventServers>['createServer']>
type Opening = { lastEventId?: string; isSignedIn?: () => Promise<boolean> }

/** A browser that takes everything at once. */
export async function openBrowser(server: EventServer, { lastEventId, isSignedIn = async () => true }: Opening = {}) {
  const stream = await server.open({ customerId, lastEventId, isSignedIn })
  const reader = stream?.getReader()
  const seen = { text: '', isOver: false }
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      seen.text += new TextDecoder().decode(part.value)
    seen.isOver = true
  })()
  await turns()
  return {
    seen,
    changes: () =>
      [...seen.text.matchAll(/data: (.*)/g)].flatMap(([, data = '']) => JSON.parse(data).changes as Change[]),
    lastId: () => [...seen.text.matchAll(/id: (.*)/g)].at(-1)?.[1] ?? '',
    leave: async () => reader?.cancel(),
  }
}
