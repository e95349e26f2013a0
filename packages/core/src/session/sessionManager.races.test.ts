import { createSessionController, signOut } from '@countersign/core'
import { createStore, set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { until } from '../../test/testClock.ts'
import { turns } from '../../test/testPage.ts'

const sessionMs = 15 * 60_000

/** A tab whose timers and messages do not run: frozen, or in the back/forward cache. */
function sleepingClock(world: Awaited<ReturnType<typeof createTestClient>>) {
  const timers: (() => void)[] = []
  function setTimer(callback: () => void): () => void {
    timers.push(callback)
    return () => {}
  }
  function wake(): void {
    for (const run of [...timers]) run()
  }
  return { clock: { now: world.clock.now, setTimer }, wake }
}

test('a tab that slept past the end does not erase the key of a session opened since', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { clock, wake } = sleepingClock(world)
  const sleeper = world.openTab({ clock })
  await sleeper.sessions.restore()
  world.clock.advance(sessionMs)
  await until(world.clock, () => world.client.sessions.getSnapshot().status === 'expired')
  Object.assign(world.client.tabs, { broadcast: () => {} })
  await signIn(world)

  wake()
  await turns()

  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toBeDefined()
  expect(sleeper.sessions.getSnapshot().status).toBe('active')
})

test('a sign-out that overtakes the reading of the store stays a sign-out', async () => {
  const world = await createTestClient()
  await signIn(world)
  const session = createSessionController(world.openTab())

  session.subscribe(() => {})
  await session.signOut()
  await turns()

  expect(session.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
  expect(await world.keyStore.list()).toEqual([])
})

test('a reading that began before a sign-out does not bring the session back', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { records, sessions } = world.client
  const read = records.read
  let release = () => {}
  Object.assign(records, {
    read: async (key: string) => {
      const value = await read(key)
      // The first to read the key has it, and is slow to return it.
      if (key.startsWith('session:')) {
        Object.assign(records, { read })
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }
      return value
    },
  })
  world.openTab().tabs.broadcast({ type: 'signed-in', accountId: world.ada.accountId })
  await until(world.clock, () => records.read === read)

  await signOut(world.client, { accountId: world.ada.accountId })
  release()
  await turns()

  expect(sessions.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
})

test('a sign-out while the store is read ends the session here too', async () => {
  const world = await createTestClient()
  await signIn(world)
  const reading = [world.openTab(), world.openTab(), world.openTab()]

  const restored = reading.map(async ({ sessions }, count) => {
    await turns(count * 2)
    await sessions.restore()
  })
  await world.client.sessions.end(world.ada.accountId)
  await Promise.all(restored)
  await turns()

  for (const { sessions } of reading) expect(['none', 'signed-out']).toContain(sessions.getSnapshot().status)
})

test('a key that had to stay in memory is erased by a sign-out in another tab', async () => {
  const world = await createTestClient()
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await signIn(world)
  } finally {
    IDBObjectStore.prototype.put = put
  }
  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active', persistence: 'memory' })

  world.openTab().tabs.broadcast({ type: 'signed-out', accountId: world.ada.accountId })
  await until(world.clock, () => world.client.sessions.getSnapshot().status === 'signed-out')

  await expect(world.client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
})

test('the state of an expired session contains no key', async () => {
  const world = await createTestClient()
  await signIn(world)
  const sleeper = world.openTab({ clock: sleepingClock(world).clock })
  await sleeper.sessions.restore()
  const record = await world.keyStore.read(world.ada.accountId)
  world.clock.advance(sessionMs)
  await turns()
  await world.keyStore.write(record as NonNullable<typeof record>)

  await expect(sleeper.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })

  const state = sleeper.sessions.getSnapshot()
  expect(state.status).toBe('expired')
  expect(Object.values('session' in state ? state.session : {}).some((value) => value instanceof CryptoKey)).toBe(false)
})

test('what other tabs do with another account does not affect this page', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { tabs } = world.openTab()
  const before = world.client.sessions.getSnapshot()
  await set('current-account', 'InternalAccount:other', createStore(world.name, 'records'))

  tabs.broadcast({ type: 'signed-out', accountId: 'InternalAccount:other' })
  tabs.broadcast({ type: 'signed-in', accountId: 'InternalAccount:other' })
  await turns()

  expect(world.client.sessions.getSnapshot()).toBe(before)
})

test('a page that is shown again checks the time at once', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  const world = await createTestClient()
  await signIn(world)
  const sleeper = world.openTab({ clock: sleepingClock(world).clock })
  await sleeper.sessions.restore()
  world.clock.advance(sessionMs)
  expect(sleeper.sessions.getSnapshot().status).toBe('active')
  expect(sleeper.sessions.timeLeftMs()).toBe(0)

  page.dispatchEvent(new Event('pageshow'))

  expect(sleeper.sessions.getSnapshot().status).toBe('expired')
})

test('a new session waits until another tab has finished with the key of the old one', async () => {
  const world = await createTestClient()
  const { tabs } = world.openTab()
  let done = () => {}
  const work = tabs.withLock(`session:${world.ada.accountId}`, () => new Promise<void>((resolve) => (done = resolve)))

  const signingIn = signIn(world)
  await turns(200)
  expect(await world.keyStore.list()).toEqual([])
  done()
  await Promise.all([work, signingIn])

  expect(await world.keyStore.list()).toHaveLength(1)
})

test('a waking tab does not show a newer session that is over too', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { clock, wake } = sleepingClock(world)
  const sleeper = world.openTab({ clock })
  await sleeper.sessions.restore()
  const record = await world.keyStore.read(world.ada.accountId)
  if (!record) throw new Error('there is no key')
  world.clock.advance(sessionMs)
  await turns()
  await world.keyStore.write({ ...record, id: 'Session:newer' })

  wake()
  await turns()

  expect(sleeper.sessions.getSnapshot().status).toBe('expired')
})

test('a session that ended is not reported as lost, regardless of the stated time', async () => {
  const world = await createTestClient()
  await signIn(world)
  const record = await world.keyStore.read(world.ada.accountId)
  if (!record) throw new Error('there is no key')
  await world.keyStore.close(record, 'expired')
  const { sessions } = world.openTab()

  await sessions.restore()

  expect(sessions.getSnapshot().status).toBe('expired')
})
