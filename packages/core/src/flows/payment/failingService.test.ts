import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { turn } from '../../../test/testClock.ts'
import { pollPayment } from './pollPayment.ts'

test('a request to pay that is never answered is sent four times, and again when the user asks for it', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request', 5)

  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  await pass(world, 120_000)
  expect([confirmation.getSnapshot().status, executions(world).length]).toEqual(['unknown', 4])

  void confirmation.checkAgain()
  await pass(world, 5_000)
  expect(executions(world).length).toBe(6)
  expect(await outgoing(world)).toHaveLength(1)
  const sent = executions(world).map(({ headers, body }) => JSON.stringify([headers, body]))
  expect(new Set(sent).size).toBe(1)
  confirmation.destroy()
})

test('a payment is not read again before the time that the service asks for, of a minute at most', async () => {
  const world = await createTestClient()
  await signIn(world)
  const { quote } = await reviewedQuote(world)
  const reads = () =>
    world.network.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/quotes'))
  const before = reads().length
  world.sandbox.scenarios.failNext('getQuote', { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 20 })
  const leaving = new AbortController()
  const following = pollPayment(world.client, {
    quoteId: quote.id,
    signal: leaving.signal,
    onProgress: () => undefined,
  })
  // A quarter of the wait is added by the clock of this test.
  await pass(world, 24_500)
  const early = reads().length
  await pass(world, 1_000)
  const later = reads().length
  leaving.abort()

  await expect(following).rejects.toMatchObject({ code: 'CANCELLED' })
  expect([early - before, later - before]).toEqual([1, 2])
})

/** Lets time pass in small steps. */
async function pass({ clock }: TestWorld, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    clock.advance(500)
    for (let turns = 0; turns < 20; turns++) await turn()
  }
}
