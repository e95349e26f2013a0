import '../../../../packages/core/test/setup.ts'
import { expect, test, vi } from 'vitest'
import { executions } from '../../../../packages/core/test/journeys.ts'
import { payFromEurope, signedInEuropean } from '../../../../packages/core/test/scaJourneys.ts'
import { until } from '../../../../packages/core/test/testClock.ts'
import { createPaymentBatch, type PaymentBatch, type PaymentBatchOptions } from './paymentBatch.ts'

const all = (batch: PaymentBatch, wanted: string) => batch.getSnapshot().every(({ status }) => status === wanted)

/** Two payments with their prices, before the user has agreed to them. */
async function reviewedBatch() {
  const world = await signedInEuropean()
  const { accountId } = world.ada
  const onQuotes = vi.fn<PaymentBatchOptions['onQuotes']>()
  const payments = [{ request: payFromEurope(world) }, { request: payFromEurope(world, 'USD') }]
  const batch = createPaymentBatch(world.client, { accountId, payments, onQuotes })
  batch.load()
  await until(world.clock, () => all(batch, 'review'))
  const keys = () => executions(world).map(({ headers }) => headers['idempotency-key'])
  return { world, batch, onQuotes, keys }
}

test('one press executes each payment once, under a key of its own, however often it is pressed', async () => {
  const { world, batch, keys } = await reviewedBatch()
  batch.confirm()
  batch.confirm()
  await until(world.clock, () => all(batch, 'authorizing'))
  batch.confirm()

  expect(new Set(keys()).size).toBe(2)
  expect(keys()).toHaveLength(2)
  batch.destroy()
})

test('the address gets the quotes once all are there, and a page that loads them executes nothing again', async () => {
  const { world, batch, onQuotes, keys } = await reviewedBatch()
  expect(onQuotes).toHaveBeenCalledTimes(1)
  const [quoteIds = []] = onQuotes.mock.calls[0] ?? []
  batch.confirm()
  await until(world.clock, () => keys().length === 2)
  batch.destroy()

  const payments = quoteIds.map((quoteId) => ({ quoteId }))
  const reloaded = createPaymentBatch(world.openTab(), { accountId: world.ada.accountId, payments, onQuotes })
  reloaded.load()
  await until(world.clock, () => all(reloaded, 'authorizing'))

  expect(new Set(keys()).size).toBe(2)
  expect(onQuotes).toHaveBeenCalledTimes(1)
  reloaded.destroy()
})

test('prices that have ended are asked for again, and nothing was sent', async () => {
  const { world, batch, onQuotes, keys } = await reviewedBatch()
  const before = onQuotes.mock.calls[0]?.[0]
  world.clock.advance(5 * 60_000)
  await until(world.clock, () => all(batch, 'expired'))
  batch.requote()
  await until(world.clock, () => all(batch, 'review'))

  expect(keys()).toEqual([])
  expect(onQuotes.mock.lastCall?.[0]).toHaveLength(2)
  expect(onQuotes.mock.lastCall?.[0]).not.toEqual(before)
  batch.destroy()
})

test('closed challenges keep waiting, and are shown again together', async () => {
  const { world, batch } = await reviewedBatch()
  batch.confirm()
  await until(world.clock, () => all(batch, 'authorizing'))
  batch.closeChallenges()
  expect(batch.getSnapshot()).toMatchObject([{ open: false }, { open: false }])
  batch.openChallenges()

  expect(batch.getSnapshot()).toMatchObject([{ open: true }, { open: true }])
  expect(batch.getSnapshot()).toBe(batch.getSnapshot())
  batch.destroy()
})
