import { createSessionController } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { expect, test, vi } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { until } from '../../test/testClock.ts'

/** Signs in, refreshes, locks, signs in again and out, and leaves nothing behind. */
async function wholeLife(world: TestWorld): Promise<void> {
  const session = createSessionController(world.client)
  await signIn(world)
  await expect(session.extend()).resolves.toBe(true)
  await session.lock()
  await until(world.clock, () => session.getSnapshot().status === 'locked')
  await signIn(world)
  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toBeDefined()
  await session.signOut()
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
  await expect(world.client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
  expect(await world.keyStore.list()).toEqual([])
}

test('without Web Locks and without channels a session works through its whole life', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)

  await wholeLife(await createTestClient())
})

test('without IndexedDB a session works through its whole life in memory, and says so', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const world = await createTestClient()
  await signIn(world)
  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active', persistence: 'memory' })

  await wholeLife(world)
})

test('a refresh on a full disk continues in memory, and says so', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await expect(createSessionController(world.client).extend()).resolves.toBe(true)
  } finally {
    IDBObjectStore.prototype.put = put
  }

  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active', persistence: 'memory' })
  const { id, privateKey } = await world.client.sessions.use(world.ada.accountId)
  expect(privateKey.extractable).toBe(false)
  const { data } = await world.service.call(listSessions, { query: { accountId: world.ada.accountId } })
  expect(data.map((session) => session.id)).toEqual([id])
})
