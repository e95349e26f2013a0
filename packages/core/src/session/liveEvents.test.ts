import { createActivityReader, createCardFreeze } from '@countersign/core'
import type { Change } from '@countersign/core/wire'
import { fundInternalAccount } from '@countersign/core/wire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBalanceReader } from '../../test/balanceReader.ts'
import { createTestClient, type TestWorld } from '../../test/createTestClient.ts'
import { reviewedQuote, signIn } from '../../test/journeys.ts'
import { createLiveWorld, eventually, listen, streams } from '../../test/liveWorld.ts'
import { turn } from '../../test/testClock.ts'

async function fund(world: TestWorld, accountId = world.ada.accountId): Promise<void> {
  await world.service.call(fundInternalAccount, { path: { accountId }, body: { amount: 1_000_000 } })
}

test('a payment that comes in is on the list and in the balance without another look', async () => {
  const world = await createLiveWorld()
  const activity = createActivityReader(world.client)
  const balance = createBalanceReader(world.client, { accountId: world.ada.accountId })
  onTestFinished(() => {
    activity.destroy()
    balance.destroy()
  })
  await Promise.all([activity.refresh(), balance.refresh()])
  const [before, had] = [activity.getSnapshot().content?.items.length ?? 0, balance.getSnapshot().content?.amount ?? 0n]
  await listen(world)

  await fund(world)

  await eventually(() => activity.getSnapshot().content?.items.length === before + 1)
  await eventually(() => balance.getSnapshot().content?.amount === had + 1_000_000n)
  expect(streams(world)).toHaveLength(1)
})

test('what is told are kinds and ids, and only of the own things', async () => {
  const world = await createLiveWorld()
  const ben = await world.addPerson('ben@example.com')
  await world.sandbox.webhooks.settled()
  world.clock.advance(11_000)
  const heard = await listen(world)

  await fund(world, ben.accountId)
  await fund(world)
  await eventually(() => heard.some(({ kind }) => kind === 'transaction'))

  expect(heard.map(({ kind }) => kind)).toEqual(['account', 'transaction'])
  expect(heard[0]).toEqual({ kind: 'account', id: world.ada.accountId })
  expect(Object.keys(heard[1] ?? {}).sort()).toEqual(['id', 'kind'])
})

test('all tabs of a browser share one connection, and the next one takes it over where the first stopped', async () => {
  const world = await createLiveWorld()
  const first: Change[] = []
  const stopFirst = world.client.events?.subscribe((change) => first.push(change))
  await eventually(() => streams(world).length > 0)
  const second = await listen(world, world.openTab())
  await fund(world)
  await eventually(() => first.length === 2 && second.length === 2)

  stopFirst?.()
  await eventually(() => streams(world).length === 2)
  await fund(world)
  await eventually(() => second.length === 4)

  expect(first).toHaveLength(2)
  expect(streams(world)[1]?.headers['last-event-id']).toMatch(/^[0-9a-f]{8}\.\d+\.\d+$/)
})

test('a hidden tab gives the connection up, and reads again when it is shown', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  const show = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const world = await createLiveWorld()
  const heard = await listen(world)

  show('hidden')
  await fund(world)
  for (let turns = 0; turns < 50; turns++) await turn()
  expect([heard, streams(world).length]).toEqual([[], 1])

  show('visible')
  await eventually(() => streams(world).length === 2)
  expect(heard[0]).toEqual({ kind: 'everything' })
})

test('an event that happens while the connection is lost is heard after it', async () => {
  const world = await createLiveWorld()
  const heard = await listen(world)
  await fund(world)
  await eventually(() => heard.length === 2)

  world.events.close()
  await fund(world)
  await eventually(() => {
    // The pause before the next connection.
    if (world.clock.waiting().every((ms) => ms !== 30_000)) world.clock.advance(1_000)
    return heard.length === 4
  })

  expect(heard.map(({ kind }) => kind)).toEqual(['account', 'transaction', 'account', 'transaction'])
})

test('a browser whose user is not signed in does not ask again until a user signs in', async () => {
  const world = await createTestClient({ liveEvents: true })
  const heard = await listen(world)
  for (let minute = 0; minute < 10; minute++) {
    world.clock.advance(60_000)
    for (let turns = 0; turns < 5; turns++) await turn()
  }
  expect([streams(world).length, heard]).toEqual([1, []])

  await signIn(world)
  await eventually(() => streams(world).length === 2)
  await fund(world)
  await eventually(() => heard.length >= 2)
})

test('a payment is seen at its end by an event, before the next look is due', async () => {
  const world = await createLiveWorld()
  const { confirmation } = await reviewedQuote(world)
  onTestFinished(() => confirmation.destroy())
  void confirmation.confirm()
  await eventually(() => confirmation.getSnapshot().status === 'processing' && streams(world).length > 0)

  // The time passes at the service; no timer of the page runs.
  world.sandbox.clock.advance(60_000)

  await eventually(() => confirmation.getSnapshot().status === 'completed')
})

test('the list of cards reads again when a card changes', async () => {
  const world = await createLiveWorld()
  const cards = createCardFreeze(world.client, { accountId: world.ada.accountId })
  onTestFinished(() => void cards.destroy())
  await cards.load()
  await listen(world)
  const reads = () => world.network.requests.filter(({ path }) => path.startsWith('/cards')).length
  const before = reads()
  expect(before).toBeGreaterThan(0)

  await world.events.announce(world.ada.customerId, [{ kind: 'card', id: 'Card:1' }])

  await eventually(() => reads() > before)
})
