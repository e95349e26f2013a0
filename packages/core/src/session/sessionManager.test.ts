import { createSessionController, readActivity } from '@countersign/core'
import { listSessions } from '@countersign/core/wire'
import { clear, createStore, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { createTestClient } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { turn, until } from '../../test/testClock.ts'

const sessionMs = 15 * 60_000

test('a confirmed login is active, and its key cannot be exported', async () => {
  const world = await createTestClient()
  await signIn(world)

  expect(world.client.sessions.getSnapshot()).toMatchObject({ status: 'active', persistence: 'stored' })
  const [record] = await world.keyStore.list()
  expect(record?.privateKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('jwk', record?.privateKey as CryptoKey)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('pkcs8', record?.privateKey as CryptoKey)).rejects.toThrow()
})

test('a reloaded page restores its session', async () => {
  const world = await createTestClient()
  await signIn(world)
  const session = createSessionController(world.openTab())
  expect(session.getSnapshot()).toEqual({ status: 'restoring' })

  session.subscribe(() => {})

  await expect(world.reached(session, 'active')).resolves.toMatchObject({ session: { accountId: world.ada.accountId } })
})

test('no user is signed in where nothing is stored', async () => {
  const world = await createTestClient()
  const session = createSessionController(world.client)
  session.subscribe(() => {})

  await expect(world.reached(session, 'none')).resolves.toEqual({ status: 'none' })
})

test('the last two minutes are announced, and at the end the key is erased', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { sessions } = world.client

  world.clock.advance(sessionMs - 125_000)
  expect(sessions.getSnapshot().status).toBe('active')
  world.clock.advance(10_000)
  expect(sessions.getSnapshot().status).toBe('expiring')
  expect(sessions.timeLeftMs()).toBeLessThanOrEqual(115_000)
  world.clock.advance(115_000)

  expect(sessions.getSnapshot()).toMatchObject({ status: 'expired', session: { credentialId: world.ada.credentialId } })
  expect(sessions.timeLeftMs()).toBe(0)
  await expect(sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_EXPIRED', action: 'sign-in' })
  expect(await world.keyStore.list()).toEqual([])
})

test('a page that slept past the end does not sign, even if its timers did not run', async () => {
  const world = await createTestClient()
  await signIn(world)
  const woken = world.openTab()
  world.clock.advance(sessionMs)

  await expect(woken.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  expect(woken.sessions.getSnapshot().status).toBe('expired')
})

test('expiry is checked against the service, and not against a device clock that is ten minutes off', async () => {
  for (const offMs of [-600_000, 600_000]) {
    const world = await createTestClient()
    const device = { ...world.clock, now: () => world.clock.now() + offMs }
    const client = world.openTab({ clock: device, name: `skewed${offMs}` })
    await signIn(world, client)

    world.clock.advance(sessionMs - 10_000)
    await expect(client.sessions.use(world.ada.accountId)).resolves.toBeDefined()
    world.clock.advance(9_000)
    await expect(client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_EXPIRED' })
  }
})

test('signing out erases the key, ends the session at the service and notifies the other tab', async () => {
  const world = await createTestClient()
  await signIn(world)
  const other = createSessionController(world.openTab())
  other.subscribe(() => {})
  await world.reached(other, 'active')
  const session = createSessionController(world.client)

  await session.signOut()

  expect(session.getSnapshot()).toEqual({ status: 'signed-out', elsewhere: false })
  expect(await world.keyStore.list()).toEqual([])
  expect(await world.keyStore.readRemembered(world.ada.accountId)).toBeUndefined()
  expect(await world.service.call(listSessions, { query: { accountId: world.ada.accountId } })).toEqual({ data: [] })
  expect(world.network.cookies.get('platform')).toBeUndefined()
  await expect(world.reached(other, 'signed-out')).resolves.toEqual({ status: 'signed-out', elsewhere: true })
})

test('signing out works offline: the key is gone at once', async () => {
  const world = await createTestClient()
  await signIn(world)
  world.network.offline = true

  await createSessionController(world.client).signOut()

  expect(await world.keyStore.list()).toEqual([])
  await expect(world.client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
})

test('a sign-in in one tab reaches the other tab', async () => {
  const world = await createTestClient()
  const other = createSessionController(world.openTab())
  other.subscribe(() => {})
  await world.reached(other, 'none')

  await signIn(world)

  await expect(world.reached(other, 'active')).resolves.toMatchObject({ session: { accountId: world.ada.accountId } })
})

test('a browser that dropped its data has lost the key, even where the page still remembers it', async () => {
  const world = await createTestClient()
  await signIn(world)
  await clear(createStore(world.name, 'records'))

  await expect(world.client.sessions.use(world.ada.accountId)).rejects.toMatchObject({
    code: 'SESSION_LOST',
    action: 'sign-in',
  })
  expect(world.client.sessions.getSnapshot().status).toBe('lost')
})

test.each([
  ['half written', { version: 1, accountId: 'half' }],
  ['of a newer version', { version: 2 }],
  ['not a record', 'nonsense'],
])('a key record that is %s cannot sign and counts as lost', async (_kind, damage) => {
  const world = await createTestClient()
  await signIn(world)
  await set(`session:${world.ada.accountId}`, damage, createStore(world.name, 'records'))
  const session = createSessionController(world.openTab())
  session.subscribe(() => {})

  await expect(world.reached(session, 'lost')).resolves.toMatchObject({
    session: { credentialId: world.ada.credentialId },
  })
})

test('a key stored under another account never signs for it', async () => {
  const world = await createTestClient()
  await signIn(world)
  const record = await world.keyStore.read(world.ada.accountId)
  await set('session:InternalAccount:other', record, createStore(world.name, 'records'))

  await expect(world.client.sessions.use('InternalAccount:other')).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
})

test('an extractable key is not accepted as a session key', async () => {
  const world = await createTestClient()
  await signIn(world)
  const record = await world.keyStore.read(world.ada.accountId)
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  await set(
    `session:${world.ada.accountId}`,
    { ...record, privateKey: pair.privateKey },
    createStore(world.name, 'records'),
  )

  await expect(world.client.sessions.use(world.ada.accountId)).rejects.toMatchObject({ code: 'SESSION_LOST' })
})

test('listeners are not called after they unsubscribed', async () => {
  const world = await createTestClient()
  let heard = 0
  const leave = world.client.sessions.subscribe(() => heard++)
  leave()
  await signIn(world)
  await turn()

  expect(heard).toBe(0)
  await until(world.clock, () => world.client.sessions.getSnapshot().status === 'active')
})

test('a session that has ended by the service’s time is over with the next response', async () => {
  const world = await createTestClient()
  await signIn(world)
  world.sandbox.clock.advance(sessionMs)
  expect(world.client.sessions.getSnapshot().status).toBe('active')

  await readActivity(world.client)

  expect(world.client.sessions.getSnapshot().status).toBe('expired')
})

test('a reload on a device whose clock is far ahead neither ends the session nor extends it', async () => {
  const world = await createTestClient()
  const device = { ...world.clock, now: () => world.clock.now() + 3_600_000 }
  await signIn(world, world.openTab({ clock: device }))
  const reloaded = createSessionController(world.openTab({ clock: device }))

  reloaded.subscribe(() => {})

  await world.reached(reloaded, 'active')
  expect(reloaded.timeLeftMs()).toBeLessThanOrEqual(sessionMs)
  expect(reloaded.timeLeftMs()).toBeGreaterThan(sessionMs - 5_000)
})

test('a session that expired stays expired over a reload, regardless of the device’s clock', async () => {
  const world = await createTestClient()
  await signIn(world)
  world.sandbox.clock.advance(sessionMs)
  await readActivity(world.client)
  await until(world.clock, () => world.client.sessions.getSnapshot().status === 'expired')
  const reloaded = createSessionController(world.openTab())

  reloaded.subscribe(() => {})

  await world.reached(reloaded, 'expired')
})
