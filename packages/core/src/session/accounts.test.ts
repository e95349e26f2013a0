import { createSessionController, type WalletClient } from '@countersign/core'
import { createStore, get, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { worldOfTwo } from '../../test/signedInWorld.ts'
import { until } from '../../test/testClock.ts'
import { openPage, turns } from '../../test/testPage.ts'
import { openSession } from './sessionState.ts'

const shownAccount = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())?.accountId

test('two users of one browser have a key each, and each tab continues with its own', async () => {
  const { world, bob, bobs } = await worldOfTwo()
  await turns()

  expect([shownAccount(world.client), shownAccount(bobs)]).toEqual([world.ada.accountId, bob.accountId])
  const keys = await Promise.all([world.ada, bob].map(({ accountId }) => world.client.sessions.use(accountId)))
  expect(keys.map(({ accountId }) => accountId)).toEqual([world.ada.accountId, bob.accountId])
  expect(new Set(keys.map(({ publicKeyHex }) => publicKeyHex)).size).toBe(2)
  // Also after a signature for the other account.
  expect([shownAccount(world.client), shownAccount(bobs)]).toEqual([world.ada.accountId, bob.accountId])
})

test('a key that is stored under the name of another account signs for neither of them', async () => {
  const { world, bob } = await worldOfTwo()
  const store = createStore(world.name, 'records')
  await set(`session:${bob.accountId}`, await get(`session:${world.ada.accountId}`, store), store)

  await expect(world.client.sessions.use(bob.accountId)).rejects.toMatchObject({ code: 'SESSION_LOST' })
})

test('the end of one user’s session does not end the other’s', async () => {
  const { world, bob, bobs } = await worldOfTwo()
  const ada = await world.client.sessions.use(world.ada.accountId)

  await bobs.sessions.markOver(ada, 'revoked')
  await turns()
  expect(shownAccount(bobs)).toBe(bob.accountId)
  expect(world.client.sessions.getSnapshot().status).toBe('revoked')
  await createSessionController(bobs).signOut()
  await turns()

  expect(world.client.sessions.getSnapshot().status).toBe('revoked')
  expect(await world.keyStore.list()).toEqual([])
})

test('a refresh of one user’s session leaves the other’s tab alone', async () => {
  const { world, bob, bobs } = await worldOfTwo()

  await expect(createSessionController(bobs).extend()).resolves.toBe(true)
  await turns()

  expect([shownAccount(world.client), shownAccount(bobs)]).toEqual([world.ada.accountId, bob.accountId])
})

test('a sign-in message from another tab shows that account, and not the one that was opened last', async () => {
  const { world, bob, bobs } = await worldOfTwo()
  const adas = world.openTab()
  await adas.sessions.restore()
  expect(shownAccount(adas)).toBe(bob.accountId)

  world.client.tabs.broadcast({ type: 'signed-in', accountId: world.ada.accountId })
  bobs.tabs.broadcast({ type: 'refreshed', accountId: bob.accountId })
  await turns()

  expect([shownAccount(world.client), shownAccount(adas)]).toEqual([world.ada.accountId, bob.accountId])
})

test('the idle lock erases the keys of all accounts', async () => {
  const session = { idleLockMs: 300_000 }
  const { world, bob } = await worldOfTwo()
  const page = await openPage(world, { session })

  world.clock.advance(300_000)
  await until(world.clock, () => page.client.sessions.getSnapshot().status === 'locked')
  await turns()

  expect(await world.keyStore.list()).toEqual([])
  for (const { accountId } of [world.ada, bob])
    await expect(page.client.sessions.use(accountId)).rejects.toMatchObject({ code: 'SESSION_LOCKED' })
})
