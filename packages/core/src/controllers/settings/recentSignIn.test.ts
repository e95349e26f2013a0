import type { WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { signIn } from '../../../test/journeys.ts'
import { lyingRelay } from '../../../test/lyingTime.ts'
import { signedInWorld, worldOfTwo } from '../../../test/signedInWorld.ts'
import { createTestDevice, reloaded } from '../../../test/testDevice.ts'
import { openPage, turns } from '../../../test/testPage.ts'
import { refreshSession } from '../../flows/session/refreshSession.ts'
import { openSession, recentSignInMs } from '../../session/sessionState.ts'
import { createContactChange } from './contactChange.ts'
import { createWalletExport } from './walletExport.ts'

const email = 'ada.byron@example.com'
const phoneNumber = '+14155550199'
const minute = 60_000

/** What an attacker with an unlocked phone would do. `status`: what the screen shows of it. */
const journeys = {
  'a new email address': (client: WalletClient, accountId: string) => {
    const contact = createContactChange(client, { accountId })
    return { ...contact, start: () => contact.change({ email }), status: () => contact.getSnapshot().change.status }
  },
  'a new phone number, which no code goes to yet': (client: WalletClient, accountId: string) => {
    const contact = createContactChange(client, { accountId })
    const start = () => contact.change({ phoneNumber })
    return { ...contact, start, status: () => contact.getSnapshot().change.status }
  },
  'the recovery words': (client: WalletClient, accountId: string) => {
    const wallet = createWalletExport(client, { accountId })
    return { ...wallet, status: () => wallet.getSnapshot().status }
  },
}

/** Each journey; `begin` starts it in a page of the world's user. */
const each = Object.entries(journeys).map(([name, open]) => ({
  name,
  begin: async ({ client, ada }: Pick<TestWorld, 'client' | 'ada'>) => {
    const journey = open(client, ada.accountId)
    await journey.start()
    return journey
  },
}))

/** The requests with which it would be done. A request for what has to be signed does nothing yet. */
const acts = ({ network }: TestWorld) =>
  network.requests.filter(
    ({ method, path, headers, body }) =>
      ((method === 'PATCH' || path.endsWith('/export')) && 'service-wallet-signature' in headers) ||
      (method === 'PATCH' && body?.includes(phoneNumber)),
  )

test.each(each)('$name: goes on without another sign-in for five minutes, and not longer', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(recentSignInMs)
  expect(['done', 'ready']).toContain((await begin(world)).status())
  world.network.requests.length = 0
  world.clock.advance(1)

  const { status } = await begin(world)

  expect(status()).toBe('signing-in')
  expect(acts(world)).toEqual([])
})

test.each(each)('$name: goes on by itself after a sign-in, here or in another tab', async ({ begin }) => {
  for (const isElsewhere of [false, true]) {
    const world = await signedInWorld()
    world.clock.advance(6 * minute)
    const { status } = await begin(world)

    await signIn(world, isElsewhere ? world.openTab() : world.client)

    await expect.poll(status).toMatch(/done|ready/)
  }
})

test.each(each)('$name: a sign-in in another tab, before, is enough', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(6 * minute)
  await signIn(world, world.openTab())

  expect((await begin(world)).status()).toMatch(/done|ready/)
})

test.each(each)('$name: a closed sign-in ends it, and nothing was done', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(6 * minute)
  const { status, cancelSignIn } = await begin(world)

  cancelSignIn()
  await signIn(world)

  expect(status()).toBe('idle')
  expect(acts(world)).toEqual([])
})

test.each(each)('$name: a refreshed session is as old as the sign-in that it began with', async ({ begin }) => {
  const world = await signedInWorld()
  for (let refreshes = 0; refreshes < 2; refreshes++) {
    world.clock.advance(3 * minute)
    const session = openSession(world.client.sessions.getSnapshot())
    await refreshSession(world.client, { session: session as NonNullable<typeof session> })
  }

  expect((await begin(world)).status()).toBe('signing-in')
  expect((await begin({ ...world, client: world.openTab() })).status()).toBe('signing-in')
  expect(acts(world)).toEqual([])
})

test.each(each)('$name: a refresh meanwhile does not close the sign-in that is being typed', async ({ begin }) => {
  const world = await signedInWorld()
  const page = await openPage(world)
  world.clock.advance(11 * minute)
  const journey = await begin({ ...world, client: page.client })
  const seen: string[] = []
  journey.subscribe(() => seen.push(journey.status()))
  const before = openSession(page.client.sessions.getSnapshot())

  page.touch()
  await expect.poll(() => openSession(page.client.sessions.getSnapshot())?.id).not.toBe(before?.id)
  await turns()

  expect([journey.status(), seen]).toEqual(['signing-in', []])
  expect(acts(world)).toEqual([])
})

test.each(each)('$name: a sign-in of another customer does not count', async ({ begin }) => {
  const world = await signedInWorld()
  const bob = await world.addPerson('bob@example.com')
  world.clock.advance(6 * minute)
  const { status } = await begin(world)
  world.network.cookies.clear()

  await signIn(world, world.openTab(), bob)
  await signIn(world, world.client, bob)
  await turns()

  expect(status()).toBe('signing-in')
  world.network.cookies.clear()
  await signIn(world)
  await expect.poll(status).toMatch(/done|ready/)
})

test('the words are not shown to a page that another customer has just signed in to', async () => {
  const { world, bobs, ada } = await worldOfTwo()
  world.clock.advance(6 * minute)
  world.network.cookies.clear()
  await signIn(world, bobs, { email: 'bob@example.com' })
  world.network.cookies.set('platform', encodeURIComponent(ada.customerId))

  for (const client of [world.client, bobs]) {
    const wallet = createWalletExport(client, { accountId: ada.accountId })
    await wallet.start()
    expect(wallet.getSnapshot().status).toBe('signing-in')
  }
})

test.each(each)('$name: a reload changes nothing', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(4 * minute)
  expect((await begin({ ...world, client: world.openTab() })).status()).toMatch(/done|ready/)
  world.clock.advance(2 * minute)
  world.network.requests.length = 0

  expect((await begin({ ...world, client: world.openTab() })).status()).toBe('signing-in')
  expect(acts(world)).toEqual([])
})

const jumps = [-1, -5, -6, -7, -60].map((minutes) => minutes * minute)

test.each(each)('$name: a device clock that is set back makes no sign-in newer, also after a reload', async ({ begin }) => {
  for (const jumpMs of jumps)
    for (const isReloaded of [false, true]) {
      const world = await createTestClient()
      const device = createTestDevice(world.clock)
      const client = world.openTab({ clock: device.clock })
      await signIn(world, client)
      world.clock.advance(6 * minute)
      device.jump(jumpMs)
      world.network.requests.length = 0

      const page = isReloaded ? world.openTab({ clock: reloaded(device.clock) }) : client
      const { status } = await begin({ ...world, client: page })

      expect({ jumpMs, isReloaded, status: status() }).toMatchObject({ status: 'signing-in' })
      expect(acts(world)).toEqual([])
    }
})

test.each(each)('$name: a device clock that is set forward costs one sign-in, and no more', async ({ begin }) => {
  const world = await createTestClient()
  const device = createTestDevice(world.clock)
  const client = world.openTab({ clock: device.clock })
  await signIn(world, client)
  device.jump(6 * minute)
  const { status } = await begin({ ...world, client })
  expect(status()).toBe('signing-in')

  await signIn(world, client)

  await expect.poll(status).toMatch(/done|ready/)
})

test.each([-10, 10])('a device that is %i minutes off asks for no sign-in too many, nor too few', async (offMinutes) => {
  const world = await createTestClient()
  const { clock } = createTestDevice(world.clock, offMinutes * minute)
  const client = world.openTab({ clock })
  await signIn(world, client)
  const contact = createContactChange(client, { accountId: world.ada.accountId })
  world.clock.advance(4 * minute)
  await contact.change({ email })
  expect(contact.getSnapshot().change.status).toBe('done')
  world.clock.advance(2 * minute)

  await contact.change({ email: 'zoe@example.org' })

  expect(contact.getSnapshot().change.status).toBe('signing-in')
})

const lies = [
  ['stands still', (startedMs: number) => startedMs],
  ['is an hour behind', (_startedMs: number, nowMs: number) => nowMs - 60 * minute],
] as const

test.each(each)('$name: a time that a relay states makes no sign-in newer', async ({ begin }) => {
  for (const [lie, date] of lies) {
    const world = await createTestClient()
    const startedMs = world.clock.now()
    const client = world.openTab({ fetch: lyingRelay(world, { date: (now) => date(startedMs, now) }) })
    await signIn(world, client)
    world.clock.advance(6 * minute)
    world.network.requests.length = 0

    const { status } = await begin({ ...world, client })

    expect({ lie, status: status() }).toEqual({ lie, status: 'signing-in' })
    expect(acts(world)).toEqual([])
  }
})

test('a session that an older version of this library stored says nothing about its sign-in, so another one is needed', async () => {
  const world = await signedInWorld()
  const { signIn: _signIn, ...old } = await world.client.sessions.use(world.ada.accountId)
  await world.keyStore.write(old as typeof old & { signIn: typeof _signIn })
  const wallet = createWalletExport(world.client, { accountId: world.ada.accountId })

  await wallet.start()
  expect(wallet.getSnapshot().status).toBe('signing-in')
  await signIn(world)

  await expect.poll(() => wallet.getSnapshot().status).toBe('ready')
})
