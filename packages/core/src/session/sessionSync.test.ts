import { createSessionController, type WalletClient } from '@countersign/core'
import { clear, createStore, del } from 'idb-keyval'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { signedInWorld, worldOfTwo } from '../../test/signedInWorld.ts'
import { holdReading, refuseToDelete } from '../../test/storageFaults.ts'
import { openPage, turns } from '../../test/testPage.ts'
import type { TabMessage } from '../storage/tabMessages.ts'
import { openSession } from './sessionState.ts'

const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status
const openIn = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())

/** Another tab says this, and every tab hears it. */
async function say(world: TestWorld, message: TabMessage): Promise<void> {
  world.openTab().tabs.broadcast(message)
  await turns()
}

/** No message of this tab arrives. */
const silence = ({ tabs }: WalletClient) => Object.assign(tabs, { broadcast: () => {} })

test('after a sign-out nothing else is shown: no refusal that comes late, no lock, and no news of other accounts', async () => {
  const { world, ada, bob, bobs } = await worldOfTwo()
  const old = await bobs.sessions.use(bob.accountId)
  await createSessionController(bobs).signOut()
  const signedOut = bobs.sessions.getSnapshot()
  expect(signedOut).toEqual({ status: 'signed-out', elsewhere: false })

  await bobs.sessions.markOver(old, 'revoked')
  await say(world, { type: 'changed', changes: [] })
  await say(world, { type: 'active', atMs: world.clock.now() })
  await say(world, { type: 'refreshed', accountId: ada.accountId })
  expect(bobs.sessions.getSnapshot()).toBe(signedOut)

  await bobs.sessions.lock()
  expect(bobs.sessions.getSnapshot()).toBe(signedOut)
})

test.each(['revoked', 'lost', 'locked'] as const)(
  'a page that is told that its session is %s erases the key itself',
  async (type) => {
    const world = await signedInWorld()
    const { accountId } = world.ada
    const { id: sessionId } = await world.client.sessions.use(accountId)

    await say(world, { type, accountId, sessionId: 'Session:another' })
    expect(statusOf(world.client)).toBe('active')
    await say(world, { type, accountId, sessionId })

    expect(statusOf(world.client)).toBe(type)
    expect(await world.keyStore.list()).toEqual([])
  },
)

test('a page that works with another account erases the key of a session whose end it is told of', async () => {
  const { world, ada, bob, bobs } = await worldOfTwo()
  const { id: sessionId } = await world.client.sessions.use(ada.accountId)
  // Only Bob's page hears it.
  Object.assign(world.client.records, { change: async () => false })

  await say(world, { type: 'revoked', accountId: ada.accountId, sessionId })

  expect((await world.keyStore.list()).map(({ accountId }) => accountId)).toEqual([bob.accountId])
  expect(openIn(bobs)?.accountId).toBe(bob.accountId)
})

test('a message about an earlier sign-out that comes late does not erase the key of a session opened since', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada

  await say(world, { type: 'signed-out', accountId })

  expect((await world.keyStore.list()).map((record) => record.accountId)).toEqual([accountId])
})

test('a page that hears of a sign-out while it reads the storage does not show what it read', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const reading = world.openTab()
  const { release, wasRead } = holdReading(reading, 'session:')
  const restored = reading.sessions.restore()
  await wasRead

  await world.client.sessions.end(accountId)
  await turns()
  release()
  await restored
  await turns()

  expect(statusOf(reading)).toBe('signed-out')
})

test('a page without a session that is shown again stays as it is', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  await page.client.sessions.end(world.ada.accountId)
  const signedOut = page.client.sessions.getSnapshot()

  page.dispatch('focus')
  await turns()

  expect(page.client.sessions.getSnapshot()).toBe(signedOut)
})

test('a page that is shown again while the user signs out on it stays signed out', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  const { release, wasRead } = holdReading(page.client, 'session:')
  page.dispatch('focus')
  await wasRead

  await page.client.sessions.end(world.ada.accountId)
  release()
  await turns()

  expect(page.client.sessions.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
})

test('a page that finds its key gone, and hears why before it has looked for the reason, shows what it heard', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  const session = await world.client.sessions.use(world.ada.accountId)
  await clear(createStore(world.name, 'records'))
  const { release, wasRead } = holdReading(page.client, 'remembered:')
  page.dispatch('focus')
  await wasRead

  await page.client.sessions.markOver(session, 'revoked')
  release()
  await turns()

  expect(statusOf(page.client)).toBe('revoked')
})

test('a page that is shown again while it signs learns that its key is gone', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  const signing = holdReading(page.client, 'remembered:')
  const used = page.client.sessions.use(world.ada.accountId)
  await signing.wasRead
  await clear(createStore(world.name, 'records'))
  const looking = holdReading(page.client, 'session:')
  page.dispatch('focus')
  await looking.wasRead

  signing.release()
  await used
  looking.release()
  await turns()

  expect(statusOf(page.client)).toBe('lost')
})

test('a page that is shown again does not show a newer session that is over too', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  const record = await world.client.sessions.use(world.ada.accountId)
  // It does not say when it was opened on this device.
  await world.keyStore.write({ ...record, id: 'Session:newer', openedOnDeviceMs: 0 })
  const shown: unknown[] = []
  page.client.sessions.subscribe(() => shown.push(page.client.sessions.getSnapshot()))

  page.dispatch('focus')
  await turns()

  expect(shown).toEqual([])
})

test('a page whose session was revoked signs with the one that was opened since, also without a message about it', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const page = world.openTab()
  await page.sessions.restore()
  await page.sessions.markOver(await page.sessions.use(accountId), 'revoked')
  await turns()
  silence(world.client)
  await signIn(world)
  const { id } = await world.client.sessions.use(accountId)
  expect(statusOf(page)).toBe('revoked')

  await expect(page.sessions.use(accountId)).resolves.toMatchObject({ id })

  expect(openIn(page)?.id).toBe(id)
})

test('a key that could not be erased does not sign on the page of another account either', async () => {
  const { world, ada, bobs } = await worldOfTwo()
  refuseToDelete()
  await world.client.sessions.markOver(await world.client.sessions.use(ada.accountId), 'revoked')

  await expect(bobs.sessions.use(ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' })
})

test('a key signs also where the browser dropped what else was stored with it', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  await del(`remembered:${accountId}`, createStore(world.name, 'records'))

  await expect(world.client.sessions.use(accountId)).resolves.toMatchObject({ accountId })
})
