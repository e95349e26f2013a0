import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { executions, outgoing, payGrace, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { keys } from '../../../test/scaConfirmation.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turn } from '../../../test/testClock.ts'
import { createQuoteConfirmation } from './quoteConfirmation.ts'

/** A payment that went through without a response, on a page that needed a sign-in before it could find out. */
async function paidWithoutKnowing() {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'response')
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  const refused = { blocked: true }
  world.network.tamper('GET /quotes', (body) =>
    refused.blocked ? Response.json({ status: 401, code: 'SIGN_IN_REQUIRED', message: 'who?' }, { status: 401 }) : body,
  )
  await world.reached(confirmation, 'signing-in')
  refused.blocked = false
  return { world, confirmation, quote }
}

test('a payment that may have been made is found at its deadline, and no new quote is offered for it', async () => {
  const { world, confirmation } = await paidWithoutKnowing()
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))
  const made = () => world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes')
  const before = made().length

  world.clock.advance(6 * 60_000)

  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('expired')
  expect(made()).toHaveLength(before)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a new quote is not made while the old one may have been paid: the payment is found instead', async () => {
  const { world, confirmation } = await paidWithoutKnowing()
  const made = () => world.network.requests.filter(({ method, path }) => method === 'POST' && path === '/quotes')
  const before = made().length
  confirmation.cancelSignIn()

  void confirmation.requote()

  await world.reached(confirmation, 'completed')
  expect(made()).toHaveLength(before)
  expect(await outgoing(world)).toEqual(['COMPLETED'])
})

test('a quote that another tab pays while a new one is made is found, and not paid again', async () => {
  const { world, confirmation, quote } = await paidByAnotherTab()
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  void confirmation.requote()

  await world.reached(confirmation, 'completed')
  expect(confirmation.getSnapshot()).toMatchObject({ quote: { id: quote.id } })
  expect(seen).not.toContain('review')
  expect(keys(world).size).toBe(1)
})

/** Another tab sends the payment, and it is lost, while the new quote of this tab is on its way. */
async function paidByAnotherTab() {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  const other = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await other.load()
  world.network.lose('/execute', 'request')
  world.network.tamper('POST /quotes', async (body) => {
    if (other.getSnapshot().status !== 'review') return body
    void other.confirm()
    await world.reached(other, 'unknown')
    other.destroy()
    return body
  })
  return { world, confirmation, quote }
}

test('a refused payment is replaced only after its deadline, and then every tab continues with the new quote', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.sandbox.scenarios.failNext('executeQuote', { status: 400, code: 'INSUFFICIENT_FUNDS' })
  await confirmation.confirm()
  void confirmation.requote()
  await world.reached(confirmation, 'unknown')

  await world.reached(confirmation, 'failed')

  expect(confirmation.getSnapshot()).toMatchObject({ quote: { id: quote.id }, error: { code: 'QUOTE_EXPIRED' } })
  expect(world.clock.now()).toBeGreaterThan(quote.expiresAt.getTime())
  await confirmation.requote()
  const next = await world.reached(confirmation, 'review')
  expect(next.quote.id).not.toBe(quote.id)
  const other = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  await other.load()
  expect(other.getSnapshot()).toMatchObject({ status: 'review', quote: { id: next.quote.id } })
  expect(executions(world)).toHaveLength(1)
})

test('leaving the sign-in does nothing once the payment is being made', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const seen: string[] = []
  confirmation.subscribe(() => seen.push(confirmation.getSnapshot().status))

  void confirmation.confirm()
  confirmation.cancelSignIn()

  await world.reached(confirmation, 'completed')
  expect(seen).not.toContain('review')
})

test('reading a payment again that another device made signs nothing', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  let stale = false
  world.network.tamper('GET /quotes', (body) => {
    const answer = JSON.parse(body) as object
    const first = !stale
    stale = true
    return first ? JSON.stringify({ ...answer, status: 'PROCESSING' }) : body
  })
  confirmation.destroy()
  const looking = createQuoteConfirmation(world.openTab(), { accountId: world.ada.accountId, quoteId: quote.id })
  void looking.load()
  await world.reached(looking, 'unknown')

  void looking.checkAgain()
  for (let turns = 0; turns < 500; turns++) await turn()

  expect(executions(world)).toEqual([])
  looking.destroy()
})

test('a confirmation that ends while it loads leaves nothing running', async () => {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  confirmation.destroy()
  const waiting = world.clock.waiting().length
  const ending = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, quoteId: quote.id })
  const read = world.client.records.read
  const records = world.client.records as { read: typeof read }
  records.read = async (key) => {
    const found = await read(key)
    ending.destroy()
    return found
  }

  await ending.load()

  expect(ending.getSnapshot().status).toBe('loading')
  expect(world.clock.waiting()).toHaveLength(waiting)
})

test('what changed is computed from the quotes, and not taken from the error', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  const details = { changes: 'nothing at all' }
  world.network.tamper('/execute', () =>
    Response.json({ status: 400, code: 'QUOTE_CHANGED', message: 'no', details }, { status: 400 }),
  )
  let executing = false
  confirmation.subscribe(() => {
    executing ||= confirmation.getSnapshot().status === 'executing'
  })
  world.network.tamper('GET /quotes', (body) =>
    executing ? JSON.stringify({ ...(JSON.parse(body) as object), totalReceivingAmount: 1, status: 'PENDING' }) : body,
  )

  await confirmation.confirm()

  expect(confirmation.getSnapshot()).toMatchObject({
    status: 'review',
    changes: [{ field: 'totalReceivingAmount', before: 2487n, after: 1n }],
  })
})

test('after a sign-in the payment continues only with the quote that was agreed to, and not with its replacement', async () => {
  const world = await createTestClient()
  world.network.cookies.set('platform', encodeURIComponent(world.ada.customerId))
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'signing-in')
  world.clock.advance(6 * 60_000)
  await world.reached(confirmation, 'expired')
  await confirmation.requote()
  expect(confirmation.getSnapshot().status).toBe('review')

  await signIn(world)
  for (let turns = 0; turns < 100; turns++) await turn()

  expect(confirmation.getSnapshot().status).toBe('review')
  expect(executions(world)).toEqual([])
})

test.each(['GET /quotes', 'POST /quotes'])('a payee that %s did not name is not shown', async (source) => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  world.network.tamper('GET /customers/external-accounts/', (body) =>
    JSON.stringify({ ...(JSON.parse(body) as object), id: world.ada.eurPayeeId }),
  )
  const { accountId } = world.ada
  const options = source.startsWith('GET') ? { accountId, quoteId: quote.id } : { accountId, request: payGrace(world) }
  const confirmation = createQuoteConfirmation(world.client, options)

  await confirmation.load()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
})

test('another quote than the requested one is not shown', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const { quote: other } = await reviewedQuote(world)
  world.network.tamper('GET /quotes', (body) => body.replaceAll(quote.id, other.id))
  const confirmation = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, quoteId: quote.id })

  await confirmation.load()

  expect(confirmation.getSnapshot()).toMatchObject({ status: 'unavailable', error: { code: 'UNEXPECTED_RESPONSE' } })
})
