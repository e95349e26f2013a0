import { getQuote, stringifyJson } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { executions, outgoing, reviewedQuote } from '../../../test/journeys.ts'
import { claim, createLyingRelay } from '../../../test/lyingRelay.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

test('two tabs that both replace an expired quote agree on one', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const other = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await other.load()
  world.clock.advance(5 * 60_000)

  await confirmation.requote()
  await other.requote()

  const { quote: next } = await world.reached(confirmation, 'review')
  expect(next.id).not.toBe(quote.id)
  expect(other.getSnapshot()).toMatchObject({ status: 'review', quote: { id: next.id } })
  void confirmation.confirm()
  void other.confirm()
  await world.reached(confirmation, 'completed')
  await world.reached(other, 'completed')
  expect((await outgoing(world)).sort()).toEqual(['COMPLETED', 'EXPIRED'])
})

test('a page that still shows a quote which was replaced pays nothing for it', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const other = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await other.load()
  await confirmation.requote()

  await other.confirm()

  expect(other.getSnapshot().status).toBe('expired')
  expect(executions(world)).toEqual([])
})

test('a relay that gives the old quote for a new one is refused, and the old one can be paid', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const known = stringifyJson(await world.service.call(getQuote, { path: { quoteId: quote.id } }))
  world.network.tamper('POST /quotes', (body, response) =>
    body.includes('"totalSendingAmount"') ? new Response(known, response) : body,
  )

  await confirmation.requote()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'UNEXPECTED_RESPONSE' } })
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
})

test.each([404, 410, 429, 500])(
  'a page that cannot read what was sent, because of a %i, says that it was sent',
  async (status) => {
    const world = await signedInWorld()
    const { confirmation, quote } = await reviewedQuote(world)
    world.network.lose('/execute', 'response')
    void confirmation.confirm()
    await world.reached(confirmation, 'unknown')
    confirmation.destroy()
    let hidden = true
    world.network.tamper(`GET /quotes/${quote.id}`, (body) =>
      hidden ? Response.json({ status, code: 'QUOTE_NOT_FOUND', message: 'no' }, { status }) : body,
    )
    const page = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })

    await page.load()

    expect(page.getSnapshot()).toMatchObject({ status: 'unavailable', sent: true })
    hidden = false
    void page.load()
    await world.reached(page, 'completed')
    expect(executions(world)).toHaveLength(1)
  },
)

test('a quote for which nothing was sent is unavailable without a warning', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  world.network.lose('GET /quotes', 'request')
  const page = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })

  await page.load()

  expect(page.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(page.getSnapshot()).toMatchObject({ sent: false })
})

test('a payment that was sent and is denied afterwards stays unknown', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'response')
  let denials = 3
  world.network.tamper(`GET /quotes/${quote.id}`, (body) =>
    executions(world).length > 0 && denials-- > 0
      ? Response.json({ status: 404, code: 'QUOTE_NOT_FOUND', message: 'no' }, { status: 404 })
      : body,
  )
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect([...new Set(seen)]).toEqual(['signing', 'executing', 'unknown', 'completed'])
})

test('a failure and an expiry that one reading states are read once more before they are shown', async () => {
  const world = await signedInWorld()
  const relay = createLyingRelay(world)
  for (const status of ['FAILED', 'EXPIRED']) {
    const { confirmation } = await reviewedQuote(world, relay.client)
    const seen: string[] = []
    confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
    relay.lieOnce(claim({ status, transactionId: null }), { path: 'GET /quotes', skip: 1 })

    void confirmation.confirm()

    await world.reached(confirmation, 'completed')
    expect(relay.hasLied()).toBe(true)
    expect(seen).not.toContain('failed')
  }
})

test('a price that is no longer offered leads to a new one as soon as the old one can no longer be paid', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.sandbox.scenarios.failNext('executeQuote', { status: 400, code: 'QUOTE_RATE_UNAVAILABLE' })

  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  await world.reached(confirmation, 'expired')

  const lateMs = world.clock.now() - quote.expiresAt.getTime()
  expect(lateMs).toBeGreaterThanOrEqual(0)
  expect(lateMs).toBeLessThan(30_000)
  expect(executions(world)).toHaveLength(1)
  await confirmation.requote()
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  expect((await outgoing(world)).sort()).toEqual(['COMPLETED', 'EXPIRED'])
})
