import { expect, onTestFinished, test } from 'vitest'
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
  const tab = openLiveTab(offline)
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
  const tab = openLiveTab(offline)
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

test('a hidden tab tells the other tabs what it still hears, and not its own screens', async () => {
  const page = stubLivePage()
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
  const page = stubLivePage()
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
  const page = stubLivePage()
  page.set('hidden')
  const tab = openLiveTab(streamTo([]))
  tab.listen()
  await turns()
  expect(tab.requests).toEqual([])

  page.show('visible')
  await turns()

  expect([tab.requests.length, tab.heard]).toEqual([1, [everything]])
})

test('another session gets a stream of its own; a session that merely changes its status keeps its stream', async () => {
  const tab = await connected()

  tab.sessions.set({ status: 'expiring', session, persistence: 'stored' })
  tab.sessions.set({ status: 'locked', session })
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([false])
  tab.sessions.set(active('Session:2'))
  await turns()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])

  // The end of the first stream must not be taken for the end of the second.
  tab.stop()
  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

test('who leaves with the news of another session leaves no request behind', async () => {
  const tab = openLiveTab(streamTo([]))
  let stop = () => {}
  tab.sessions.subscribe(() => stop())
  stop = tab.listen()
  await turns()

  tab.sessions.set(active('Session:2'))
  await turns()

  expect(tab.requests.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('after a sign-out the platform is asked again with the next session', async () => {
  const page = stubLivePage()
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
  const page = stubLivePage()
  const tab = openLiveTab(offline)
  tab.listen(() => {
    throw new Error('the screen is broken')
  })
  expect(await pausesOf(tab, 1)).toEqual([5])
  expect([tab.requests.length, tab.clock.waiting()]).toEqual([1, []])

  page.focus()
  await turns()

  expect(tab.requests).toHaveLength(2)
})

test.each(['\u4e2d', 'a\u0000b', 'a b', 'x'.repeat(50_000)])(
  'a place that no header can carry keeps no stream from opening, and the end of a sign-in is still heard: %#',
  async (id) => {
    for (const via of ['a tab', 'the platform']) {
      const tab = await connected()
      if (via === 'a tab') tab.otherTab.broadcast({ type: 'changed', changes: [card], eventId: id })
      else tab.stream().send({ id, changes: [card] })
      await turns()
      tab.platform.answer = () => status(401)
      tab.stream().close()
      await turns()
      tab.clock.advance(10_000)
      await turns()

      expect(tab.requests.map(({ lastEventId }) => lastEventId)).toEqual([null, null])
      expect(tab.heard).toEqual([card, { kind: 'session' }])
    }
  },
)
