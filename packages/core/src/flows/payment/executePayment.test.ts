import { expect, test } from 'vitest'
import { executions, outgoing, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { createQuoteConfirmation } from '../../controllers/payment/quoteConfirmation.ts'
import { executePayment } from './executePayment.ts'
import { findSent } from './paymentIntent.ts'

test('a payment that never arrived and expired ends as expired, and not as unknown forever', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request', 100)
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')

  world.clock.advance(6 * 60_000)

  await world.reached(confirmation, 'expired')
  expect(await outgoing(world)).toEqual(['EXPIRED'])
})

test.each([
  [429, 'RATE_LIMITED'],
  [401, 'UNAUTHORIZED'],
  [400, 'INSUFFICIENT_FUNDS'],
])('a repetition that is refused with %i %s says nothing about the attempt before it', async (status, code) => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  // The payment goes through, and then a refusal is returned.
  world.network.tamper('/execute', () => Response.json({ status, code, message: 'no' }, { status }))
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  await world.reached(confirmation, 'completed')

  expect(seen).not.toContain('review')
  expect(seen).not.toContain('signing-in')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  expect((await findSent(world.client, { quoteId: quote.id })).isStamped).toBe(false)
})

test('while the quote cannot be read, a payment that may have been sent stays unknown', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  let refusals = 2
  world.network.tamper('GET /quotes', (body) =>
    refusals-- > 0 ? Response.json({ status: 429, code: 'RATE_LIMITED', message: 'no' }, { status: 429 }) : body,
  )
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  await world.reached(confirmation, 'completed')

  expect(seen).not.toContain('review')
  expect(new Set(executions(world).map(({ headers }) => headers['service-wallet-signature'])).size).toBe(1)
})

test('a screen that goes away before the signature is made pays nothing', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.tamper('GET /quotes', (body) => {
    // The response has arrived; the user leaves while it is parsed.
    queueMicrotask(() => confirmation.destroy())
    return body
  })

  await confirmation.confirm()

  expect(executions(world)).toEqual([])
  expect((await findSent(world.client, { quoteId: quote.id })).isStamped).toBe(false)
})

test('a repetition that came too soon is repeated as the same request', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  world.sandbox.scenarios.failNext('executeQuote', { status: 429, code: 'RATE_LIMITED' })

  await world.reached(confirmation, 'completed')

  const [first, ...others] = executions(world)
  expect(others).toEqual([first, first])
})

test('a repetition whose stamp is refused is signed again by the current key, for the same intent', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('/execute', 'request')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  world.sandbox.scenarios.failNext('executeQuote', { status: 401, code: 'WALLET_SIGNATURE_INVALID' })

  await world.reached(confirmation, 'completed')

  const [, refused, last, ...more] = executions(world)
  expect(more).toEqual([])
  expect(last?.headers['idempotency-key']).toBe(refused?.headers['idempotency-key'])
  expect(last?.headers['service-wallet-signature']).not.toBe(refused?.headers['service-wallet-signature'])
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a quote that expires between the button and the signature is not signed', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const { read } = world.client.records
  Object.assign(world.client.records, {
    read: async (key: string) => {
      if (key.startsWith('session:')) world.clock.advance(6 * 60_000)
      return read(key)
    },
  })

  await confirmation.confirm()

  expect(confirmation.getSnapshot().status).toBe('expired')
  expect(executions(world)).toEqual([])
})

test.each([408, 409])('a %i means that the payment may be made, and not that it failed', async (status) => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
  world.sandbox.scenarios.failNext('executeQuote', { status, code: 'CONFLICT', after: true })

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('review')
})

test('an execution that got a response but did not happen is requested again', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const { fetch } = world.network
  let ignored = 0
  const ignoring: typeof fetch = async (input, init) =>
    String(input).endsWith('/execute') && ignored++ === 0
      ? Response.json({ id: quote.id, status: 'PENDING' })
      : fetch(input, init)
  Object.assign(world.network, { fetch: ignoring })
  const confirmation = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await confirmation.load()

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test.each([
  ['a gateway’s page', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['a new error of the service', () => Response.json({ code: 'SOMETHING_NEW' }, { status: 501 })],
])('%s in place of a response says nothing about the payment', async (_kind, answer) => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
  world.network.tamper('/execute', answer)
  let reads = 0
  world.network.tamper('GET /quotes', (body) => (++reads === 2 ? answer() : body))

  void confirmation.confirm()

  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('review')
  expect(executions(world)).toHaveLength(1)
})

test('a response that is missing before anything was sent is an error, and not an unknown payment', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  world.network.lose('GET /quotes', 'request')

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'review', error: { code: 'NETWORK_UNREACHABLE' } })
  expect(executions(world)).toEqual([])
})

test('a refused payment that reads otherwise afterwards is shown with old and new values, and never signed again', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const page = (shown = quote) => executePayment(world.client, { accountId: world.ada.accountId, shown })
  world.sandbox.scenarios.failNext('executeQuote', { status: 400, code: 'INSUFFICIENT_FUNDS' })
  await expect(page()).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  const changed = { ...quote, totalReceivingAmount: 1n }
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...JSON.parse(body), totalReceivingAmount: 1 }))
  const difference = { field: 'totalReceivingAmount', before: quote.totalReceivingAmount, after: 1n }

  await expect(page(changed)).rejects.toMatchObject({ code: 'QUOTE_CHANGED', details: { changes: [difference] } })
  await expect(page(changed)).rejects.toMatchObject({ code: 'QUOTE_CHANGED', details: { changes: [] } })
  expect(executions(world)).toHaveLength(1)
})
