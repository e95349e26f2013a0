import { createSessionList, type SessionItem, type SessionListController } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'

/** Signed in here and on another device, with the list on this screen. */
async function twoDevices() {
  const world = await signedInWorld()
  const device = world.openTab({ name: `${world.name}-device` })
  await signIn(world, device)
  const list = createSessionList(world.client, { accountId: world.ada.accountId })
  await list.load()
  return { world, device, list }
}

function itemsOf(list: SessionListController): readonly SessionItem[] {
  const read = list.getSnapshot().list
  return read.status === 'ready' ? read.content : []
}

const foreignId = (list: SessionListController) => itemsOf(list).find(({ current }) => !current)?.id ?? ''
const ownId = (list: SessionListController) => itemsOf(list).find(({ current }) => current)?.id ?? ''

async function readAgain(world: TestWorld, list: SessionListController, count: number): Promise<void> {
  await expect.poll(() => itemsOf(list).length).toBe(count)
  expect(list.getSnapshot().change.status).toBe('done')
  expect(world.client.sessions.getSnapshot().status).toBe('active')
}

test('the open sessions of all devices are listed, and this one is marked', async () => {
  const { world, device, list } = await twoDevices()

  expect(itemsOf(list)).toHaveLength(2)
  expect(ownId(list)).toBe((await world.client.sessions.use(world.ada.accountId)).id)
  expect(foreignId(list)).toBe((await device.sessions.use(world.ada.accountId)).id)
})

test('another device is signed out by a signature of this one, and its key no longer signs', async () => {
  const { world, device, list } = await twoDevices()

  await list.change({ sessionIds: [foreignId(list)] })

  await readAgain(world, list, 1)
  const theirs = createSessionList(device, { accountId: world.ada.accountId })
  await theirs.change({ sessionIds: [ownId(list)] })
  expect(theirs.getSnapshot().change.status).toBe('signing-in')
  expect(device.sessions.getSnapshot().status).toBe('revoked')
})

test('a session that is over already counts as ended', async () => {
  const { world, list } = await twoDevices()
  const sessionId = foreignId(list)
  await list.change({ sessionIds: [sessionId] })

  await list.change({ sessionIds: [sessionId] })

  await readAgain(world, list, 1)
})

test('ending the session of this browser is signing out', async () => {
  const { world, list } = await twoDevices()

  await list.change({ sessionIds: [ownId(list)] })

  expect(world.client.sessions.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
  expect(await world.keyStore.list()).toEqual([])
  const { data } = await world.service.call(listSessions, { query: { accountId: world.ada.accountId } })
  expect(data).toHaveLength(1)
})

test('without a session the user signs in inline, and the device is signed out then', async () => {
  const { world, list } = await twoDevices()
  const sessionId = foreignId(list)
  await world.client.sessions.lock()
  await list.change({ sessionIds: [sessionId] })
  expect(list.getSnapshot().change.status).toBe('signing-in')

  await signIn(world)

  await expect.poll(() => list.getSnapshot().change.status).toBe('done')
  await expect.poll(() => itemsOf(list).map(({ id }) => id)).not.toContain(sessionId)
})

test('without a session on this device the others are listed, and none of them is marked', async () => {
  const { world, list } = await twoDevices()
  await world.keyStore.forget(world.ada.accountId)

  await list.load()

  expect(itemsOf(list).map(({ current }) => current)).toEqual([false, false])
})

/** Signed in here and on several other devices. */
async function manyDevices() {
  const { world, list } = await twoDevices()
  await signIn(world, world.openTab({ name: `${world.name}-another` }))
  await signIn(world, world.openTab({ name: `${world.name}-third` }))
  await list.load()
  const others = () => itemsOf(list).flatMap(({ id, current }) => (current ? [] : [id]))
  return { world, list, others }
}

test('several devices are signed out one after the other, each by a signature', async () => {
  const { world, list, others } = await manyDevices()
  world.network.requests.length = 0

  await list.change({ sessionIds: others() })

  await readAgain(world, list, 1)
  const signed = world.network.requests.filter(({ method, headers }) => method === 'DELETE' && headers['request-id'])
  expect(signed).toHaveLength(3)
})

test('one device that cannot be signed out keeps no other one open, and is named', async () => {
  const { world, list, others } = await manyDevices()
  const [first = ''] = others()
  world.network.tamper(`DELETE /auth/sessions/${first}`, () =>
    Response.json({ code: 'INVALID_INPUT', status: 400, message: 'no' }, { status: 400 }),
  )

  await list.change({ sessionIds: others() })

  await readAgain(world, list, 2)
  const { change } = list.getSnapshot()
  expect(change.status === 'done' && change.result).toMatchObject([
    { sessionId: first, error: { code: 'INVALID_INPUT' } },
  ])
})

test('without a session here nothing of several is called done, and all of them continue after the sign-in', async () => {
  const { world, list, others } = await manyDevices()
  const sessionIds = others()
  await world.client.sessions.lock()
  await list.change({ sessionIds })
  expect(list.getSnapshot().change.status).toBe('signing-in')

  await signIn(world)

  await expect.poll(() => list.getSnapshot().change.status).toBe('done')
  await expect.poll(() => itemsOf(list).some(({ id }) => sessionIds.includes(id))).toBe(false)
})

test('a user who leaves signs no further device out', async () => {
  const { world, list, others } = await manyDevices()
  const deletions = () => world.network.requests.filter(({ method }) => method === 'DELETE')
  const release = world.network.hold('DELETE /auth/sessions')
  const changing = list.change({ sessionIds: others() })
  await expect.poll(deletions).toHaveLength(1)
  list.dismiss()
  release()
  await changing

  expect(deletions()).toHaveLength(1)
})
