import process from 'node:process'
import { createSessionController, listRememberedLogins, type WalletClient } from '@countersign/core'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../test/journeys.ts'
import { signedInWorld, worldOfTwo } from '../../test/signedInWorld.ts'
import { refuseToDelete } from '../../test/storageFaults.ts'
import { turns } from '../../test/testPage.ts'
import { createSessionKey } from '../crypto/createSessionKey.ts'
import type { TabMessage } from '../storage/tabMessages.ts'
import { openSession } from './sessionState.ts'

const openIn = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())
const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status

/** What this tab tells the others, and what it shows at that moment. */
function told(client: WalletClient): [message: TabMessage, status: string][] {
  const messages: [TabMessage, string][] = []
  Object.assign(client.tabs, { broadcast: (message: TabMessage) => messages.push([message, statusOf(client)]) })
  return messages
}

/** A session that the service opens in place of this one, with its key. */
async function nextOf(client: WalletClient, id = 'Session:next') {
  const { accountId, type, expiresAt } = openIn(client) as NonNullable<ReturnType<typeof openIn>>
  return { session: { id, accountId, type, nickname: '', expiresAt } as never, key: await createSessionKey() }
}

test('a tab that is not in use shows the new session after a refresh in another one', async () => {
  const world = await signedInWorld()
  const other = world.openTab()
  await other.sessions.restore()

  await createSessionController(world.client).extend()
  await turns()

  expect(openIn(other)?.id).toBe((await world.keyStore.read(world.ada.accountId))?.id)
})

test('the other tabs are told of a sign-out before the key is erased, and once more after it', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const messages = told(world.client)

  await world.client.sessions.end(accountId)

  const message = { type: 'signed-out', accountId }
  expect(messages).toEqual([
    [message, 'active'],
    [message, 'signed-out'],
  ])
})

test('a sign-out whose key cannot be erased says so, and the key signs nothing, also after a reload', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  refuseToDelete()

  await expect(world.client.sessions.end(accountId)).resolves.toMatchObject({ erased: false, record: { accountId } })

  await expect(world.openTab().sessions.use(accountId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' })
})

test('a sign-out without a session resolves also where nothing can be erased', async () => {
  const world = await signedInWorld()
  refuseToDelete()

  await expect(world.client.sessions.end('InternalAccount:other')).resolves.toEqual({
    record: undefined,
    erased: false,
  })
})

test('each sign-in is remembered, by its method and the time of this device', async () => {
  const world = await signedInWorld()
  const { accountId, credentialId } = world.ada

  await expect(listRememberedLogins(world.client)).resolves.toEqual([
    {
      accountId,
      credentialId,
      type: 'EMAIL_OTP',
      nickname: expect.stringContaining('@'),
      lastUsedAtMs: world.clock.now(),
    },
  ])
})

test('a refresh that comes after the end of its session brings nothing back, and no tab is told of it', async () => {
  const world = await signedInWorld()
  const { client, ada } = world
  const session = openIn(client) as NonNullable<ReturnType<typeof openIn>>
  const next = await nextOf(client)
  await world.keyStore.forget(ada.accountId)
  const messages = told(client)

  await expect(client.sessions.replace(session, next)).resolves.toBeUndefined()

  expect(openIn(client)?.id).toBe(session.id)
  expect(messages).toEqual([])
})

test('a refresh is not shown on a page that works with another account, or with none', async () => {
  const { world, bob, bobs } = await worldOfTwo()
  const session = openIn(world.client) as NonNullable<ReturnType<typeof openIn>>
  const resting = world.openTab()

  const next = await nextOf(world.client)
  await expect(bobs.sessions.replace(session, next)).resolves.toMatchObject({ id: 'Session:next' })
  const last = await nextOf(world.client, 'Session:last')
  await expect(resting.sessions.replace({ ...session, id: 'Session:next' }, last)).resolves.toMatchObject({
    id: 'Session:last',
  })

  expect(openIn(bobs)?.accountId).toBe(bob.accountId)
  expect(openIn(resting)).toBeUndefined()
})

test('the end of an old session that another page has refreshed is shown on no page, also not on that of another user', async () => {
  const world = await signedInWorld()
  const { client, ada } = world
  const old = await client.sessions.use(ada.accountId)
  const bob = await world.addPerson('bob@example.com')
  const [page, bobs, resting] = [world.openTab(), world.openTab(), world.openTab()]
  await page.sessions.restore()
  await bobs.sessions.restore()
  world.network.cookies.clear()
  await signIn(world, bobs, bob)
  Object.assign(client.tabs, { broadcast: () => {} })
  await client.sessions.replace(old, await nextOf(client))
  const shown: string[] = []
  page.sessions.subscribe(() => shown.push(statusOf(page)))

  for (const { sessions } of [page, bobs, resting]) await sessions.markOver(old, 'revoked')

  expect([openIn(page)?.id, shown]).toEqual(['Session:next', ['active']])
  expect(openIn(bobs)?.accountId).toBe(bob.accountId)
  await expect(client.sessions.use(ada.accountId)).resolves.toMatchObject({ id: 'Session:next' })
})

test('what another script says on the channel of the tabs is ignored', async () => {
  const world = await signedInWorld()
  const before = world.client.sessions.getSnapshot()
  const failures: unknown[] = []
  const note = (reason: unknown) => failures.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))

  for (const said of ['hello', null, { type: 'signed-out' }, { type: 'revoked', accountId: world.ada.accountId }])
    world.openTab().tabs.broadcast(said as never)
  await turns()

  expect(world.client.sessions.getSnapshot()).toBe(before)
  expect(failures).toEqual([])
})
