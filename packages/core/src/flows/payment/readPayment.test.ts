import { beforeEach, expect, test } from 'vitest'
import { reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { closePaymentIntent, writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import type { PaymentIntent } from '../../storage/paymentIntents.ts'
import { executePayment } from './executePayment.ts'
import { readOutcome, readPayment } from './pollPayment.ts'

/** A payment that was made, and a relay that reports what it is told to: one entry for each reading of the quote. */
async function madePayment() {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  await executePayment(world.client, { accountId: world.ada.accountId, shown: quote })
  let now: { quote?: object; transaction?: object } = {}
  const said: (typeof now)[] = []
  world.network.tamper('GET /quotes', (body) => {
    now = said.shift() ?? now
    return JSON.stringify({ ...JSON.parse(body), ...now.quote })
  })
  world.network.tamper('GET /transactions/', (body) => JSON.stringify({ ...JSON.parse(body), ...now.transaction }))
  const say = (...readings: typeof said) => void said.push(...readings)
  const reads = () => world.network.requests.filter(({ path }) => path.startsWith('/quotes/Quote')).length
  return { ...world, quote, say, reads }
}

const world = await madePayment()
beforeEach(() => closePaymentIntent(world.client.records, { quoteId: world.quote.id, wasExecuted: false }))

test.each([
  ['COMPLETED', 'COMPLETED', 'completed'],
  ['COMPLETED', 'PROCESSING', 'completed'],
  ['FAILED', 'PROCESSING', 'failed'],
  ['REJECTED', 'PROCESSING', 'failed'],
  ['REFUNDED', 'COMPLETED', 'failed'],
  ['EXPIRED', 'PROCESSING', 'expired'],
  ['PROCESSING', 'PENDING_AUTHORIZATION', 'authorizing'],
  // The money has left, and has not arrived.
  ['PROCESSING', 'COMPLETED', 'processing'],
  ['PROCESSING', 'PROCESSING', 'processing'],
  ['PROCESSING', 'FAILED', 'failed'],
  ['PROCESSING', 'EXPIRED', 'expired'],
  ['SOMETHING_NEW', 'SOMETHING_NEW', 'processing'],
])('a transaction that is %s of a quote that is %s is %s', async (transaction, quote, stage) => {
  world.say({ quote: { status: quote }, transaction: { status: transaction } })

  const progress = await readPayment(world.client, { quoteId: world.quote.id })

  expect(progress).toMatchObject({ stage, quote: { status: quote }, transaction: { status: transaction } })
})

test.each([
  ['PENDING', 'pending'],
  ['PENDING_AUTHORIZATION', 'authorizing'],
  ['PROCESSING', 'processing'],
  ['COMPLETED', 'completed'],
  ['FAILED', 'failed'],
  ['EXPIRED', 'expired'],
])('without a transaction, a quote that is %s is %s', async (status, stage) => {
  world.say({ quote: { status, transactionId: undefined } })

  const progress = await readPayment(world.client, { quoteId: world.quote.id })

  expect(progress).toMatchObject({ stage, transaction: undefined })
})

test('the transaction of a quote that still waits is not read', async () => {
  world.say({ quote: { status: 'PENDING' }, transaction: { status: 'COMPLETED' } })

  const progress = await readPayment(world.client, { quoteId: world.quote.id })

  expect(progress).toMatchObject({ stage: 'pending', transaction: undefined })
})

const failed = { quote: { status: 'FAILED', transactionId: undefined } }
const expired = { quote: { status: 'EXPIRED', transactionId: undefined } }
const processing = { quote: { status: 'PROCESSING', transactionId: undefined } }
const pending = { quote: { status: 'PENDING' } }

test.each([
  ['failed twice', 'failed', [failed, failed], 2],
  ['expired twice', 'expired', [expired, expired], 2],
  ['failed, and is on its way at a second look', 'processing', [failed, processing], 2],
  ['expired, and is on its way at a second look', 'processing', [expired, processing], 2],
  ['on its way', 'processing', [processing], 1],
  ['open', 'pending', [pending], 1],
])('a payment that is read as %s is %s', async (_what, stage, readings, count) => {
  world.say(...readings)
  const before = world.reads()

  const progress = await readOutcome(world.client, { quoteId: world.quote.id })

  expect([progress.stage, world.reads() - before]).toEqual([stage, count])
})

const deadline = () => ({ serviceMs: world.client.transport.serverTime.now(), deviceMs: world.clock.now() })
const minuteMs = 60_000

test.each<[string, Partial<PaymentIntent>, string, string]>([
  ['that nothing was sent for keeps its status', {}, 'pending', 'expired'],
  [
    'that may still be executed waits',
    { executableUntil: { ...deadline(), serviceMs: Infinity } },
    'pending',
    'pending',
  ],
  [
    'that can no longer be executed has expired',
    { executableUntil: { serviceMs: deadline().serviceMs - minuteMs, deviceMs: deadline().deviceMs } },
    'expired',
    'expired',
  ],
])('a quote %s, whether it is called open or expired', async (_what, changes, whenOpen, whenExpired) => {
  const { quote, clock, client } = world
  const now = clock.now()
  const intent: PaymentIntent = {
    ...{ version: 1, quoteId: quote.id, accountId: world.ada.accountId, idempotencyKey: 'key' },
    ...{ createdAtMs: now, createdOnDeviceMs: now, ...changes },
  }
  await writePaymentIntent(client.records, intent)
  const stages: string[] = []

  for (const reading of [pending, expired]) {
    world.say(reading)
    stages.push((await readOutcome(client, { quoteId: quote.id })).stage)
  }

  expect(stages).toEqual([whenOpen, whenExpired])
})

test('the status of a payment that was sent is not doubted once it has failed or is on its way', async () => {
  const executableUntil = { ...deadline(), serviceMs: deadline().serviceMs + minuteMs }
  const ids = { quoteId: world.quote.id, accountId: world.ada.accountId, idempotencyKey: 'key' }
  await writePaymentIntent(world.client.records, { version: 1, ...ids, createdAtMs: 0, executableUntil })

  for (const [reading, stage] of [
    [failed, 'failed'],
    [processing, 'processing'],
  ] as const) {
    world.say(reading)
    expect((await readOutcome(world.client, { quoteId: world.quote.id })).stage).toBe(stage)
  }
})

test.each([
  ['for no known reason', {}, 'pending'],
  ['and gives its money back', { status: 'REFUNDED' }, 'failed'],
  ['and is about to give its money back', { refund: { status: 'PENDING' } }, 'failed'],
  ['before money moved', { failureReason: 'SCA_NOT_COMPLETED', refund: { status: 'PENDING' } }, 'pending'],
])('while the service can act on what was stopped, one that fails %s is %s', async (_how, transaction, stage) => {
  const { quote, clock, client } = world
  const ids = { quoteId: quote.id, accountId: world.ada.accountId, idempotencyKey: 'key' }
  const stopped = { reviewed: { amounts: {}, terms: {}, payee: {} } }
  const executableUntil = { serviceMs: 0, deviceMs: clock.now() + minuteMs }
  const intent: PaymentIntent = { version: 1, ...ids, createdAtMs: 0, executableUntil, stopped }
  await client.records.write(`payment:${quote.id}`, intent)
  world.say({ quote: { status: 'FAILED' }, transaction: { status: 'FAILED', ...transaction } })

  expect((await readOutcome(client, { quoteId: quote.id })).stage).toBe(stage)
  clock.advance(minuteMs)
  expect((await readOutcome(client, { quoteId: quote.id })).stage).toBe('failed')
  await client.records.remove(`payment:${quote.id}`)
})
