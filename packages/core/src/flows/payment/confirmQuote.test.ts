import { expect, test } from 'vitest'
import type { TestWorld } from '../../../test/createTestClient.ts'
import { executions, reviewedQuote } from '../../../test/journeys.ts'
import { signedInWorld } from '../../../test/signedInWorld.ts'
import { turn } from '../../../test/testClock.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { type PaymentIntent, readPaymentIntent } from '../../storage/paymentIntents.ts'
import { readQuoteTerms, writeQuoteTerms } from '../../storage/quoteTerms.ts'
import { confirmQuote, trackPayment } from './confirmQuote.ts'

test('a payment that the user leaves while it is sent reports nothing more, and stays sent', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const leaving = new AbortController()
  world.network.tamper('/execute', () => {
    leaving.abort()
    throw new TypeError('fetch failed')
  })
  const reported: string[] = []

  const settling = confirmQuote(world.client, {
    accountId: world.ada.accountId,
    shown: quote,
    signal: leaving.signal,
    onUpdate: ({ type }) => reported.push(type),
  })

  await expect(settling).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual(['executing'])
  expect(executions(world)).toHaveLength(1)
})

const reads = (reading: () => Response) => (world: TestWorld) => world.network.tamper('GET /quotes', reading)
const answer = (status: number, code: string) => reads(() => Response.json({ status, code, message: 'no' }, { status }))
const cut = reads(() => {
  throw new TypeError('fetch failed')
})

/** A payment, sent or not, whose quote cannot be read; the user leaves as soon as it is called unknown. */
async function unreadable(changes: Partial<PaymentIntent>, spoil: (world: TestWorld) => void) {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const { accountId } = world.ada
  const ids = { quoteId: quote.id, accountId, idempotencyKey: 'key' }
  await writePaymentIntent(world.client.records, { version: 1, ...ids, createdAtMs: 0, ...changes })
  spoil(world)
  const leaving = new AbortController()
  const reported: string[] = []
  const onUpdate = ({ type }: { type: string }) => {
    reported.push(type)
    leaving.abort()
  }
  const end = confirmQuote(world.client, { accountId, shown: quote, signal: leaving.signal, onUpdate })
  return { world, reported, end: expect(end).rejects }
}

test.each([
  ['no response', cut],
  ['a failure', answer(500, 'INTERNAL_ERROR')],
  ['too many requests', answer(429, 'RATE_LIMITED')],
  ['a resource that is gone', answer(404, 'REFERENCE_NOT_FOUND')],
  ['an error that is new', answer(418, 'SOMETHING_NEW')],
  ['a request that was cut off, with any code,', answer(408, 'UNAUTHORIZED')],
])(
  '%s to the reading of a payment that was sent leaves it unknown, and of one that was not is an error',
  async (_what, reading) => {
    const sent = await unreadable({ stamp: 'stamp' }, reading)
    await sent.end.toMatchObject({ code: 'CANCELLED' })
    expect(sent.reported).toEqual(['unknown'])
    expect(executions(sent.world)).toEqual([])

    const open = await unreadable({}, reading)
    await open.end.not.toMatchObject({ code: 'CANCELLED' })
    expect(open.reported).toEqual([])
  },
)

test.each([
  [401, 'SIGN_IN_REQUIRED'],
  [409, 'SCA_SESSION_REQUIRED'],
])('a reading that needs a sign-in (%i %s) asks for it, whether or not the payment was sent', async (status, code) => {
  for (const changes of [{ stamp: 'stamp' }, {}]) {
    const { end, reported } = await unreadable(changes, answer(status, code))
    await end.toMatchObject({ code })
    expect(reported).toEqual([])
  }
})

test('a payment that was sent stays unknown where the storage fails once', async () => {
  const { end, reported } = await unreadable({ stamp: 'stamp' }, ({ client: { records } }) => {
    const { read } = records
    let failures = 1
    const failOnce: typeof read = async (key) => {
      if (key.startsWith('payment:') && failures-- > 0) throw new WalletError('STORAGE_UNAVAILABLE')
      return read(key)
    }
    Object.assign(records, { read: failOnce })
  })

  await end.toMatchObject({ code: 'CANCELLED' })
  expect(reported).toEqual(['unknown'])
})

test('a payment that was given up for another one is over here, although it was sent', async () => {
  const { end, reported } = await unreadable({ stamp: 'stamp', replacedBy: 'Quote:2' }, () => undefined)

  await end.toMatchObject({ code: 'QUOTE_EXPIRED' })
  expect(reported).toEqual([])
})

test('a payment is not read again before the time that a service which failed asks for', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  world.network.tamper('/execute', () => new Response('{}', { status: 503, headers: { 'retry-after': '20' } }))
  const leaving = new AbortController()
  const unknown = Promise.withResolvers<void>()
  const end = confirmQuote(world.client, {
    accountId: world.ada.accountId,
    shown: quote,
    signal: leaving.signal,
    onUpdate: ({ type }) => type === 'unknown' && unknown.resolve(),
  })

  await unknown.promise
  await turn()
  // A quarter of the wait is added by the clock of this test.
  expect(world.clock.waiting()).toContain(25_000)
  leaving.abort()
  await expect(end).rejects.toMatchObject({ code: 'CANCELLED' })
})

test('an error of this page says nothing about the payment, and is passed on', async () => {
  const world = await signedInWorld()
  const { quote } = await reviewedQuote(world)
  const ids = { quoteId: quote.id, accountId: world.ada.accountId, idempotencyKey: 'key' }
  await writePaymentIntent(world.client.records, { version: 1, ...ids, createdAtMs: 0, stamp: 'stamp' })
  const tabs = { ...world.client.tabs, withLock: () => Promise.reject(new RangeError('broken')) }
  const signal = new AbortController().signal
  const parameters = { accountId: world.ada.accountId, shown: quote, signal, onUpdate: () => undefined }

  await expect(confirmQuote({ ...world.client, tabs }, parameters)).rejects.toThrow('broken')
})

test.each([
  ['COMPLETED', false],
  ['FAILED', true],
])(
  'a payment that is %s has no intent any longer; its terms stay where it may be made again: %s',
  async (status, stay) => {
    const world = await signedInWorld()
    const { client, ada } = world
    const { quote } = await reviewedQuote(world)
    const ids = { quoteId: quote.id, accountId: ada.accountId, idempotencyKey: 'key' }
    await writePaymentIntent(client.records, { version: 1, ...ids, createdAtMs: 0, stamp: 'stamp' })
    const terms = { description: 'Chairs' }
    await writeQuoteTerms(client.records, { quoteId: quote.id, terms, now: { serviceMs: 0, deviceMs: 0 } })
    world.network.tamper('GET /quotes', (body) =>
      JSON.stringify({ ...JSON.parse(body), status, transactionId: undefined }),
    )
    const stages: unknown[] = []

    const { signal } = new AbortController()
    const last = await trackPayment(client, { quoteId: quote.id, signal, onUpdate: (update) => stages.push(update) })

    expect(stages).toEqual([{ type: 'progress', progress: last }])
    expect(await readPaymentIntent(client.records, { quoteId: quote.id })).toBeUndefined()
    expect(await readQuoteTerms(client.records, { quoteId: quote.id })).toEqual(stay ? terms : {})
  },
)
