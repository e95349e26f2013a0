import { createSessionController, type WalletClient } from '@countersign/core'
import { clear, createStore } from 'idb-keyval'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { until } from '../../test/testClock.ts'
import { openPage, turns } from '../../test/testPage.ts'
import { endSession } from '../flows/session/sessionList.ts'
import { setWalletPrivacy } from '../flows/settings/walletPrivacy.ts'
import type { SessionEnding } from '../storage/keyStore.ts'
import { openSession } from './sessionState.ts'

const sessionMs = 15 * 60_000
const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status

/** Ends the session of this page in one way. */
const endings: Record<SessionEnding, (world: TestWorld) => Promise<void>> = {
  expired: async ({ clock }) => clock.advance(sessionMs),
  locked: ({ client }) => client.sessions.lock(),
  lost: ({ client, ada }) => markOver(client, ada.accountId, 'lost'),
  revoked: ({ client, ada }) => markOver(client, ada.accountId, 'revoked'),
}

async function markOver(client: WalletClient, accountId: string, over: 'lost' | 'revoked'): Promise<void> {
  await client.sessions.markOver(await client.sessions.use(accountId), over)
}

test.each(Object.entries(endings))(
  'a session that is %s says so in every tab and after a reload, and its key is gone',
  async (status, end) => {
    const world = await signedInWorld()
    const other = world.openTab()
    await other.sessions.restore()

    await end(world)

    const clients = [world.client, other]
    await until(world.clock, () => clients.every((client) => statusOf(client) === status))
    await turns()
    expect(await world.keyStore.list()).toEqual([])
    expect(clients.map(({ sessions }) => sessions.timeLeftMs())).toEqual([0, 0])
    const reloaded = world.openTab()
    await reloaded.sessions.restore()
    expect(reloaded.sessions.getSnapshot()).toMatchObject({ status, session: { credentialId: world.ada.credentialId } })
    for (const client of [...clients, reloaded])
      await expect(client.sessions.use(world.ada.accountId)).rejects.toMatchObject({
        code: `SESSION_${status.toUpperCase()}`,
        action: 'sign-in',
      })
    await signIn(world, other)
    await until(world.clock, () => clients.every((client) => statusOf(client) === 'active'))
  },
)

test('a page whose database fails after a sign-out elsewhere does not sign with the key that it had read', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const other = world.openTab()
  await expect(other.sessions.use(accountId)).resolves.toBeDefined()

  await world.client.sessions.end(accountId)
  await until(world.clock, () => statusOf(other) === 'signed-out')
  await turns()

  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('gone', 'UnknownError')
  }
  try {
    await expect(other.sessions.use(accountId)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
  } finally {
    IDBDatabase.prototype.transaction = transaction
  }
})

test('a session that was ended on another device is revoked with the first signature that is refused', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  await endAtService(world)

  await expect(setPrivate(world.client, accountId)).rejects.toMatchObject({ code: 'WALLET_SIGNATURE_INVALID' })

  expect(statusOf(world.client)).toBe('revoked')
  await expect(setPrivate(world.client, accountId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' })
})

const setPrivate = (client: WalletClient, accountId: string) =>
  setWalletPrivacy(client, { accountId, privateEnabled: true })

/** As if it had been signed out from another device: this browser gets no message. */
async function endAtService(world: TestWorld): Promise<void> {
  const elsewhere = world.openTab({ name: `${world.name}-elsewhere` })
  await signIn(world, elsewhere)
  const { id } = await world.client.sessions.use(world.ada.accountId)
  await endSession(elsewhere, { accountId: world.ada.accountId, sessionId: id })
}

test('the end of an old session does not end the one that came after it', async () => {
  const world = await signedInWorld()
  const old = await world.client.sessions.use(world.ada.accountId)
  await createSessionController(world.client).extend()
  const { id } = await world.client.sessions.use(world.ada.accountId)

  await world.client.sessions.markOver(old, 'revoked')
  await turns()

  expect(openSession(world.client.sessions.getSnapshot())?.id).toBe(id)
  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id })
})

test('a key that could not be erased no longer signs, also after a reload', async () => {
  const world = await signedInWorld()
  const remove = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  try {
    await markOver(world.client, world.ada.accountId, 'revoked')
    const reloaded = world.openTab()
    for (const { sessions } of [world.client, reloaded])
      await expect(sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' })
  } finally {
    IDBObjectStore.prototype.delete = remove
  }
})

test('a session that has ended signs nothing on its page, also while nothing can be written', async () => {
  const world = await signedInWorld()
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (mode === 'readwrite') throw new DOMException('no', 'ReadOnlyError')
    return transaction.call(this, names, mode, options)
  }
  try {
    await markOver(world.client, world.ada.accountId, 'revoked')
    await expect(world.client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REVOKED' })
  } finally {
    IDBDatabase.prototype.transaction = transaction
  }
})

test('a page from the back/forward cache learns what the others did meanwhile', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  // Cached pages receive no messages.
  Object.assign(world.client.tabs, { broadcast: () => {} })

  await createSessionController(world.client).extend()
  const { id } = await world.client.sessions.use(world.ada.accountId)
  page.dispatch('pageshow')
  await until(world.clock, () => openSession(page.client.sessions.getSnapshot())?.id === id)

  await createSessionController(world.client).signOut()
  page.dispatch('pageshow')
  await until(world.clock, () => statusOf(page.client) === 'signed-out')
  expect(page.client.sessions.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: true })
})

test('a page whose browser dropped its data has lost the session as soon as it is shown again', async () => {
  const world = await signedInWorld()
  const page = await openPage(world)
  await clear(createStore(world.name, 'records'))

  page.dispatch('focus')

  await until(world.clock, () => statusOf(page.client) === 'lost')
})

test('without messages between tabs a sign-out elsewhere is not called a loss', async () => {
  const world = await signedInWorld()
  const other = world.openTab()
  await other.sessions.restore()
  Object.assign(world.client.tabs, { broadcast: () => {} })
  await createSessionController(world.client).signOut()

  await expect(other.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })

  expect(other.sessions.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: true })
})

test.each(['revoked', 'lost'] as const)(
  'without messages between tabs a session that was %s elsewhere is called that by the next signature',
  async (over) => {
    const world = await signedInWorld()
    const { accountId } = world.ada
    const other = world.openTab()
    await other.sessions.restore()
    Object.assign(world.client.tabs, { broadcast: () => {} })
    await markOver(world.client, accountId, over)

    await expect(other.sessions.use(accountId)).rejects.toMatchObject({ code: `SESSION_${over.toUpperCase()}` })

    expect(other.sessions.getSnapshot()).toMatchObject({ status: over, session: { accountId } })
  },
)

test('a page that was not told of a refresh signs with the new key, and shows the new session', async () => {
  const world = await signedInWorld()
  const other = world.openTab()
  await other.sessions.restore()
  Object.assign(world.client.tabs, { broadcast: () => {} })
  await createSessionController(world.client).extend()
  const { id } = await world.client.sessions.use(world.ada.accountId)
  expect(openSession(other.sessions.getSnapshot())?.id).not.toBe(id)

  await expect(other.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id })

  expect(openSession(other.sessions.getSnapshot())?.id).toBe(id)
})

test('a wallet that is locked says so before its storage has answered', async () => {
  const world = await signedInWorld()
  const { session } = world.client.sessions.getSnapshot() as { session: object }

  let erased = false
  const locking = world.client.sessions.lock().then(() => {
    erased = true
  })
  // The storage answers in a later task.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()

  expect(world.client.sessions.getSnapshot()).toEqual({ status: 'locked', session })
  expect(erased).toBe(false)
  await locking
  expect(await world.keyStore.list()).toEqual([])
})

test('a signed-out account is not remembered again by a tab that slept', async () => {
  const world = await signedInWorld()
  const sleeper = world.openTab()
  await sleeper.sessions.restore()
  Object.assign(world.client.tabs, { broadcast: () => {} })
  await createSessionController(world.client).signOut()

  world.clock.advance(sessionMs)
  await turns()

  expect(await world.keyStore.readRemembered(world.ada.accountId)).toBeUndefined()
})
