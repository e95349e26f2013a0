import { expect, test } from 'vitest'
import { createTestClock } from '../../test/testClock.ts'
import { readQuoteTerms, removeQuoteTerms, writeQuoteTerms } from './quoteTerms.ts'
import { openRecords } from './records.ts'

let databases = 0
const open = () => openRecords({ clock: createTestClock(), databaseName: `terms-${++databases}` })
const quoteId = 'Quote:1'
const now = { serviceMs: 1, deviceMs: 2 }
const terms = {
  lockedCurrencySide: 'RECEIVING',
  description: 'Chairs',
  remittanceInformation: 'INV-17',
  statementDescriptor: 'CHAIRS',
  purposeOfPayment: 'GIFT',
} as const

test('the terms of a quote are read as they were written, until they are removed', async () => {
  const records = open()
  await writeQuoteTerms(records, { quoteId, terms, now })

  expect(await readQuoteTerms(records, { quoteId })).toEqual(terms)
  expect(await records.read(`quote-terms:${quoteId}`)).toEqual({
    ...{ version: 1, quoteId, terms, createdAtMs: 1, createdOnDeviceMs: 2 },
  })
  expect(await readQuoteTerms(records, { quoteId: 'Quote:2' })).toEqual({})
  await removeQuoteTerms(records, { quoteId })
  expect(await readQuoteTerms(records, { quoteId })).toEqual({})
})

test.each([
  'nonsense',
  { quoteId, terms, createdAtMs: 1, createdOnDeviceMs: 2 },
  { version: 1, quoteId: 'Quote:2', terms, createdAtMs: 1, createdOnDeviceMs: 2 },
  { version: 1, quoteId, createdAtMs: 1, createdOnDeviceMs: 2 },
  { version: 1, quoteId, terms, createdAtMs: 1 },
  { version: 1, quoteId, terms: { lockedCurrencySide: 'BOTH' }, createdAtMs: 1, createdOnDeviceMs: 2 },
])('a record like %j says nothing of the request', async (value) => {
  const records = open()
  await records.write(`quote-terms:${quoteId}`, value)

  expect(await readQuoteTerms(records, { quoteId })).toEqual({})
})

test('a browser that stores nothing fails nothing', async () => {
  const refuse = () => Promise.reject(new Error('full'))
  const records = { ...open(), write: refuse, remove: refuse }

  await expect(writeQuoteTerms(records, { quoteId, terms, now })).resolves.toBeUndefined()
  await expect(removeQuoteTerms(records, { quoteId })).resolves.toBeUndefined()
})

test('the other side of the amount can be fixed, too', async () => {
  const records = open()
  await writeQuoteTerms(records, { quoteId, terms: { lockedCurrencySide: 'SENDING' }, now })

  expect(await readQuoteTerms(records, { quoteId })).toEqual({ lockedCurrencySide: 'SENDING' })
})
