import { expect, test } from 'vitest'
import { signIn } from '../../../test/journeys.ts'
import { acts, journeysOfRecentSignIn } from '../../../test/recentSignInJourneys.ts'
import { signedInWorld, worldOfTwo } from '../../../test/signedInWorld.ts'
import { openPage, turns } from '../../../test/testPage.ts'
import { refreshSession } from '../../flows/session/refreshSession.ts'
import { openSession, recentSignInMs } from '../../session/sessionState.ts'
import { createWalletExport } from './walletExport.ts'

const minute = 60_000

test.each(journeysOfRecentSignIn)(
  '$name: continues without another sign-in for five minutes, and not longer',
  async ({ begin }) => {
    const world = await signedInWorld()
    world.clock.advance(recentSignInMs)
    expect(['done', 'ready']).toContain((await begin(world)).status())
    world.network.requests.length = 0
    world.clock.advance(1)

    const { status } = await begin(world)

    expect(status()).toBe('signing-in')
    expect(acts(world)).toEqual([])
  },
)

test.each(journeysOfRecentSignIn)(
  '$name: continues by itself after a sign-in, here or in another tab',
  async ({ begin }) => {
    for (const isElsewhere of [false, true]) {
      const world = await signedInWorld()
      world.clock.advance(6 * minute)
      const { status } = await begin(world)

      await signIn(world, isElsewhere ? world.openTab() : world.client)

      await expect.poll(status).toMatch(/done|ready/)
    }
  },
)

test.each(journeysOfRecentSignIn)('$name: a sign-in in another tab, before, is enough', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(6 * minute)
  await signIn(world, world.openTab())

  expect((await begin(world)).status()).toMatch(/done|ready/)
})

test.each(journeysOfRecentSignIn)('$name: a closed sign-in ends it, and nothing was done', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(6 * minute)
  const { status, cancelSignIn } = await begin(world)

  cancelSignIn()
  await signIn(world)

  expect(status()).toBe('idle')
  expect(acts(world)).toEqual([])
})

test.each(journeysOfRecentSignIn)(
  '$name: a refreshed session is as old as the sign-in that it began with',
  async ({ begin }) => {
    const world = await signedInWorld()
    for (let refreshes = 0; refreshes < 2; refreshes++) {
      world.clock.advance(3 * minute)
      const session = openSession(world.client.sessions.getSnapshot())
      await refreshSession(world.client, { session: session as NonNullable<typeof session> })
    }

    expect((await begin(world)).status()).toBe('signing-in')
    expect((await begin({ ...world, client: world.openTab() })).status()).toBe('signing-in')
    expect(acts(world)).toEqual([])
  },
)

test.each(journeysOfRecentSignIn)(
  '$name: a refresh meanwhile does not close the sign-in that is being typed',
  async ({ begin }) => {
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
  },
)

test.each(journeysOfRecentSignIn)('$name: a sign-in of another customer does not count', async ({ begin }) => {
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

test.each(journeysOfRecentSignIn)('$name: a reload changes nothing', async ({ begin }) => {
  const world = await signedInWorld()
  world.clock.advance(4 * minute)
  expect((await begin({ ...world, client: world.openTab() })).status()).toMatch(/done|ready/)
  world.clock.advance(2 * minute)
  world.network.requests.length = 0

  expect((await begin({ ...world, client: world.openTab() })).status()).toBe('signing-in')
  expect(acts(world)).toEqual([])
})
