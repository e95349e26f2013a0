import type { Change } from '@countersign/core/wire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLiveWorld, eventually } from '../../test/liveWorld.ts'
import { turn } from '../../test/testClock.ts'

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['the platform reports no events', async () => new Response(null, { status: 501 })],
  ['a page comes in its place', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])('while %s everything is read again, at growing intervals', async (_why, answer) => {
  const world = await createLiveWorld()
  let asked = 0
  const client = world.openTab({
    fetch: (input, init) => {
      if (!String(input).endsWith('/events')) return world.network.fetch(input, init)
      asked++
      return answer()
    },
  })
  const heard: Change[] = []
  const stop = client.events?.subscribe((change) => heard.push(change))
  onTestFinished(() => stop?.())
  await eventually(() => asked > 0)
  const startedAt = world.clock.now()

  const times: number[] = []
  while (times.length < 4) {
    world.clock.advance(500)
    for (let turns = 0; turns < 5; turns++) await turn()
    if (heard.length > times.length) times.push(world.clock.now() - startedAt)
    expect(world.clock.now() - startedAt).toBeLessThan(300_000)
  }

  expect(new Set(heard.map(({ kind }) => kind))).toEqual(new Set(['everything']))
  expect(times[0]).toBeGreaterThanOrEqual(2_500)
  expect(asked).toBeLessThanOrEqual(5)
})

test('a hidden tab without live events does not read', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const world = await createLiveWorld()
  let asked = 0
  const client = world.openTab({
    fetch: async () => {
      asked++
      return new Response(null, { status: 501 })
    },
  })
  const heard: Change[] = []
  const stop = client.events?.subscribe((change) => heard.push(change))
  onTestFinished(() => stop?.())
  for (let minute = 0; minute < 10; minute++) {
    world.clock.advance(60_000)
    for (let turns = 0; turns < 5; turns++) await turn()
  }

  expect([asked, heard]).toEqual([0, []])
})
