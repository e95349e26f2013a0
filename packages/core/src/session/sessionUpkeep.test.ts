import type { WalletClient } from '@countersign/core'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { signIn } from '../../test/journeys.ts'
import { until } from '../../test/testClock.ts'
import { openPage, type TestPage, turns } from '../../test/testPage.ts'
// Imported here, so that what the page does after a touch takes no longer than some turns of the event loop.
import '../flows/session/sessionCalls.ts'
import { openSession } from './sessionState.ts'

const minute = 60_000
const idOf = ({ sessions }: WalletClient) => openSession(sessions.getSnapshot())?.id

async function signedInPages(count: number, options = {}) {
  const world = await createTestClient()
  await signIn(world)
  const pages: TestPage[] = []
  for (let opened = 0; opened < count; opened++) pages.push(await openPage(world, options))
  const [page] = pages
  if (!page) throw new Error('there is no page')
  return { world, pages, page }
}

/** Refreshes that the service received; each has two legs. */
const refreshes = ({ network }: TestWorld) =>
  network.requests.filter(({ path }) => path.endsWith('/refresh')).length / 2

test('an active user is not signed out: the session is refreshed in its last third', async () => {
  const { world, page } = await signedInPages(1)
  const first = idOf(page.client)
  world.clock.advance(9 * minute)
  page.touch()
  await turns()
  expect(refreshes(world)).toBe(0)

  world.clock.advance(2 * minute)
  page.touch()
  await until(world.clock, () => idOf(page.client) !== first)

  expect(refreshes(world)).toBe(1)
  expect(page.client.sessions.timeLeftMs()).toBeGreaterThan(14 * minute)
})

test('a user who stays active for an hour signs in once', async () => {
  const { world, page } = await signedInPages(1)
  for (let minutes = 0; minutes < 60; minutes++) {
    world.clock.advance(minute)
    page.touch()
    await until(world.clock, () => page.client.sessions.timeLeftMs() > 5 * minute)
  }

  expect(page.client.sessions.getSnapshot().status).toBe('active')
  expect(refreshes(world)).toBe(6)
})

test('three active tabs refresh once, and all have the new key', async () => {
  const { world, pages } = await signedInPages(3)
  const first = idOf(world.client)
  world.clock.advance(11 * minute)

  for (const page of pages) page.touch()
  await until(world.clock, () => pages.every(({ client }) => idOf(client) !== first && idOf(client) !== undefined))
  await turns(60)

  expect(refreshes(world)).toBe(1)
  expect(new Set(pages.map(({ client }) => idOf(client))).size).toBe(1)
})

test('an idle session ends', async () => {
  const { world, page } = await signedInPages(1)

  world.clock.advance(15 * minute)
  await turns()

  expect(refreshes(world)).toBe(0)
  expect(page.client.sessions.getSnapshot().status).toBe('expired')
})

test('a tab in the background keeps no session alive', async () => {
  const { world, page } = await signedInPages(1)
  page.hide(true)
  world.clock.advance(11 * minute)

  page.touch()
  await turns()

  expect(refreshes(world)).toBe(0)
})

test('a tab that comes to the front is in use', async () => {
  const { world, page } = await signedInPages(1)
  page.hide(true)
  world.clock.advance(11 * minute)

  page.hide(false)

  await until(world.clock, () => refreshes(world) === 1)
})

test('with `never` a session ends at its expiry, however active the user is', async () => {
  const { world, page } = await signedInPages(1, { session: { refresh: 'never' } })
  for (let minutes = 0; minutes < 15; minutes++) {
    world.clock.advance(minute)
    page.touch()
    await turns()
  }

  expect(refreshes(world)).toBe(0)
  expect(page.client.sessions.getSnapshot().status).toBe('expired')
})

test('a refresh that fails is tried again a minute later at the earliest, and the session ends in time', async () => {
  const { world, page } = await signedInPages(1)
  const triedAt: number[] = []
  world.network.tamper('/refresh', () => {
    triedAt.push(world.clock.now())
    return new Response('', { status: 503 })
  })
  world.clock.advance(10 * minute + 1_000)
  for (let seconds = 0; seconds < 300; seconds += 10) {
    page.touch()
    await turns(50)
    world.clock.advance(10_000)
  }
  await turns()

  expect(triedAt.length).toBeGreaterThan(2)
  for (const [index, at] of triedAt.slice(1).entries())
    expect(at - (triedAt[index] ?? 0)).toBeGreaterThanOrEqual(minute)
  expect(page.client.sessions.getSnapshot().status).toBe('expired')
  expect(await world.keyStore.list()).toEqual([])
})

test('a relay that returns sessions that hardly last is not asked for the next one with every movement', async () => {
  const { world, page } = await signedInPages(1)
  world.network.tamper('/refresh', (body, response) => {
    const expiresAt = new Date(world.clock.now() + 2_900).toISOString()
    return response.status === 201 ? JSON.stringify({ ...(JSON.parse(body) as object), expiresAt }) : body
  })
  world.clock.advance(11 * minute)

  for (let touches = 0; touches < 5; touches++) {
    page.touch()
    await turns(50)
  }

  expect(refreshes(world)).toBe(1)
})
