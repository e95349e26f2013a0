import { expect, test } from 'vitest'
import { createTestQuote, createTestService, createTestWallet, fieldsOf } from '../../../../test/createTestService.ts'
import { createScaWallet } from '../../../../test/scaWallets.ts'

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

test('transactions are filtered by the platform’s name for the customer, the accounts on either side and the reference', async () => {
  const { service, wallet, typesOf } = await withTwo()
  const { platformCustomerId = '' } = await service.succeed('getCustomer', 200, {
    params: { customerId: wallet.customerId },
  })
  const { data } = await service.succeed('listTransactions', 200, { query: { type: 'OUTGOING' } })
  const reference = data[0]?.reconciliationInstructions?.reference ?? ''

  expect(await typesOf({ platformCustomerId })).toEqual(['OUTGOING', 'INCOMING'])
  expect(await typesOf({ platformCustomerId: 'other' })).toEqual([])
  expect(await typesOf({ accountIdentifier: wallet.accountId })).toEqual(['OUTGOING', 'INCOMING'])
  expect(await typesOf({ senderAccountIdentifier: wallet.accountId })).toEqual(['OUTGOING'])
  expect(await typesOf({ receiverAccountIdentifier: wallet.accountId })).toEqual(['INCOMING'])
  expect(await typesOf({ receiverAccountIdentifier: wallet.payeeId })).toEqual(['OUTGOING'])
  expect(await typesOf({ receiverAccountIdentifier: '12345678901' })).toEqual(['OUTGOING'])
  expect(await typesOf({ senderAccountIdentifier: '12345678901' })).toEqual([])
  expect(await typesOf({ accountIdentifier: 'constructor' })).toEqual([])
  expect(await typesOf({ reference })).toEqual(['OUTGOING'])
  expect(await typesOf({ reference: 'none' })).toEqual([])
  expect(await typesOf({ cardId: 'Card:1' })).toEqual([])
})

test('a status is refused for card transactions, which have others', async () => {
  const { service, typesOf } = await withTwo()
  expect(await typesOf({ type: 'CARD' })).toEqual([])
  const refusal = await service.refuse('listTransactions', { query: { type: 'CARD', status: 'PENDING' } })
  expect(fieldsOf(refusal)).toEqual(['status'])
})

test('a customer who has to sign in to read transactions has to under the platform’s name for them, too', async () => {
  const { service, query } = await createScaWallet({ isSignedIn: false })
  const { platformCustomerId = '' } = await service.succeed('getCustomer', 200, { params: query })
  expect(await service.refuse('listTransactions', { query: { platformCustomerId } })).toMatchObject({
    status: 409,
    body: { code: 'SCA_SESSION_REQUIRED' },
  })
})

test('an invalid period is refused with the names of both ends', async () => {
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
