import { expect, onTestFinished, test } from 'vitest'
import { refuseStorage } from '../../test/storageFaults.ts'
import { createTestClock } from '../../test/testClock.ts'
import {
  closePaymentIntent,
  listStoppedIntents,
  stopPaymentIntent,
  sweepPaymentIntents,
  writePaymentIntent,
} from './paymentIntentChanges.ts'
import { type PaymentIntent, readPaymentIntent } from './paymentIntents.ts'
import { openRecords, type Records } from './records.ts'
import { setPayeeAside } from './setAsidePayees.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `intents-${++databases}` })
const quoteId = 'Quote:1'
const dayMs = 24 * 3_600_000

const intent = (changes: Partial<PaymentIntent> = {}): PaymentIntent => ({
  version: 1,
  quoteId,
  accountId: 'InternalAccount:1',
  idempotencyKey: 'key',
  createdAtMs: 0,
  createdOnDeviceMs: 0,
  ...changes,
})

const agreed = {
  amounts: { totalSendingAmount: '2000', fee: '-5' },
  terms: { exchangeRate: 1.5, sendingCurrency: 'USD' },
  payee: { accountId: 'ExternalAccount:1', umaAddress: '$grace@example.com', rail: 'ACH', accountDigest: 'ab' },
}

/** Everything that a record may hold. */
const whole = intent({
  stamp: 'stamp',
  agreed,
  executableUntil: { serviceMs: 1, deviceMs: 2 },
  refused: true,
  scaFactor: 'PASSKEY',
  replacedBy: 'Quote:2',
  unansweredChallenge: 'challenge',
  stopped: { reviewed: agreed, heldUntil: { serviceMs: 3, deviceMs: 4 } },
})

test('an intent is read as it was written, and only under its own quote', async () => {
  const records = open()
  await writePaymentIntent(records, whole)

  expect(await readPaymentIntent(records, { quoteId })).toEqual(whole)
  expect(await readPaymentIntent(records, { quoteId: 'Quote:2' })).toBeUndefined()
  expect(await records.list('')).toEqual([`payment:${quoteId}`])
})

test.each<[string, unknown]>([
  ['of another version', { ...intent(), version: 2 }],
  ['about another quote', intent({ quoteId: 'Quote:2' })],
  ['without its key', { ...intent(), idempotencyKey: undefined }],
  ['without its account', { ...intent(), accountId: undefined }],
  ['without its time', { ...intent(), createdAtMs: undefined }],
  ['whose stamp is no text', { ...intent(), stamp: 1 }],
  ['that is no record', 'nonsense'],
])('a record %s is no intent', async (_what, value) => {
  const records = open()
  await records.write(`payment:${quoteId}`, value)

  expect(await readPaymentIntent(records, { quoteId })).toBeUndefined()
})

test('a record with a refusal that is not a fact still holds the key of its payment', async () => {
  const records = open()
  await records.write(`payment:${quoteId}`, { ...intent(), stamp: 'stamp', refused: false })

  const read = await readPaymentIntent(records, { quoteId })

  expect(read).toEqual({ ...intent(), stamp: 'stamp' })
})

test.each<[string, object]>([
  ['an amount with a fraction', { amounts: { fee: '1.5' } }],
  ['an amount behind a letter', { amounts: { fee: 'x1' } }],
  ['an amount in front of a letter', { amounts: { fee: '1x' } }],
  ['no amount', { amounts: { fee: '' } }],
  ['terms of another kind', { terms: { rate: true } }],
  ['no payee', { payee: undefined }],
])('of an agreement with %s, everything counts as changed', async (_what, damage) => {
  const records = open()
  await records.write(`payment:${quoteId}`, { ...intent(), agreed: { ...agreed, ...damage } })

  const read = await readPaymentIntent(records, { quoteId })

  expect(read).toEqual({ ...intent(), agreed: { amounts: {}, terms: {}, payee: {} } })
})

test('a deadline that cannot be read has not passed', async () => {
  const records = open()
  const damaged = { serviceMs: 1 }
  const deadlines = { executableUntil: damaged, unansweredUntil: damaged }
  await records.write(`payment:${quoteId}`, { ...intent(), ...deadlines, stopped: { heldUntil: damaged } })

  const never = { serviceMs: 0, deviceMs: Infinity }
  // Nor is a stop forgotten for what it does not say.
  const stopped = { reviewed: { amounts: {}, terms: {}, payee: {} }, heldUntil: never }
  const read = await readPaymentIntent(records, { quoteId })
  expect(read).toMatchObject({ executableUntil: never, unansweredUntil: never, stopped })
})

test('an agreed amount may have many digits, and may be negative', async () => {
  const records = open()
  await records.write(`payment:${quoteId}`, { ...intent(), agreed })

  expect((await readPaymentIntent(records, { quoteId }))?.agreed).toEqual(agreed)
})

test.each<[string, { serviceMs: number; deviceMs: number }, boolean]>([
  ['after thirty days', { serviceMs: 30 * dayMs, deviceMs: 30 * dayMs }, true],
  ['a moment before thirty days', { serviceMs: 30 * dayMs - 1, deviceMs: 30 * dayMs - 1 }, false],
  ['after thirty days of the service only', { serviceMs: 30 * dayMs, deviceMs: 30 * dayMs - 1 }, false],
  ['after thirty days of the device only', { serviceMs: 30 * dayMs - 1, deviceMs: 30 * dayMs }, false],
  ['by clocks that were set back by as much', { serviceMs: -30 * dayMs, deviceMs: -30 * dayMs }, true],
  ['by clocks that were set back a little', { serviceMs: -dayMs, deviceMs: -dayMs }, false],
])('an abandoned payment is erased %s: %j, %j', async (_when, now, isErased) => {
  const records = open()
  await writePaymentIntent(records, intent())
  await records.write(`quote-terms:${quoteId}`, { createdAtMs: 0, createdOnDeviceMs: 0 })
  await setPayeeAside(records, { payeeId: 'ExternalAccount:1', now: { serviceMs: 0, deviceMs: 0 } })
  // A record of an older version knows only the time of the service.
  await records.write('payment:Quote:2', { createdAtMs: 0 })

  await sweepPaymentIntents(records, now)

  expect(await records.list('')).toHaveLength(isErased ? 0 : 4)
})

test('a clean-up leaves what is younger, what has no time, and everything else', async () => {
  const records = open()
  const now = { serviceMs: 40 * dayMs, deviceMs: 40 * dayMs }
  await writePaymentIntent(records, intent())
  await writePaymentIntent(records, intent({ quoteId: 'Quote:2', createdAtMs: 20 * dayMs }))
  await writePaymentIntent(records, intent({ quoteId: 'Quote:3', createdOnDeviceMs: 20 * dayMs }))
  await records.write('payment:Quote:4', 'nonsense')
  await records.write('payment:Quote:5', { createdAtMs: '0' })
  await records.write('session:InternalAccount:1', { createdAtMs: 0, createdOnDeviceMs: 0 })

  await sweepPaymentIntents(records, now)

  expect((await records.list('')).toSorted()).toEqual([
    ...['payment:Quote:2', 'payment:Quote:3', 'payment:Quote:4', 'payment:Quote:5', 'session:InternalAccount:1'],
  ])
})

test('the intent of a payment that has ended is erased; one that was replaced or stopped stays', async () => {
  const records = open()
  await writePaymentIntent(records, intent())
  await writePaymentIntent(records, intent({ quoteId: 'Quote:2', replacedBy: 'Quote:3' }))
  await writePaymentIntent(records, intent({ quoteId: 'Quote:3', stopped: { reviewed: agreed } }))
  await records.write('payment:Quote:4', 'nonsense')

  for (const id of [quoteId, 'Quote:2', 'Quote:3', 'Quote:4'])
    await closePaymentIntent(records, { quoteId: id, wasExecuted: false })

  expect(await records.list('')).toEqual(['payment:Quote:2', 'payment:Quote:3'])
})

test('a payment is stopped without losing what its intent says by then', async () => {
  const records = open()
  const stopped = { reviewed: agreed, heldUntil: { serviceMs: 3, deviceMs: 4 } }
  await writePaymentIntent(records, intent({ stamp: 'stamp', unansweredChallenge: 'challenge' }))

  for (const id of [quoteId, 'Quote:2'])
    await stopPaymentIntent(records, { unknown: intent({ quoteId: id, idempotencyKey: 'another' }), stopped })

  expect(await listStoppedIntents(records)).toEqual([
    intent({ stamp: 'stamp', unansweredChallenge: 'challenge', stopped }),
    intent({ quoteId: 'Quote:2', idempotencyKey: 'another', stopped }),
  ])
})

test('a replacement that another tab recorded is not overwritten by an intent that was read before', async () => {
  const databaseName = `intents-${++databases}`
  const [slow, fast] = [1, 2].map(() => openRecords({ clock: createTestClock(), databaseName })) as [Records, Records]
  await writePaymentIntent(slow, intent())
  await writePaymentIntent(fast, intent({ replacedBy: 'Quote:2' }))

  await expect(writePaymentIntent(slow, intent({ stamp: 'stamp' }))).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  await expect(writePaymentIntent(slow, intent({ replacedBy: 'Quote:3' }))).rejects.toMatchObject({
    code: 'QUOTE_EXPIRED',
  })

  expect(await readPaymentIntent(slow, { quoteId })).toEqual(intent({ replacedBy: 'Quote:2' }))
  await writePaymentIntent(slow, intent({ replacedBy: 'Quote:2', refused: true }))
})

test('a stop that another tab recorded stays, and refuses what would be sent', async () => {
  const records = open()
  const stopped = { reviewed: agreed }
  await stopPaymentIntent(records, { unknown: intent(), stopped })

  await writePaymentIntent(records, intent({ refused: true }))
  expect(await readPaymentIntent(records, { quoteId })).toEqual(intent({ refused: true, stopped }))

  await expect(writePaymentIntent(records, intent({ stamp: 'stamp' }), { beforeSending: true })).rejects.toMatchObject({
    code: 'QUOTE_CHANGED',
    details: { changes: [] },
  })
  expect(await readPaymentIntent(records, { quoteId })).toEqual(intent({ refused: true, stopped }))
})

test('an intent that the database does not return is not taken from memory, where it may be out of date', async () => {
  const records = open()
  await writePaymentIntent(records, intent())
  const allow = refuseStorage()

  const refused = { code: 'STORAGE_UNAVAILABLE' }
  await expect(readPaymentIntent(records, { quoteId })).rejects.toMatchObject(refused)
  await expect(writePaymentIntent(records, intent({ stamp: 'stamp' }))).rejects.toMatchObject(refused)

  allow()
  expect(await readPaymentIntent(records, { quoteId })).toEqual(intent())
})

test('an intent that cannot be erased is reported', async () => {
  const records = open()
  await writePaymentIntent(records, intent())
  const genuine = IDBObjectStore.prototype.delete
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  onTestFinished(() => void Object.assign(IDBObjectStore.prototype, { delete: genuine }))

  await expect(closePaymentIntent(records, { quoteId, wasExecuted: true })).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
  })
})
