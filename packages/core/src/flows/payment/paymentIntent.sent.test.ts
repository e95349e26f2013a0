import { expect, test } from 'vitest'
import { createTestClient } from '../../../test/createTestClient.ts'
import { writePaymentIntent } from '../../storage/paymentIntentChanges.ts'
import { type PaymentIntent, readPaymentIntent } from '../../storage/paymentIntents.ts'
import { ensurePaymentIntent, isTooLate, readExecutableUntil, recordReplacement } from './paymentDecision.ts'
import { findSent, isAnySent, mayBeOut } from './paymentIntent.ts'

const agreed = { amounts: { totalSendingAmount: '2500' }, terms: {}, payee: { accountId: 'ExternalAccount:1' } }

/** A browser with the record of one quote. */
async function world(changes: Partial<PaymentIntent> = {}) {
  const { client, clock } = await createTestClient()
  const now = clock.now()
  const record = (quoteId: string, more: Partial<PaymentIntent> = {}): PaymentIntent => ({
    ...{ version: 1, quoteId, accountId: 'InternalAccount:1', idempotencyKey: `key of ${quoteId}` },
    ...{ createdAtMs: now, createdOnDeviceMs: now, ...more },
  })
  const write = (quoteId: string, more?: Partial<PaymentIntent>) =>
    writePaymentIntent(client.records, record(quoteId, more))
  await write('Quote:1', changes)
  return { client, clock, now, record, write }
}

const until = { serviceMs: 1, deviceMs: 1 }

test.each([
  ['nothing', {}, false, false],
  ['a deadline, because a refusal took the stamp away', { executableUntil: until }, true, false],
  ['a stamp and a deadline', { stamp: 'x', executableUntil: until }, true, true],
  ['an agreement only', { agreed }, false, false],
] as const)('a record with %s says what left the browser', async (_what, changes, isOut, isStamped) => {
  const { client, record } = await world(changes)

  expect(mayBeOut(record('Quote:1', changes))).toBe(isOut)
  expect(await findSent(client, { quoteId: 'Quote:1' })).toMatchObject({ mayBeOut: isOut, isStamped })
  expect(await isAnySent(client, { quoteId: 'Quote:1' })).toBe(isOut)
})

test('without a record nothing was sent, agreed to or replaced', async () => {
  const { client } = await world({ stamp: 'x' })
  const quoteId = 'Quote:other'

  expect(mayBeOut(undefined)).toBe(false)
  expect(await findSent(client, { quoteId })).toEqual({ mayBeOut: false, isStamped: false })
  expect(await isAnySent(client, { quoteId })).toBe(false)
  expect((await findSent(client, { quoteId })).agreed).toBeUndefined()
})

test('what was sent for the last of several replacements counts for the first', async () => {
  const { client, write } = await world({ replacedBy: 'Quote:2' })
  await write('Quote:2', { replacedBy: 'Quote:3' })
  expect(await isAnySent(client, { quoteId: 'Quote:1' })).toBe(false)

  await write('Quote:3', { executableUntil: until })
  expect(await isAnySent(client, { quoteId: 'Quote:1' })).toBe(true)
})

test('quotes that replace each other in a circle are read once each', async () => {
  const { client, write } = await world({ replacedBy: 'Quote:2' })
  await write('Quote:2', { replacedBy: 'Quote:1' })

  expect(await isAnySent(client, { quoteId: 'Quote:1' })).toBe(false)
})

test.each([
  ['the last of its readings', [10_000, 390_000, -70_000], 390_000, 390_000],
  ['its end, and five minutes on the device, where the relay says that it ends sooner', [10_000], 10_000, 300_000],
  ['five minutes on the device where the relay says that it is over', [-70_000], -70_000, 300_000],
] as const)('a request can be executed until %s', async (_what, ends, serviceMs, deviceMs) => {
  const { client, clock, now } = await world()
  client.transport.serverTime.observe(now + 60_000)
  const at = client.transport.serverTime.now()
  const offers = ends.map((ms) => ({ expiresAt: new Date(at + ms) }))

  expect(readExecutableUntil(client, { offers })).toEqual({
    serviceMs: at + serviceMs,
    deviceMs: clock.now() + deviceMs,
  })
})

test.each([
  ['before both', -1, -1, false],
  ['at the deadline of the service, whose clock has whole seconds', 0, 0, false],
  ['a moment before the tolerance ends', 1_999, 0, false],
  ['when both have passed', 2_000, 0, true],
  ['when the device is behind', 2_000, -1, false],
])('what was sent is too late: %s', async (_when, serviceMs, deviceMs, expected) => {
  const { client, clock, now, record } = await world()
  client.transport.serverTime.observe(now)
  const at = client.transport.serverTime.now()
  const intent = record('Quote:1', {
    executableUntil: { serviceMs: at - serviceMs, deviceMs: clock.now() - deviceMs },
  })

  expect(isTooLate(client, intent)).toBe(expected)
})

test.each([
  ['a proof without a response, whose challenge is open', { unansweredChallenge: '1' }, 60_000, false],
  ['a proof without a response, whose challenge is over', { unansweredChallenge: '1' }, -60_000, true],
  ['a wrong proof, whose challenge is open', {}, 60_000, true],
])('after its deadline, what was sent is too late with %s: %s', async (_what, changes, leftMs, expected) => {
  const { client, clock, now, record } = await world()
  client.transport.serverTime.observe(now)
  const executableUntil = { serviceMs: now - 60_000, deviceMs: now - 60_000 }
  const unansweredUntil = { serviceMs: clock.now() + leftMs, deviceMs: clock.now() + leftMs }
  const intent = record('Quote:1', { executableUntil, unansweredUntil, ...changes })

  expect(isTooLate(client, intent)).toBe(expected)
})

test('what was agreed to is in the record', async () => {
  const { client } = await world({ agreed, stamp: 'x' })

  expect((await findSent(client, { quoteId: 'Quote:1' })).agreed).toEqual(agreed)
})

test('a quote keeps its key, and another quote gets one of its own', async () => {
  const { client } = await world()
  const keyOf = async (quoteId: string) =>
    (await ensurePaymentIntent(client, { accountId: 'InternalAccount:1', quoteId })).idempotencyKey

  expect(await keyOf('Quote:1')).toBe('key of Quote:1')
  const other = await keyOf('Quote:2')
  expect(await keyOf('Quote:2')).toBe(other)
  expect(other).not.toBe('key of Quote:1')
})

test('the factor that was asked for is recorded, and none otherwise', async () => {
  const { client } = await world()
  const parameters = { accountId: 'InternalAccount:1', quoteId: 'Quote:2' }

  expect(await ensurePaymentIntent(client, { ...parameters, scaFactor: 'PASSKEY' })).toMatchObject({
    scaFactor: 'PASSKEY',
  })
  expect(await ensurePaymentIntent(client, { ...parameters, quoteId: 'Quote:3' })).toMatchObject({
    scaFactor: undefined,
  })
})

test.each(['Quote:1', 'Quote:known'])('%s, which exists already, replaces no quote', async (replacement) => {
  const { client, record, write } = await world()
  await write('Quote:known')

  await expect(recordReplacement(client, { intent: record('Quote:1'), replacement })).rejects.toMatchObject({
    code: 'UNEXPECTED_RESPONSE',
  })
  expect(await findSent(client, { quoteId: 'Quote:1' })).toMatchObject({ replacedBy: undefined })
})

test('a replacement is recorded with what was sent before', async () => {
  const { client, record } = await world({ stamp: 'x' })

  await recordReplacement(client, { intent: record('Quote:1', { stamp: 'x' }), replacement: 'Quote:new' })

  expect(await findSent(client, { quoteId: 'Quote:1' })).toMatchObject({ replacedBy: 'Quote:new' })
  expect(await readPaymentIntent(client.records, { quoteId: 'Quote:1' })).toMatchObject({ stamp: 'x' })
})
