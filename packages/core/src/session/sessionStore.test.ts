import { expect, test } from 'vitest'
import { openedSession } from '../../test/openedSession.ts'
import { createTestClock } from '../../test/testClock.ts'
import type { Persistence } from '../storage/records.ts'
import { openRecords } from '../storage/records.ts'
import { createTabs } from '../storage/tabs.ts'
import { createServerTime } from '../time/clock.ts'
import { createSessionClocks } from './sessionClocks.ts'
import { createSessionStore } from './sessionStore.ts'

const minute = 60_000

/** The store of a page that shows a session, and what its listeners hear. */
function shownSession() {
  const clock = createTestClock()
  const name = 'session-store'
  const clocks = createSessionClocks({
    clock,
    records: openRecords({ clock, databaseName: name }),
    tabs: createTabs({ name }),
    serverTime: createServerTime(clock),
    refreshSession: async () => {},
  })
  let persistence: Persistence = 'stored'
  const endings: string[] = []
  const store = createSessionStore({
    persistence: () => persistence,
    clock,
    clocks,
    onEnding: (_session, ending) => endings.push(ending),
  })
  const session = openedSession(clock, 15 * minute)
  const first = store.getSnapshot()
  store.show(session)
  let heard = 0
  store.subscribe(() => heard++)
  return {
    clock,
    store,
    session,
    endings,
    first,
    heard: () => heard,
    moveToMemory: () => {
      persistence = 'memory'
    },
  }
}

test('a page that has read nothing yet says so', () => {
  expect(shownSession().first).toEqual({ status: 'restoring' })
})

test('a session that is shown again as it was is not announced', () => {
  const { store, session, heard } = shownSession()
  const shown = store.getSnapshot()

  store.show({ ...session })
  store.checkClocks()

  expect(store.getSnapshot()).toBe(shown)
  expect(heard()).toBe(0)
})

test('a new session, a new address and a key that is no longer stored are each announced', () => {
  const { store, session, heard, moveToMemory } = shownSession()

  store.show({ ...session, id: 'Session:2' })
  expect([heard(), store.getSnapshot()]).toMatchObject([1, { session: { id: 'Session:2' } }])
  store.show({ ...session, id: 'Session:2', nickname: 'ada@example.org' })
  expect([heard(), store.getSnapshot()]).toMatchObject([2, { session: { nickname: 'ada@example.org' } }])
  moveToMemory()
  store.checkClocks()
  expect([heard(), store.getSnapshot()]).toMatchObject([3, { persistence: 'memory' }])
})

test('one timer waits for the next change of the session, and none after its end', () => {
  const { clock, store, session, endings } = shownSession()

  store.show(session)
  store.checkClocks()
  expect(clock.waiting()).toHaveLength(1)
  store.setEnded({ status: 'revoked', session })

  expect(clock.waiting()).toEqual([])
  clock.advance(60 * minute)
  expect([store.getSnapshot().status, endings]).toEqual(['revoked', []])
})

test('a reading that began before something else was shown is out of date, also after the next reading began', () => {
  const { store, session } = shownSession()
  const changes = [() => store.show(session), () => store.setEnded({ status: 'none' })]

  for (const change of changes) {
    const unchanged = store.snapshotVersion()
    expect(unchanged()).toBe(true)
    change()
    expect(unchanged()).toBe(false)
    const next = store.snapshotVersion()
    expect([unchanged(), next()]).toEqual([false, true])
  }
})
