import { createSessionController, signOut } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { refuseToDelete } from '../../../test/storageFaults.ts'
import { awaitedCodeName } from '../sign-in/awaitedCodeName.ts'
import { endSession } from './sessionList.ts'

test('signing out of a session that was ended elsewhere succeeds, and nothing is left', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const { id: sessionId } = await world.client.sessions.use(accountId)
  const elsewhere = world.openTab({ name: `${world.name}-elsewhere` })
  await signIn(world, elsewhere)
  await endSession(elsewhere, { accountId, sessionId })

  await expect(signOut(world.client, { accountId })).resolves.toBeUndefined()

  expect(world.client.sessions.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
  expect(await world.keyStore.list()).toEqual([])
  expect(world.network.cookies.get('platform')).toBeUndefined()
})

test('the key is erased before anything is sent', async () => {
  const world = await signedInWorld()
  const kept: number[] = []
  world.network.tamper('', async (body) => {
    kept.push((await world.keyStore.list()).length)
    return body
  })

  await signOut(world.client, { accountId: world.ada.accountId })

  expect(kept.length).toBeGreaterThan(2)
  expect(new Set(kept)).toEqual(new Set([0]))
})

test('when the state says signed out, no key is left, so the page may be closed at once', async () => {
  const world = await signedInWorld()
  const { sessions } = world.client
  const database = await settled(indexedDB.open(world.name))
  const kept: Promise<IDBValidKey[]>[] = []
  sessions.subscribe(() => {
    if (sessions.getSnapshot().status !== 'signed-out') return
    kept.push(settled(database.transaction('records').objectStore('records').getAllKeys()))
  })

  await signOut(world.client, { accountId: world.ada.accountId })

  const [names] = await Promise.all(kept)
  expect(names?.filter((name) => String(name).startsWith('session:'))).toEqual([])
  database.close()
})

function settled<result>(request: IDBRequest<result>): Promise<result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

test('signing out without a session changes nothing, and nothing can be extended then', async () => {
  const world = await signedInWorld()
  const session = createSessionController(world.client)
  await session.signOut()
  const { length } = world.network.requests

  await session.signOut()

  await expect(session.extend()).resolves.toBe(false)
  expect(world.network.requests).toHaveLength(length)
})

test('signing out ends the session at the service and the platform also where the key cannot be erased', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  refuseToDelete()

  await expect(signOut(world.client, { accountId })).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('the key could not be erased'),
  })

  expect(await world.service.call(listSessions, { query: { accountId } })).toEqual({ data: [] })
  expect(world.network.cookies.get('platform')).toBeUndefined()
})

test('the next user of this tab is not asked for a code that was on its way to this user', async () => {
  const world = await signedInWorld()
  const { accountId } = world.ada
  const { tabStorage } = world.client
  tabStorage.write(awaitedCodeName, { sentTo: 'a•••@example.com' })
  expect(tabStorage.read(awaitedCodeName)).toBeDefined()

  await signOut(world.client, { accountId })

  expect(tabStorage.read(awaitedCodeName)).toBeUndefined()
})
