import { expect, test } from 'vitest'
import { balanceOf, createTestQuote, signedInWithQuote } from '../../../../test/createTestService.ts'
import { stampWith } from '../../../../test/examinee.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('an execution debits the wallet at once and is processing', async () => {
  const { service, wallet, quote, params, signature } = await signedInWithQuote()

  const executed = await service.succeed('executeQuote', 200, { params, signature, idempotencyKey: 'one' })

  expect(executed).toMatchObject({ id: quote.id, status: 'PROCESSING', transactionId: quote.transactionId })
  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
})

test('an execution returns the whole quote, as reading it does', async () => {
  const { service, params, signature } = await signedInWithQuote()

  const executed = await (await service.call('executeQuote', { params, signature })).json()

  expect(executed).toEqual(await (await service.call('getQuote', { params })).json())
  expect(executed).toMatchObject({ createdAt: expect.any(String), source: { sourceType: 'ACCOUNT' }, exchangeRate: 1 })
})

test('two executions at once under two keys have one effect', async () => {
  const { service, wallet, params, signature } = await signedInWithQuote()

  const responses = await Promise.all(
    ['one', 'two'].map((idempotencyKey) => service.call('executeQuote', { params, signature, idempotencyKey })),
  )

  expect(responses.map((response) => response.status).sort()).toEqual([200, 409])
  expect(await balanceOf(service, { wallet })).toBe(150_000_000n)
})

test('an executed quote cannot be executed under another key', async () => {
  const { service, params, signature } = await signedInWithQuote()
  await service.succeed('executeQuote', 200, { params, signature, idempotencyKey: 'one' })
  const refusal = await service.refuse('executeQuote', { params, signature, idempotencyKey: 'two' })
  expect(refusal).toMatchObject(refused(409, 'CONFLICT'))
})

test('a quote lapses after five minutes, and its transaction with it', async () => {
  const { service, params, quote, signature } = await signedInWithQuote()
  service.sandbox.clock.advance(5 * 60_000)

  expect(await service.refuse('executeQuote', { params, signature })).toMatchObject(refused(400, 'QUOTE_EXPIRED'))
  expect(await service.succeed('getQuote', 200, { params })).toMatchObject({ status: 'EXPIRED' })
  const transactionId = quote.transactionId ?? ''
  const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
  expect(transaction.status).toBe('EXPIRED')
})

test('a quote is valid to the millisecond', async () => {
  const { service, params, signature } = await signedInWithQuote()
  service.sandbox.clock.advance(5 * 60_000 - 1)
  await service.succeed('executeQuote', 200, { params, signature })
})

test('funds that were spent elsewhere meanwhile fail the execution, and nothing is debited', async () => {
  const { service, wallet, key } = await signedInWithQuote()
  const first = await createTestQuote(service, { wallet, amount: 200_000_000 })
  const second = await createTestQuote(service, { wallet, amount: 200_000_000 })
  const stampOf = (payload: string) => stampWith(key, { payload })
  await service.succeed('executeQuote', 200, { params: first.params, signature: await stampOf(first.payloadToSign) })

  const signature = await stampOf(second.payloadToSign)
  const refusal = await service.refuse('executeQuote', { params: second.params, signature })

  expect(refusal).toMatchObject(refused(400, 'INSUFFICIENT_FUNDS'))
  expect(await balanceOf(service, { wallet })).toBe(50_000_000n)
})

test('an unknown quote is 404', async () => {
  const { service, signature } = await signedInWithQuote()
  const refusal = await service.refuse('executeQuote', { params: { quoteId: 'Quote:none' }, signature })
  expect(refusal).toMatchObject(refused(404, 'QUOTE_NOT_FOUND'))
})
