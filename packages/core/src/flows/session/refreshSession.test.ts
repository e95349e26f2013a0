import { createSessionController } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { openSession } from '../../session/sessionState.ts'
import { refreshSession } from './refreshSession.ts'

const shownId = (client: TestWorld['client']) => openSession(client.sessions.getSnapshot())?.id

function refreshes({ network }: TestWorld) {
  return network.requests.filter(({ path }) => path.endsWith('/refresh'))
}

function openSessionOf({ client }: TestWorld) {
  const session = openSession(client.sessions.getSnapshot())
  if (!session) throw new Error('no user is signed in')
  return session
}

async function sessionsAtService(world: TestWorld): Promise<string[]> {
  const { data } = await world.service.call(listSessions, { query: { accountId: world.ada.accountId } })
  return data.map(({ id }) => id)
}

test('a refresh replaces the session and its key', async () => {
  const world = await signedInWorld()
  const before = await world.keyStore.read(world.ada.accountId)
  world.clock.advance(11 * 60_000)

  await expect(createSessionController(world.client).extend()).resolves.toBe(true)

  const after = await world.keyStore.read(world.ada.accountId)
  expect(after?.publicKeyHex).not.toBe(before?.publicKeyHex)
  expect(after?.privateKey.extractable).toBe(false)
  expect(after).toMatchObject({ credentialId: before?.credentialId, nickname: before?.nickname })
  expect(await sessionsAtService(world)).toEqual([after?.id])
  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active', session: { id: after?.id } })
  expect(world.client.sessions.timeLeftMs()).toBeGreaterThan(14 * 60_000)
})

test('both legs carry the same body, and the old key signs the second one', async () => {
  const world = await signedInWorld()
  const before = await world.keyStore.read(world.ada.accountId)

  await createSessionController(world.client).extend()

  const [first, second, ...more] = refreshes(world)
  expect(more).toEqual([])
  expect(second?.body).toBe(first?.body)
  const stamp = JSON.parse(atob(second?.headers['service-wallet-signature'] ?? '')) as { publicKey: string }
  expect(stamp.publicKey).toBe(before?.publicKeyHex)
  expect(first?.headers).not.toHaveProperty('service-wallet-signature')
})

test('the old key stays until the service has confirmed the new one', async () => {
  const world = await signedInWorld()
  const { id } = openSessionOf(world)
  const seen: unknown[] = []
  world.network.tamper('/refresh', async (body) => {
    seen.push(shownId(world.client), (await world.keyStore.read(world.ada.accountId))?.id)
    return body
  })

  await createSessionController(world.client).extend()

  expect(seen).toEqual([id, id, id, id])
  expect(shownId(world.client)).not.toBe(id)
})

test('a refresh that does not arrive leaves the session as it is', async () => {
  const world = await signedInWorld()
  const before = openSessionOf(world)
  world.network.lose('/refresh', 'request')

  await expect(createSessionController(world.client).extend()).resolves.toBe(false)

  expect(openSessionOf(world)).toEqual(before)
  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id: before.id })
})

test('a signed leg whose response is lost is not sent again; the old session is over, so the user signs in', async () => {
  const world = await signedInWorld()
  const { tamper, requests } = world.network
  const session = openSessionOf(world)
  tamper('/refresh', (body, response) => {
    if (response.status === 201) throw new TypeError('fetch failed')
    return body
  })

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'SESSION_LOST' })

  expect(requests.filter(({ path }) => path.endsWith('/refresh'))).toHaveLength(2)
  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'lost', session: { id: session.id } })
  expect(await world.keyStore.list()).toEqual([])
  const reloaded = createSessionController(world.openTab())
  reloaded.subscribe(() => {})
  await world.reached(reloaded, 'lost')
  await signIn(world)
  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toBeDefined()
})

test('a lost signed leg that never arrived leaves the old session open', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  const { fetch } = world.client.transport
  Object.assign(world.client.transport, {
    fetch: (async (input, init) => {
      if (new Headers(init?.headers).has('service-wallet-signature')) throw new TypeError('fetch failed')
      return fetch?.(input, init)
    }) as typeof globalThis.fetch,
  })

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'NETWORK_UNREACHABLE' })

  await expect(world.client.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id: session.id })
})

test('where the sessions cannot be read either, the next signature tries the old key', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  world.network.tamper('/refresh', (body, response) => {
    if (response.status === 201) world.network.offline = true
    return response.status === 201 ? '' : body
  })

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })

  expect(openSessionOf(world).id).toBe(session.id)
})

test('a session that was ended elsewhere is not refreshed, and its key is erased', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  await refreshSession(world.openTab(), { session })
  const [newer] = await sessionsAtService(world)
  const record = await world.keyStore.read(world.ada.accountId)
  if (!record) throw new Error('there is no key')
  // As on a page that did not get the message: the old key is still stored.
  await world.keyStore.write({ ...record, id: session.id })

  await expect(refreshSession(world.openTab(), { session })).rejects.toMatchObject({ code: 'SESSION_REVOKED' })

  expect(await world.keyStore.list()).toEqual([])
  expect(await sessionsAtService(world)).toEqual([newer])
})

test('a session of another account is rejected', async () => {
  const world = await signedInWorld()
  world.network.tamper('/refresh', (body, response) =>
    response.status === 201
      ? JSON.stringify({ ...(JSON.parse(body) as object), accountId: 'InternalAccount:other' })
      : body,
  )

  await expect(createSessionController(world.client).extend()).resolves.toBe(false)

  expect(await world.keyStore.list()).toEqual([])
})

test('a payload about another key is not signed', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  world.network.tamper('/refresh', (body) => body.replace(/targetPublicKey\\":\\"../, 'targetPublicKey\\":\\"04'))

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'PAYLOAD_MISMATCH' })

  expect(refreshes(world)).toHaveLength(1)
  expect(openSessionOf(world)).toEqual(session)
})

test('three tabs that refresh at once do it once, and all continue with the new key', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  const tabs = [world.client, world.openTab(), world.openTab()]
  await Promise.all(tabs.map((client) => client.sessions.restore()))

  const sessions = await Promise.all(tabs.map((client) => refreshSession(client, { session })))

  expect(refreshes(world)).toHaveLength(2)
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
  for (const client of tabs)
    await expect(client.sessions.use(world.ada.accountId)).resolves.toMatchObject({ id: sessions[0]?.id })
})

test('a sign-out during a refresh wins, and the session that was just opened is ended', async () => {
  const world = await signedInWorld()
  const session = openSessionOf(world)
  const other = world.openTab()
  await other.sessions.restore()
  world.network.tamper('/refresh', async (body, response) => {
    if (response.status === 201) await other.sessions.end(world.ada.accountId)
    return body
  })

  await expect(refreshSession(world.client, { session })).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })

  expect(await world.keyStore.list()).toEqual([])
  expect(await sessionsAtService(world)).toEqual([])
})
