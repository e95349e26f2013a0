import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import {
  active,
  card,
  connected,
  everything,
  offline,
  openLiveTab,
  pausesOf,
  payee,
  type Stream,
  session,
  status,
  streamTo,
  stubLivePage,
} from '../../test/liveTab.ts'
import { turns } from '../../test/testPage.ts'
import type { Clock } from '../time/clock.ts'

test('while nothing arrives, the platform is asked at intervals that double up to a minute, and everything is read again', async () => {
  const tab = openLiveTab(offline)
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
  const tab = openLiveTab(offline)
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
  const tab = openLiveTab(() => status(503, { 'retry-after': '30' }))
  tab.listen()
  expect(await pausesOf(tab, 1)).toEqual([60])

  tab.platform.answer = () => status(503, { 'retry-after': '1' })

  expect(await pausesOf(tab, 2)).toEqual([60, 20])
})

test.each([404, 405, 501])(
  'a platform that answers %i is asked once, and everything is read twice a minute',
  async (code) => {
    const tab = openLiveTab(() => status(code))
    tab.listen()

    expect(await pausesOf(tab, 3)).toEqual([30, 30, 30])

    expect(tab.requests).toHaveLength(1)
    expect(tab.heard).toEqual(Array(3).fill(everything))
  },
)

test.each([401, 403])(
  'a platform that answers %i is asked again when another session begins, and not before',
  async (code) => {
    const page = stubLivePage()
    const tab = openLiveTab(() => status(code))
    tab.listen()
    await turns()

    page.focus()
    tab.sessions.set(active())
    tab.sessions.set({ status: 'expired', session })
    await turns()
    const told = code === 401 ? [{ kind: 'session' }] : []
    expect([tab.requests.length, tab.clock.waiting(), tab.heard]).toEqual([1, [], told])

    tab.platform.answer = streamTo([])
    tab.sessions.set(active('Session:2'))
    await turns()
    expect(tab.requests).toHaveLength(2)
  },
)

test('the pauses of browsers differ by half in either direction', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const pauseOf = async (clock: Partial<Clock>) => {
    const tab = openLiveTab(offline, clock)
    tab.listen()
    return pausesOf(tab, 1)
  }

  expect(await pauseOf({ random: () => 1 })).toEqual([7.5])
  expect(await pauseOf({ random: undefined as never })).toEqual([2.5])
})

test('a pause that is over leaves no listener behind', async () => {
  const listening = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const tab = openLiveTab(offline)
  tab.listen()

  await pausesOf(tab, 2)
  tab.clock.advance(20_000)

  const signals = new Set(listening.mock.contexts)
  expect(signals.size).toBeGreaterThan(0)
  for (const signal of signals) expect(getEventListeners(signal as AbortSignal, 'abort')).toEqual([])
})
