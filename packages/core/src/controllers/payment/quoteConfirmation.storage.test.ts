import { expect, test } from 'vitest'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { challengeOf, proveAll, reviewedFromEurope, switchToPasskey } from '../../../test/scaConfirmation.ts'
import { authorizations, scaCode } from '../../../test/scaJourneys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { refuseStorage, stallStorage } from '../../../test/storageFaults.ts'
import { until } from '../../../test/testClock.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

/** A payment that waits for its proof in two tabs. In the second one the database did not answer in time once. */
async function stalledTab() {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  const client = world.openTab()
  const stalled = createQuoteConfirmation(client, { accountId: world.ada.accountId, quoteId: quote.id })
  void stalled.load()
  const challenge = await challengeOf(world, stalled)
  await stallStorage(client, world.clock)
  return { world, confirmation, stalled, challenge }
}

test('a tab whose database stalled once proves nothing that another tab gave up', async () => {
  const { world, confirmation, challenge } = await stalledTab()
  await switchToPasskey(world, confirmation)

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).toBe('expired')
  expect(authorizations(world)).toEqual([])
})

test('a tab whose database stalled once starts again with the quote that another tab chose', async () => {
  const { world, confirmation, stalled } = await stalledTab()
  const next = await switchToPasskey(world, confirmation)

  void stalled.startAgain()

  const { quote } = await world.reached(stalled, 'requoting').then(() => world.reached(stalled, 'authorizing'))
  expect(quote.id).toBe(next.id)
})

test('a payment that the browser cannot record is not sent, and can be sent once it can', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const allow = refuseStorage()

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'STORAGE_UNAVAILABLE' } })
  expect(executions(world)).toEqual([])
  allow()
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
})

test('a proof that the browser cannot record is not sent, and can be sent once it can', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const challenge = await challengeOf(world, confirmation)
  const allow = refuseStorage()

  await challenge.submitCode(scaCode)

  expect(challenge.getSnapshot().status).not.toBe('authorized')
  expect(authorizations(world)).toEqual([])
  allow()
  await proveAll(world, confirmation)
  await world.reached(confirmation, 'completed')
})

test('a payment that was sent is only read while the browser does not return what it recorded', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const seen: string[] = []
  let allow = () => {}
  confirmation.subscribe(() => {
    const { status } = confirmation.getSnapshot()
    if (status === 'executing') allow = refuseStorage()
    if (seen.at(-1) !== status) seen.push(status)
  })
  world.network.lose('/execute', 'request')

  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  const reads = () =>
    world.network.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/quotes')).length
  const before = reads()
  await until(world.clock, () => reads() > before + 8)
  allow()
  await world.reached(confirmation, 'failed')

  expect(seen).toEqual(['signing', 'executing', 'unknown', 'failed'])
  expect(executions(world)).toHaveLength(1)
})
