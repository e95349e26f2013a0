import { createQuoteConfirmation, type QuoteConfirmationController } from '@countersign/core'
import { expect, test } from 'vitest'
import { createTestClient, type TestWorld } from '../../../test/createTestClient.ts'
import { executions, outgoing, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { until } from '../../../test/testClock.ts'

const minuteMs = 60_000

/** A payment that was executed and that a relay reports as expired, with other responses if given. */
async function calledExpired(headers: Record<string, string> = {}) {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const relay = { lies: true }
  world.network.lose('/execute', 'response')
  for (const path of [`GET /quotes/${quote.id}`, 'GET /transactions'])
    world.network.tamper(path, (body, response) =>
      relay.lies && !body.includes('"PENDING"')
        ? Response.json(
            { ...(JSON.parse(body) as object), status: 'EXPIRED', expiresAt: '2026-01-01T00:00:00Z' },
            { headers: { date: response.headers.get('date') ?? '', ...headers } },
          )
        : body,
    )
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  return { world, confirmation, quote, relay, seen }
}

/** Lets time pass in the pauses between readings, so that each reading ends before the next pause begins. */
async function pass({ clock }: TestWorld, ms: number): Promise<void> {
  const endMs = clock.now() + ms
  await until(clock, () => clock.now() >= endMs)
}

const statusOf = (confirmation: QuoteConfirmationController) => confirmation.getSnapshot().status

test('an expiry is not trusted before the deadline of a quote that a request was sent for', async () => {
  const { world, confirmation, relay, seen } = await calledExpired()

  await pass(world, 4 * minuteMs)
  expect(statusOf(confirmation)).toBe('unknown')
  relay.lies = false
  await world.reached(confirmation, 'completed')

  expect(seen).not.toContain('expired')
  expect(seen).not.toContain('failed')
  expect(executions(world)).toHaveLength(1)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('an expiry is not trusted because the relay states a later time', async () => {
  const { world, confirmation, relay, seen } = await calledExpired({ date: 'Mon, 02 Mar 2026 12:00:00 GMT' })

  await pass(world, 4 * minuteMs)
  expect(statusOf(confirmation)).toBe('unknown')
  expect(world.client.transport.serverTime.now()).toBeGreaterThan(world.clock.now() + 60 * minuteMs)
  relay.lies = false
  await world.reached(confirmation, 'completed')

  expect(seen).not.toContain('expired')
})

test('an expiry is not trusted because the relay stated a later time when the payment was signed', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const date = new Date(Number(quote.expiresAt) - 5_000).toUTCString()
  const relay = { lies: true }
  world.network.lose('/execute', 'response')
  for (const path of [`GET /quotes/${quote.id}`, 'GET /transactions'])
    world.network.tamper(path, (body) => {
      const expired = body.includes('"PENDING"') ? {} : { status: 'EXPIRED' }
      return relay.lies ? Response.json({ ...(JSON.parse(body) as object), ...expired }, { headers: { date } }) : body
    })
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')

  await pass(world, 4 * minuteMs)
  expect(statusOf(confirmation)).toBe('unknown')
  relay.lies = false
  await world.reached(confirmation, 'completed')
})

test('an expiry is not trusted because the clock of the device was set forward', async () => {
  const { world, confirmation, quote } = await calledExpired()
  confirmation.destroy()
  const clock = { ...world.clock, now: () => world.clock.now() + 60 * minuteMs }
  const page = createQuoteConfirmation(world.openTab({ clock }), { accountId: world.ada.accountId, quoteId: quote.id })

  void page.load()
  await world.reached(page, 'unknown')
  await pass(world, 2 * minuteMs)

  expect(statusOf(page)).toBe('unknown')
})

test('an expiry is trusted once the deadline has passed on both clocks, after a second reading', async () => {
  const { world, confirmation, relay, quote } = await calledExpired()

  await world.reached(confirmation, 'expired')

  expect(world.clock.now()).toBeGreaterThanOrEqual(quote.expiresAt.getTime())
  // A relay that always lies achieves only this: the payment is not repeated without another reading.
  relay.lies = false
  void confirmation.requote()
  await world.reached(confirmation, 'completed')
  expect(executions(world)).toHaveLength(1)
})

test('a page that is loaded again does not trust it either', async () => {
  const { world, confirmation, quote } = await calledExpired()
  confirmation.destroy()
  const page = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })

  void page.load()
  await world.reached(page, 'unknown')
  await pass(world, 2 * minuteMs)

  expect(statusOf(page)).toBe('unknown')
})

test('a quote that a slow device opened late is expired when the service says so', async () => {
  const world = await createTestClient()
  const client = world.openTab({ clock: { ...world.clock, now: () => world.clock.now() - 20 * minuteMs } })
  await signIn(world, client)
  const { confirmation } = await reviewedQuote(world, client)
  world.network.lose('/execute', 'request', 100)
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  const startMs = world.clock.now()

  await world.reached(confirmation, 'expired')

  expect(world.clock.now() - startMs).toBeLessThan(6 * minuteMs)
})
