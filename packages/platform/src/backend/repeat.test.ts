import {
  createCustomer,
  createExternalAccount,
  createQuote,
  executeQuote,
  fundInternalAccount,
  listCustomers,
} from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createBackend, createWallet, payeeAccount, person } from '../../test/createBackend.ts'

const busy = (headers = {}) =>
  Response.json({ status: 503, code: 'SERVICE_UNAVAILABLE', message: 'busy' }, { status: 503, headers })

test('repeating happens twice for what reads, with growing pauses', async () => {
  const { service, faults, sent, waits } = createBackend()
  faults.intercept = () => busy()

  await expect(service.call(listCustomers)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(sent).toHaveLength(3)
  expect(waits).toEqual([250, 500])
})

test('repeating ends with the first response that is a success', async () => {
  const { service, faults, sent } = createBackend()
  faults.intercept = () => (sent.length < 2 ? busy({ 'retry-after': '2' }) : undefined)

  expect((await service.call(listCustomers)).data).toEqual([])
  expect(sent).toHaveLength(2)
})

test('repeating waits as long as the service asks for, unless that is longer than ten seconds', async () => {
  const { service, faults, sent, waits } = createBackend()
  faults.intercept = () => busy({ 'retry-after': sent.length < 2 ? '2' : '11' })

  await expect(service.call(listCustomers)).rejects.toMatchObject({ retryAfterMs: 11_000 })
  expect(waits).toEqual([2_000])
})

test('repeating never happens for a change without an idempotency key', async () => {
  const { service, faults, sent } = createBackend()
  faults.intercept = () => busy()

  await expect(service.call(createCustomer, { body: person })).rejects.toMatchObject({ httpStatus: 503 })
  expect(sent).toHaveLength(1)
})

test('repeating sends a change with the same idempotency key, so a payment happens once', async () => {
  const { service, sandbox, faults, sent } = createBackend()
  const { customerId, accountId } = await createWallet(service)
  await service.call(fundInternalAccount, { path: { accountId }, body: { amount: 250_000_000 } })
  const payee = await service.call(createExternalAccount, {
    body: { customerId, currency: 'USD', accountInfo: payeeAccount },
  })
  const from = sent.length
  // The service carries it out, and its response is lost.
  faults.intercept = async (request) => {
    if (sent.length > from + 1) return sandbox.fetch(request)
    await sandbox.fetch(request)
    throw new TypeError('fetch failed')
  }
  const body = {
    source: { sourceType: 'ACCOUNT', accountId },
    destination: { destinationType: 'ACCOUNT', accountId: payee.id },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 1_000_000,
  } as const
  const quote = await service.call(createQuote, { body, idempotencyKey: 'order-7' })

  const keys = sent.slice(from).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual(['order-7', 'order-7'])
  expect(await service.call(createQuote, { body, idempotencyKey: 'order-7' })).toMatchObject({ id: quote.id })
})

test('repeating never happens after a refusal that would not change', async () => {
  const { service, sent } = createBackend()
  const quoteId = 'Quote:00000000-0000-4000-8000-000000000000'

  await expect(service.call(executeQuote, { path: { quoteId }, idempotencyKey: 'a' })).rejects.toMatchObject({
    httpStatus: 404,
  })
  expect(sent).toHaveLength(1)
})
