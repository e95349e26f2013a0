import { expect, test } from 'vitest'
import { createTestQuote, createTestService, createTestWallet, fieldsOf } from '../../test/createTestService.ts'

/** Funded at noon, quoted a minute later. */
async function withTwo() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  service.sandbox.clock.advance(60_000)
  await createTestQuote(service, { wallet })
  const typesOf = async (query: Record<string, string>) =>
    (await service.succeed('listTransactions', 200, { query })).data.map((transaction) => transaction.type)
  return { service, wallet, typesOf }
}

test('the newest transaction comes first unless asked otherwise', async () => {
  const { wallet, typesOf } = await withTwo()
  const { customerId } = wallet
  expect(await typesOf({ customerId })).toEqual(['OUTGOING', 'INCOMING'])
  expect(await typesOf({ customerId, sortOrder: 'asc' })).toEqual(['INCOMING', 'OUTGOING'])
})

test('transactions are filtered by customer, type, status and both ends of a period', async () => {
  const { typesOf } = await withTwo()
  expect(await typesOf({ customerId: 'Customer:other' })).toEqual([])
  expect(await typesOf({ type: 'INCOMING' })).toEqual(['INCOMING'])
  expect(await typesOf({ status: 'PENDING' })).toEqual(['OUTGOING'])
  expect(await typesOf({ startDate: '2026-01-05T12:01:00Z' })).toEqual(['OUTGOING'])
  expect(await typesOf({ endDate: '2026-01-05T12:00:00Z' })).toEqual(['INCOMING'])
  expect(await typesOf({ startDate: '2026-01-05T12:00:01Z', endDate: '2026-01-05T12:00:59Z' })).toEqual([])
})

test('a period that is no time lists both ends', async () => {
  const { service } = await withTwo()
  const refusal = await service.refuse('listTransactions', { query: { startDate: 'today', endDate: 'never' } })
  expect(fieldsOf(refusal)).toEqual(['startDate', 'endDate'])
})

test('an unknown transaction is 404', async () => {
  const { service } = await withTwo()
  expect(await service.refuse('getTransaction', { params: { transactionId: 'Transaction:none' } })).toMatchObject({
    status: 404,
    body: { code: 'TRANSACTION_NOT_FOUND' },
  })
})
