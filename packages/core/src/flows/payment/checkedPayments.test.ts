import { createQuoteConfirmation } from '@countersign/core'
import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { payGrace, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { challengeAgain, leftWaiting, lyingRelay } from '../../../test/stoppedPayment.ts'
import { readSendChoices } from './send.ts'

const checked = async ({ client, ada }: TestWorld) =>
  (await readSendChoices(client, { accountId: ada.accountId })).checked

/** A payment whose request to pay was sent, and not answered. */
async function unanswered() {
  const world = await signedInWorld()
  const { confirmation, quote } = await reviewedQuote(world)
  world.network.lose('/execute', 'request', 100)
  void confirmation.confirm()
  await world.reached(confirmation, 'unknown')
  confirmation.destroy()
  return { world, quote }
}

test('a payment without an answer is named with its amount and its payee, until it can no longer be sent', async () => {
  const { world, quote } = await unanswered()
  const { totalSendingAmount: amount, sendingCurrency: currency } = quote
  expect(await checked(world)).toEqual([
    { quoteId: quote.id, paid: expect.arrayContaining([world.ada.usdPayeeId]), amount: { amount, currency } },
  ])
  world.clock.advance(20 * 60_000)
  expect(await checked(world)).toEqual([])
})

test('a payment that was carried out, and one that was only looked at, are not named', async () => {
  const world = await signedInWorld()
  const { confirmation } = await reviewedQuote(world)
  void confirmation.confirm()
  await world.reached(confirmation, 'completed')
  const looked = createQuoteConfirmation(world.client, { accountId: world.ada.accountId, request: payGrace(world) })
  await looked.load()
  expect(await checked(world)).toEqual([])
})

test('a payment without an answer is not named once the service says that it is on its way', async () => {
  const { world, quote } = await unanswered()
  expect(await checked(world)).toMatchObject([{ quoteId: quote.id }])
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...JSON.parse(body), status: 'PROCESSING' }))
  expect(await checked(world)).toEqual([])
})

test('a payment that waits for a proof is not named, and one whose proof got no answer is', async () => {
  const { world, quote } = await leftWaiting()
  expect(await checked(world)).toEqual([])
  const { challenge } = await challengeAgain(world, quote)
  world.network.lose('/authorize', 'request')
  await challenge.submitCode('123456')
  expect(await checked(world)).toMatchObject([{ quoteId: quote.id }])
})

test('a payment that was stopped is named for both payees, also where a relay says that it failed', async () => {
  const { world, quote } = await leftWaiting()
  world.sandbox.sca.changeQuote({ quoteId: quote.id, change: 'payee' })
  await challengeAgain(world, quote)
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...JSON.parse(body), status: 'FAILED' }))

  const { stops } = await readSendChoices(world.client, { accountId: world.ada.accountId })
  const [payment] = await checked(world)

  expect(payment?.quoteId).toBe(quote.id)
  expect(payment?.paid).toEqual(
    expect.arrayContaining([quote.destination.accountId, ...stops.map(({ payeeId }) => payeeId)]),
  )
  expect(stops).toHaveLength(1)
})

test('a payment that cannot be read is named: not knowing is no reason to pay twice', async () => {
  const { world, quote } = await leftWaiting()
  lyingRelay(world)
  await challengeAgain(world, quote)
  world.network.lose('GET /quotes', 'request', 100)
  expect(await checked(world)).toMatchObject([{ quoteId: quote.id }])
})
