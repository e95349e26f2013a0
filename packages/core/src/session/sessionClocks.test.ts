import { expect, test } from 'vitest'
import { openedSession } from '../../test/openedSession.ts'
import { createTestClock } from '../../test/testClock.ts'
import { createTestDevice } from '../../test/testDevice.ts'
import { turns } from '../../test/testPage.ts'
import { readLastActivity, writeLastActivity } from '../storage/lastActivity.ts'
import { openRecords } from '../storage/records.ts'
import { createTabs } from '../storage/tabs.ts'
import { createServerTime } from '../time/clock.ts'
import { createSessionClocks } from './sessionClocks.ts'
import { expiryMarginMs, type SessionOptions } from './sessionState.ts'

const minute = 60_000
const lifeMs = 15 * minute

let devices = 0

/** The clocks of a page, whose session was opened just now for a quarter of an hour. */
function pageWithSession(options: SessionOptions = {}) {
  const world = createTestClock()
  const device = createTestDevice(world)
  const { clock } = device
  const name = `session-clocks-${++devices}`
  const records = openRecords({ clock: world, databaseName: name })
  const serverTime = createServerTime(clock)
  const refreshes: { resolve: () => void; reject: (error: Error) => void }[] = []
  const said: unknown[] = []
  const tabs = { ...createTabs({ name }), broadcast: (message: unknown) => void said.push(message) }
  const clocks = createSessionClocks({
    ...options,
    clock,
    records,
    tabs,
    serverTime,
    refreshSession: () => new Promise<void>((resolve, reject) => refreshes.push({ resolve, reject })),
  })
  const session = openedSession(clock, lifeMs)
  return { world, device, clock, serverTime, records, said, clocks, session, refreshes }
}

test('a session ends a little before the service ends it, by whichever clock says so first', () => {
  const { world, clocks, serverTime, session } = pageWithSession()
  expect(clocks.msLeft(session)).toBe(lifeMs - expiryMarginMs)

  serverTime.observe(session.openedAt.getTime() + 5 * minute - 500)
  expect(clocks.msLeft(session)).toBe(10 * minute - expiryMarginMs)
  serverTime.observe(session.openedAt.getTime() - 5 * minute)
  expect(clocks.msLeft(session)).toBe(lifeMs - expiryMarginMs)

  world.advance(lifeMs - expiryMarginMs - 1)
  expect(clocks.endingOf(session)).toBeUndefined()
  world.advance(1)
  expect(clocks.endingOf(session)).toBe('expired')
})

test('without an idle lock activity is neither recorded nor read, and nothing locks', async () => {
  const { world, clocks, session, said, records } = pageWithSession()
  await writeLastActivity(records, { atMs: 0 })

  clocks.recordActivity()
  clocks.observeActivity(0)
  await clocks.readActivity()
  world.advance(14 * minute)

  expect([clocks.msUntilLock(session), clocks.endingOf(session), said]).toEqual([
    Number.POSITIVE_INFINITY,
    undefined,
    [],
  ])
})

test('a session is refreshed from the moment when a third of its life is left', () => {
  const { world, clocks, session, refreshes } = pageWithSession()
  world.advance((lifeMs * 2) / 3 - expiryMarginMs - 1)
  clocks.refreshWhenDue(session)
  expect(refreshes).toHaveLength(0)

  world.advance(1)
  clocks.refreshWhenDue(session)

  expect(refreshes).toHaveLength(1)
})

test.each(['succeeds', 'fails'])(
  'while a refresh runs there is no second one; after it %s, the next one waits a minute',
  async (end) => {
    const { world, clocks, session, refreshes } = pageWithSession()
    world.advance(11 * minute)
    clocks.refreshWhenDue(session)
    world.advance(2 * minute)
    clocks.refreshWhenDue(session)
    expect(refreshes).toHaveLength(1)

    if (end === 'fails') refreshes[0]?.reject(new Error('offline'))
    else refreshes[0]?.resolve()
    await turns(1)
    world.advance(minute - 1)
    clocks.refreshWhenDue(session)
    expect(refreshes).toHaveLength(1)
    world.advance(1)
    clocks.refreshWhenDue(session)

    expect(refreshes).toHaveLength(2)
  },
)

test('with `never` nothing is refreshed', () => {
  const { world, clocks, session, refreshes } = pageWithSession({ refresh: 'never' })
  world.advance(14 * minute)

  clocks.refreshWhenDue(session)

  expect(refreshes).toEqual([])
})

test('activity is told and stored at once, and then once in a sixtieth of the limit', async () => {
  const { world, clock, clocks, records, said } = pageWithSession({ idleLockMs: 5 * minute })
  const at = clock.now()
  clocks.recordActivity()
  world.advance(4_999)
  clocks.recordActivity()
  await turns(1)
  expect(said).toEqual([{ type: 'active', atMs: at }])
  expect(await readLastActivity(records)).toBe(at)

  world.advance(1)
  clocks.recordActivity()
  await turns(1)

  expect(said[1]).toEqual({ type: 'active', atMs: at + 5_000 })
  expect(await readLastActivity(records)).toBe(at + 5_000)
})

test('every movement counts for the lock of this page, also one that is not told', () => {
  const { world, clocks, session } = pageWithSession({ idleLockMs: 5 * minute })
  world.advance(minute)
  clocks.recordActivity()
  world.advance(4_000)
  clocks.recordActivity()

  expect(clocks.msUntilLock(session)).toBe(5 * minute)
  world.advance(5 * minute - 1)
  expect(clocks.endingOf(session)).toBeUndefined()
  world.advance(1)
  expect(clocks.endingOf(session)).toBe('locked')
})

test('the beginning of a session is activity, and older activity of another page takes nothing from it', async () => {
  const { world, clock, clocks, session, records } = pageWithSession({ idleLockMs: 5 * minute })
  await writeLastActivity(records, { atMs: clock.now() - 4 * minute })
  await clocks.readActivity()
  expect(clocks.msUntilLock(session)).toBe(5 * minute)

  world.advance(3 * minute)
  clocks.observeActivity(clock.now() - minute)
  clocks.observeActivity(clock.now() - 2 * minute)

  expect(clocks.msUntilLock(session)).toBe(4 * minute)
})

test('where no activity is stored, what this page knows counts', async () => {
  const { world, clocks, session } = pageWithSession({ idleLockMs: 5 * minute })
  world.advance(minute)
  clocks.recordActivity()
  world.advance(minute)
  const empty = pageWithSession({ idleLockMs: 5 * minute })

  await clocks.readActivity()
  await empty.clocks.readActivity()

  expect([clocks.msUntilLock(session), empty.clocks.msUntilLock(empty.session)]).toEqual([4 * minute, 5 * minute])
})

test('stored activity that lies in the future locks a page that knows of none, until the user is active', async () => {
  const { clock, clocks, session, records } = pageWithSession({ idleLockMs: 5 * minute })
  await writeLastActivity(records, { atMs: clock.now() + minute })

  await clocks.readActivity()
  expect(clocks.msUntilLock(session)).toBe(0)
  clocks.observeActivity(clock.now() + minute)
  expect(clocks.endingOf(session)).toBe('locked')

  clocks.recordActivity()
  expect(clocks.msUntilLock(session)).toBe(5 * minute)
})

test('stored activity that lies in the future does not lock a page that saw the user itself', async () => {
  const { world, clock, clocks, session, records } = pageWithSession({ idleLockMs: 5 * minute })
  clocks.recordActivity()
  world.advance(minute)
  await writeLastActivity(records, { atMs: clock.now() + minute })

  await clocks.readActivity()

  expect(clocks.msUntilLock(session)).toBe(4 * minute)
})

test('after the clock was set back activity is told at once, and the session is as old as this page saw it become', () => {
  const { world, device, clock, clocks, session, said } = pageWithSession({ idleLockMs: 5 * minute })
  clocks.recordActivity()
  clocks.msLeft(session)
  world.advance(4 * minute)
  device.jump(-4 * minute)

  expect(clocks.msUntilLock(session)).toBe(minute)
  expect(clocks.msLeft(session)).toBe(11 * minute - expiryMarginMs)
  device.jump(-minute)
  clocks.recordActivity()

  expect(said[1]).toEqual({ type: 'active', atMs: clock.now() })
  expect(clocks.msUntilLock(session)).toBe(5 * minute)
})

test('a session that is not known to have been opened here is over', () => {
  const { clocks, session } = pageWithSession()
  const { openedOnDeviceMs: _opened, ...unknown } = { ...session, id: 'Session:2' }

  expect(clocks.endingOf(unknown)).toBe('expired')
  expect(clocks.endingOf({ ...unknown, ...{ openedOnDeviceMs: session.openedOnDeviceMs + minute } })).toBe('expired')
  expect(clocks.endingOf({ ...session, id: 'Session:2' })).toBeUndefined()
})
