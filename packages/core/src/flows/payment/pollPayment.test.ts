import { expect, test, vi } from 'vitest'
import { begunPayment, refusal } from '../../../test/begunPayment.ts'
import { createTestClient } from '../../../test/createTestClient.ts'
import { outgoing, reviewedQuote, signIn } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turn } from '../../../test/testClock.ts'
import { wireExamples } from '../../../test/wireExamples.ts'
import type { Change } from '../../wire/events.ts'
import { executePayment } from './executePayment.ts'
import { type PaymentProgress, pollPayment } from './pollPayment.ts'

test('a reading that the storage delays until the payment is no longer followed is not reported', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const leaving = new AbortController()
  const { records } = world.client
  // The storage cannot be aborted, unlike a request.
  const read: typeof records.read = async (key) => {
    leaving.abort()
    return records.read(key)
  }
  const reported: PaymentProgress[] = []

  const following = pollPayment(
    { ...world.client, records: { ...records, read } },
    { quoteId: quote.id, signal: leaving.signal, onProgress: (progress) => reported.push(progress) },
  )

  await expect(following).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual([])
  expect(world.clock.waiting()).not.toContain(1_000)
})

test('news that arrives during a reading ends the pause after it, also during the first one', async () => {
  const world = await createTestClient({ liveEvents: true })
  await signIn(world)
  const { quote } = await reviewedQuote(world)
  const { network, client } = world
  const stop = client.events?.subscribe(() => undefined)
  await vi.waitFor(() => expect(network.requests.some(({ path }) => path === '/events')).toBe(true))
  await executePayment(client, { accountId: world.ada.accountId, shown: quote })
  await world.sandbox.webhooks.settled()
  // What was told until now is heard.
  for (let turns = 0; turns < 50; turns++) await turn()
  const stages: string[] = []
  // Each reading says what was true before the payment moved on, and arrives when the browser has heard that it did.
  let read = (_body: string) => {}
  const heard = Promise.withResolvers<void>()
  network.tamper('GET /transactions/', async (body) => {
    read(body)
    await heard.promise
    return body
  })
  const reading = new Promise<string>((resolve) => {
    read = resolve
  })

  const following = pollPayment(client, {
    quoteId: quote.id,
    signal: new AbortController().signal,
    onProgress: ({ stage }) => stages.push(stage),
  })
  expect(JSON.parse(await reading).status).not.toBe('COMPLETED')
  const told = new Promise<void>((resolve) => client.events?.subscribe(() => resolve()))
  world.sandbox.clock.advance(60_000)
  await told
  heard.resolve()

  // No timer of the page runs.
  await expect(following).resolves.toMatchObject({ stage: 'completed' })
  expect(stages).toEqual(['processing', 'completed'])
  expect(await outgoing(world)).toEqual(['COMPLETED'])
  stop?.()
})

const transactionId = 'Transaction:0190f0a0-0000-4000-8000-000000000001'

/** A payment that is followed, on its way, with one reading made, and the changes that the platform reports. */
async function followed() {
  const { client, quote, read, reads, network } = await begunPayment()
  read({ status: 'PROCESSING', transactionId })
  const example = wireExamples.getTransaction?.[200] as object
  network.tamper('GET /transactions/', () => Response.json({ ...example, id: transactionId, status: 'PROCESSING' }))
  const listeners = new Set<(change: Change) => void>()
  const subscribe = (listener: (change: Change) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const leaving = new AbortController()
  let readings = 0
  const end = pollPayment(
    { ...client, events: { subscribe } },
    { quoteId: quote.id, signal: leaving.signal, onProgress: () => readings++ },
  )
  const settle = async (wanted: number) => {
    for (let turns = 0; turns < 200 && readings < wanted; turns++) await turn()
    return readings
  }
  await settle(1)
  const report = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  return { quote, reads, end, leaving, listeners, report, settle }
}

test.each<[string, (quoteId: string) => Change, number]>([
  ['everything', () => ({ kind: 'everything' }), 2],
  ['its quote', (id) => ({ kind: 'quote', id }), 2],
  ['its transaction', () => ({ kind: 'transaction', id: transactionId }), 2],
  ['another quote', () => ({ kind: 'quote', id: 'Quote:other' }), 1],
  ['the balance', () => ({ kind: 'account' }), 1],
])('news about %s reads a payment again at once, if it is about it', async (_what, changeOf, readings) => {
  const { quote, end, leaving, listeners, report, settle } = await followed()
  expect(listeners.size).toBe(1)

  report(changeOf(quote.id))

  expect(await settle(2)).toBe(readings)
  leaving.abort()
  await expect(end).rejects.toMatchObject({ code: 'CANCELLED' })
  // Nothing listens any longer.
  expect(listeners.size).toBe(0)
})

test.each([
  ['needs an SCA session', refusal(409, 'SCA_SESSION_REQUIRED'), 'SCA_SESSION_REQUIRED'],
  ['says that the payment expired', { status: 'EXPIRED', transactionId: undefined }, 'expired'],
  ['says that the payment failed', { status: 'FAILED', transactionId: undefined }, 'failed'],
])('a reading that %s ends it', async (_what, reading, end) => {
  const { client, quote, read } = await begunPayment()
  read(reading)
  const { signal } = new AbortController()

  const last = await pollPayment(client, { quoteId: quote.id, signal, onProgress: () => undefined }).catch(
    ({ code }) => ({ stage: code }),
  )

  expect(last.stage).toBe(end)
})
