import { createStore, get, keys } from 'idb-keyval'
import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { challengeOf, reviewedFromEurope } from '../../../test/scaConfirmation.ts'
import { turn } from '../../../test/testClock.ts'
import { getQuote } from '../../api/quotes.ts'
import { writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { readPaymentIntent } from '../../storage/paymentIntents.ts'
import { createPaymentIntent, giveUpPayment, recordReplacement } from './paymentDecision.ts'

const dayMs = 24 * 3_600_000

/** A browser that recorded a payment to which the user did not return. */
async function leftBehind() {
  const world = await createTestClient()
  const { accountId } = world.ada
  await createPaymentIntent(world.client, { accountId, quoteId: 'Quote:left' })
  const store = createStore(world.name, 'records')
  return {
    ...world,
    begin: (quoteId: string, client = world.client) => createPaymentIntent(client, { accountId, quoteId }),
    noted: async () => (await keys<string>(store)).filter((name) => name.startsWith('payment:')).sort(),
  }
}

test('an abandoned payment is deleted by the next one after thirty days, and not before', async () => {
  const { clock, begin, noted } = await leftBehind()
  clock.advance(30 * dayMs - 1)
  await begin('Quote:next')
  expect(await noted()).toEqual(['payment:Quote:left', 'payment:Quote:next'])

  clock.advance(1)
  await begin('Quote:last')
  expect(await noted()).toEqual(['payment:Quote:last', 'payment:Quote:next'])
})

test('a relay that states another time deletes nothing: thirty days must have passed on the device, too', async () => {
  const { clock, client, begin, noted } = await leftBehind()
  client.transport.serverTime.observe(clock.now() + 31 * dayMs)
  await begin('Quote:next')
  client.transport.serverTime.observe(clock.now() - 31 * dayMs)
  await begin('Quote:early')
  client.transport.serverTime.observe(clock.now())
  await begin('Quote:last')

  expect(await noted()).toEqual(['early', 'last', 'left', 'next'].map((id) => `payment:Quote:${id}`))
})

test('a device whose clock is set forward deletes nothing: thirty days must have passed at the service, too', async () => {
  const { clock, openTab, begin, noted } = await leftBehind()
  const ahead = openTab({ clock: { ...clock, now: () => clock.now() + 31 * dayMs } })
  ahead.transport.serverTime.observe(clock.now())
  await begin('Quote:next', ahead)

  expect(await noted()).toEqual(['payment:Quote:left', 'payment:Quote:next'])
})

test('of a payment that was given up only its replacement stays, and nothing of its content', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  await challengeOf(world, confirmation)
  const read = () => get<object>(`payment:${quote.id}`, createStore(world.name, 'records'))
  expect(await read()).toHaveProperty('agreed')

  await confirmation.startAgain()

  const { quote: next } = await world.reached(confirmation, 'review')
  expect(await read()).toMatchObject({ replacedBy: next.id })
  expect(await read()).not.toHaveProperty('agreed')
})

/** A payment that waits for its first proof, and what its record says. */
async function waitingForProof() {
  const { world, confirmation } = await reviewedFromEurope()
  const { client, ada } = world
  void confirmation.confirm()
  const { quote } = await world.reached(confirmation, 'authorizing')
  await challengeOf(world, confirmation)
  const { scaChallenge } = await getQuote(client, { quoteId: quote.id })
  const parameters = { accountId: ada.accountId, quoteId: quote.id, replacement: 'Quote:new' }
  return {
    world,
    client,
    quoteId: quote.id,
    challengeId: scaChallenge?.id,
    record: () => readPaymentIntent(client.records, { quoteId: quote.id }),
    giveUp: (changes: Partial<typeof parameters> = {}) => giveUpPayment(client, { ...parameters, ...changes }),
  }
}

test('a payment whose proof may still arrive is given up after the end of its challenge, on both clocks', async () => {
  const { world, client, record, giveUp } = await waitingForProof()
  const before = await record()
  if (!before) throw new Error('the payment does not wait')
  const now = world.clock.now()
  const waiting = { ...before, unansweredChallenge: 'ScaChallenge:before' }
  const after = (serviceMs: number, deviceMs: number) =>
    writePaymentIntent(client.records, {
      ...waiting,
      unansweredUntil: { serviceMs: now + serviceMs, deviceMs: now + deviceMs },
    })

  // Another challenge does not mean that the proof of the one before was accepted: a relay can invent one.
  await after(-2_000, 1)
  await expect(giveUp()).rejects.toMatchObject({ code: 'OPERATION_IN_PROGRESS' })
  await after(-1_999, 0)
  await expect(giveUp()).rejects.toMatchObject({ code: 'OPERATION_IN_PROGRESS' })
  await after(-2_000, 0)
  expect(await giveUp()).toBe('Quote:new')
  expect(await giveUp({ replacement: 'Quote:late' })).toBe('Quote:new')
})

test('a payment whose proof may still arrive is not given up where the service shows no challenge', async () => {
  const { world, client, record, giveUp } = await waitingForProof()
  const before = await record()
  if (!before) throw new Error('the payment does not wait')
  await writePaymentIntent(client.records, {
    ...before,
    unansweredChallenge: 'ScaChallenge:sent',
    unansweredUntil: { serviceMs: Infinity, deviceMs: Infinity },
  })
  world.network.tamper('GET /quotes', (body) => {
    const { scaChallenge: _hidden, ...quote } = JSON.parse(body)
    return JSON.stringify(quote)
  })

  await expect(giveUp()).rejects.toMatchObject({ code: 'OPERATION_IN_PROGRESS' })
})

test('a payment that no proof was sent for is given up, also where the service shows no challenge', async () => {
  const { world, giveUp } = await waitingForProof()
  world.network.tamper('GET /quotes', (body) => JSON.stringify({ ...JSON.parse(body), scaChallenge: undefined }))

  expect(await giveUp()).toBe('Quote:new')
})

test('a payment is not given up while another tab sends a proof of it', async () => {
  const { world, quoteId, record, giveUp } = await waitingForProof()
  const sending = Promise.withResolvers<void>()
  const locked = world.openTab().tabs.withLock(`payment:${quoteId}`, () => sending.promise)
  const sent = world.network.requests.length
  const given = giveUp()
  for (let turns = 0; turns < 20; turns++) await turn()
  // It is not even read.
  expect(world.network.requests).toHaveLength(sent)
  expect(await record()).not.toHaveProperty('replacedBy')

  sending.resolve()
  await locked
  expect(await given).toBe('Quote:new')
})

test('a quote does not replace itself', async () => {
  const { client } = (await waitingForProof()).world
  const intent = {
    version: 1,
    quoteId: 'Quote:left',
    accountId: 'Account:a',
    idempotencyKey: 'key',
    createdAtMs: 0,
  } as const

  const replacing = recordReplacement(client, { intent, replacement: intent.quoteId })

  await expect(replacing).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' })
  expect(await readPaymentIntent(client.records, intent)).toBeUndefined()
})

test('a payment that does not wait for a proof is not given up', async () => {
  const { world, confirmation } = await reviewedFromEurope()
  const { client, ada } = world
  const { quote } = await world.reached(confirmation, 'review')

  const parameters = { accountId: ada.accountId, quoteId: quote.id, replacement: 'Quote:new' }
  expect(await giveUpPayment(client, parameters)).toBeUndefined()
  expect(await readPaymentIntent(client.records, { quoteId: quote.id })).toBeUndefined()
})
