import { createSessionController, rtsIdleLockMs, type WalletClient } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { patience, until, workLimit } from '../../test/testClock.ts'
import { openPage, turns } from '../../test/testPage.ts'
// Imported here, so that what follows a lock takes no longer than some turns of the event loop.
import '../flows/session/sessionCalls.ts'

const session = { idleLockMs: rtsIdleLockMs }
const minute = 60_000

const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status
const locked = (world: TestWorld, ...clients: WalletClient[]) =>
  until(world.clock, () => clients.every((client) => statusOf(client) === 'locked'))

/** The session was ended at the service as well. */
async function endedAtService(world: TestWorld): Promise<void> {
  const query = { accountId: world.ada.accountId }
  const readOpen = async () => (await world.service.call(listSessions, { query })).data
  for (const withinLimit = workLimit(patience); (await readOpen()).length > 0; await turns())
    if (!withinLimit()) throw new Error('the session is still open at the service')
}

async function signedInPages(count: number) {
  const world = await createTestClient()
  await signIn(world, world.openTab({ session }))
  const pages = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await turns(index * 10)
      return openPage(world, { session })
    }),
  )
  return { world, pages, clients: pages.map(({ client }) => client) }
}

test('the preset locks after five minutes without activity: no key is left, here and at the service', async () => {
  const { world, clients } = await signedInPages(2)
  const [client] = clients as [WalletClient]
  world.clock.advance(rtsIdleLockMs - 1)
  expect(statusOf(client)).toBe('active')

  world.clock.advance(1)
  await locked(world, ...clients)

  expect(await world.keyStore.list()).toEqual([])
  await expect(client.sessions.use(world.ada.accountId)).rejects.toMatchObject({
    code: 'SESSION_LOCKED',
    action: 'sign-in',
  })
  await endedAtService(world)
})

test('activity in any tab keeps all of them open', async () => {
  const { world, pages, clients } = await signedInPages(3)
  for (let minutes = 0; minutes < 9; minutes++) {
    world.clock.advance(minute)
    pages[minutes % 3]?.touch()
    await turns()
  }

  expect(clients.map(statusOf)).toEqual(['active', 'active', 'active'])
  world.clock.advance(rtsIdleLockMs)
  await locked(world, ...clients)
})

test('tabs without channels learn of activity from the store', async () => {
  const { world, pages, clients } = await signedInPages(2)
  for (const { tabs } of clients) Object.assign(tabs, { broadcast: () => {} })
  const [used] = pages
  world.clock.advance(4 * minute)
  used?.touch()
  await turns()

  for (let minutes = 0; minutes < 4; minutes++) {
    world.clock.advance(minute)
    await turns()
  }

  expect(clients.map(statusOf)).toEqual(['active', 'active'])
  for (let minutes = 0; minutes < 5; minutes++) {
    world.clock.advance(minute)
    await turns()
  }
  await locked(world, ...clients)
})

test('activity in a hidden tab does not keep the wallet open', async () => {
  const { world, pages, clients } = await signedInPages(1)
  pages[0]?.hide(true)
  for (let minutes = 0; minutes < 5; minutes++) {
    world.clock.advance(minute)
    pages[0]?.touch()
    await turns()
  }

  await locked(world, ...clients)
})

test('pages report activity now and then, and not with each movement', async () => {
  const { pages, clients } = await signedInPages(1)
  const told: unknown[] = []
  Object.assign(clients[0]?.tabs as object, { broadcast: (message: unknown) => told.push(message) })

  for (let moves = 0; moves < 100; moves++) pages[0]?.touch()

  expect(told).toHaveLength(1)
})

test('a page that slept past the limit is locked by the first movement after it, and not kept open', async () => {
  const world = await createTestClient()
  // Timers and messages of a page that sleeps do not run.
  const clock = { now: world.clock.now, setTimer: () => () => {} }
  const page = await openPage(world, { session, clock })
  await signIn(world, page.client)
  world.clock.advance(rtsIdleLockMs)
  expect(statusOf(page.client)).toBe('active')

  page.touch()
  await locked(world, page.client)

  expect(await world.keyStore.list()).toEqual([])
})

test.each(['pageshow', 'focus'])('a page that slept past the limit is locked by %s', async (event) => {
  const world = await createTestClient()
  const clock = { now: world.clock.now, setTimer: () => () => {} }
  const page = await openPage(world, { session, clock })
  await signIn(world, page.client)
  world.clock.advance(rtsIdleLockMs)

  page.dispatch(event)

  await locked(world, page.client)
})

test('a key that slept past the limit does not sign, even if the page did not notice', async () => {
  const world = await createTestClient()
  const clock = { now: world.clock.now, setTimer: () => () => {} }
  const client = world.openTab({ session, clock })
  await signIn(world, client)
  world.clock.advance(rtsIdleLockMs)

  await expect(client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_LOCKED' })

  expect(await world.keyStore.list()).toEqual([])
})

test('a locked wallet says so after a reload, and offers the same sign-in method', async () => {
  const { world, clients } = await signedInPages(1)
  world.clock.advance(rtsIdleLockMs)
  await locked(world, ...clients)
  const reloaded = createSessionController(world.openTab({ session }))

  reloaded.subscribe(() => {})

  await expect(world.reached(reloaded, 'locked')).resolves.toMatchObject({
    session: { credentialId: world.ada.credentialId },
  })
})

test('a browser that was closed and opened again after the limit is locked, and its session ended', async () => {
  const world = await createTestClient()
  await signIn(world)
  world.clock.advance(rtsIdleLockMs)
  const reopened = world.openTab({ session })

  await reopened.sessions.restore()
  await locked(world, reopened)

  expect(await world.keyStore.list()).toEqual([])
  await endedAtService(world)
})

test('a sign-in opens a locked wallet in all tabs', async () => {
  const { world, clients } = await signedInPages(2)
  world.clock.advance(rtsIdleLockMs)
  await locked(world, ...clients)

  await signIn(world, clients[0])

  await until(world.clock, () => clients.every((client) => statusOf(client) === 'active'))
})

test('the user can lock the wallet, also offline', async () => {
  const { world, clients } = await signedInPages(2)
  world.network.offline = true

  await createSessionController(clients[0] as WalletClient).lock()

  await locked(world, ...clients)
  expect(await world.keyStore.list()).toEqual([])
})

test('activity with a time in the future keeps nothing open', async () => {
  const { world, clients } = await signedInPages(1)
  world.openTab().tabs.broadcast({ type: 'active', atMs: world.clock.now() + 600_000 })
  await turns()

  world.clock.advance(rtsIdleLockMs)

  await locked(world, ...clients)
})

test('without the option the wallet never locks', async () => {
  const world = await createTestClient()
  await signIn(world)

  world.clock.advance(12 * minute)
  await turns()

  expect(statusOf(world.client)).toBe('active')
})
