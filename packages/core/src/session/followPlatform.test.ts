import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { eventually, streams } from '../../test/liveWorld.ts'
import type { WalletClient } from '../createWalletClient.ts'
import { refreshSession } from '../flows/session/refreshSession.ts'
import { endSession } from '../flows/session/sessionList.ts'
import { openSession } from './sessionState.ts'

/** A device with a stream of events, and another one of the same user. */
async function createDevices() {
  const world = await createTestClient({ liveEvents: true })
  const network = world.openNetwork()
  const other = world.openTab({ name: `${world.name} elsewhere`, fetch: network.fetch })
  await signIn(world)
  await signIn(world, other)
  await eventually(() => streams(world).length > 0)
  return { world, other, network }
}

const statusOf = ({ sessions }: WalletClient) => sessions.getSnapshot().status
const sessionIdOf = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())?.id ?? ''
const end = (world: TestWorld, by: WalletClient, sessionId: string) =>
  endSession(by, { accountId: world.ada.accountId, sessionId })

test('a device that is signed out from another one is covered within a second, its key is erased, and a reload shows the same', async () => {
  const { world, other } = await createDevices()
  const began = performance.now()

  await end(world, other, sessionIdOf(world.client))
  await eventually(() => statusOf(world.client) === 'revoked')

  expect(performance.now() - began).toBeLessThan(1_000)
  expect(await world.keyStore.read(world.ada.accountId)).toBeUndefined()
  const reloaded = world.openTab()
  await reloaded.sessions.restore()
  expect(statusOf(reloaded)).toBe('revoked')
})

test('the platform’s own session of that device is over, also after its wallet session was refreshed', async () => {
  const { world, other } = await createDevices()
  const session = openSession(world.client.sessions.getSnapshot())
  if (!session) throw new Error('no user is signed in')
  const next = await refreshSession(world.client, { session })
  expect((await world.network.fetch('/api/wallet/transactions')).status).toBe(200)

  await end(world, other, next.id)
  await eventually(() => statusOf(world.client) === 'revoked')

  expect((await world.network.fetch('/api/wallet/transactions')).status).toBe(401)
})

test('the other devices stay as they are', async () => {
  const { world, other, network } = await createDevices()
  const third = world.openTab({ name: `${world.name} third`, fetch: world.openNetwork().fetch })
  await signIn(world, third)

  await end(world, other, sessionIdOf(third))
  await eventually(() => statusOf(third) === 'revoked')

  expect([statusOf(world.client), statusOf(other)]).toEqual(['active', 'active'])
  expect((await network.fetch('/api/wallet/transactions')).status).toBe(200)
})

test('a device that missed the event is covered as soon as the platform no longer knows it', async () => {
  const { world, other } = await createDevices()
  world.network.tamper('GET /events', () => {
    throw new TypeError('fetch failed')
  })
  const asleep = world.openTab()
  await asleep.sessions.restore()
  const sessionId = sessionIdOf(world.client)
  world.network.offline = true
  await end(world, other, sessionId)
  world.network.offline = false

  const woken = world.openTab({ name: world.name, fetch: (input, init) => forward(world, input, init) })
  await woken.sessions.restore()
  await eventually(() => statusOf(woken) === 'revoked')
})

/** Past the faults of the network, with its cookies. */
async function forward(world: TestWorld, input: RequestInfo | URL, init?: RequestInit) {
  const network = world.openNetwork()
  for (const [name, value] of world.network.cookies) network.cookies.set(name, value)
  return network.fetch(input, init)
}

test('signing out here is signing out, and not the end of a session from elsewhere', async () => {
  const { world } = await createDevices()

  await end(world, world.client, sessionIdOf(world.client))

  expect(statusOf(world.client)).toBe('signed-out')
})

test('an event about another session changes nothing', async () => {
  const { world } = await createDevices()

  await world.events.announce(world.ada.customerId, [{ kind: 'session', id: 'Session:other' }])
  await world.events.announce(world.ada.customerId, [{ kind: 'card', id: sessionIdOf(world.client) }])
  await world.events.announce(world.ada.customerId, [{ kind: 'everything' }])

  expect(statusOf(world.client)).toBe('active')
})
