import { expect, test } from 'vitest'
import {
  balanceOf,
  createTestQuote,
  createTestService,
  createTestWallet,
  errorsOf,
} from '../../../../test/createTestService.ts'

/** A quote of 100.00 dollars to an account with this ending, which awaits its transfer. */
async function awaitingTransfer(suffix = '901') {
  const service = createTestService()
  const wallet = await createTestWallet(service, { accountNumber: `12345678${suffix}` })
  const { customerId, payeeId } = wallet
  const quote = await service.succeed('createQuote', 200, {
    body: {
      source: { sourceType: 'REALTIME_FUNDING', customerId, currency: 'USD' },
      destination: { destinationType: 'ACCOUNT', accountId: payeeId },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 10_000,
    },
  })
  const body = { quoteId: quote.id, currencyCode: 'USD' }
  async function after(seconds: number) {
    service.sandbox.clock.advance(seconds * 1000)
    const { transactionId = '' } = quote
    const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
    const { status } = await service.succeed('getQuote', 200, { params: { quoteId: quote.id } })
    return { status, transaction }
  }
  return { service, wallet, quote, body, after }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a transfer that came in is processing, then completed, and no wallet is debited', async () => {
  const { service, wallet, quote, body, after } = await awaitingTransfer()

  const transaction = await service.succeed('sendSandboxFunds', 200, { body })

  expect(transaction).toMatchObject({ id: quote.transactionId, status: 'PROCESSING' })
  expect(await after(0)).toMatchObject({ status: 'PROCESSING' })
  expect(await after(3)).toMatchObject({ status: 'COMPLETED', transaction: { status: 'COMPLETED' } })
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
})

test('the payee decides how it ends', async () => {
  const { service, wallet, body, after } = await awaitingTransfer('002')
  await service.succeed('sendSandboxFunds', 200, { body })
  expect(await after(6)).toMatchObject({
    status: 'FAILED',
    transaction: { failureReason: 'QUOTE_EXECUTION_FAILED', refund: { status: 'COMPLETED' } },
  })
  expect(await balanceOf(service, { wallet })).toBe(250_000_000n)
})

test('another amount than that of the quote is returned', async () => {
  const { service, body, after } = await awaitingTransfer()
  const transaction = await service.succeed('sendSandboxFunds', 200, { body: { ...body, currencyAmount: 9999 } })
  expect(transaction).toMatchObject({
    status: 'FAILED',
    failureReason: 'FUNDING_AMOUNT_MISMATCH',
    refund: { status: 'PENDING' },
  })
  expect(await after(3)).toMatchObject({ status: 'FAILED', transaction: { refund: { status: 'COMPLETED' } } })
})

test('the amount may be named', async () => {
  const { service, body } = await awaitingTransfer()
  const transaction = await service.succeed('sendSandboxFunds', 200, { body: { ...body, currencyAmount: 10_000 } })
  expect(transaction.status).toBe('PROCESSING')
})

test('another currency is refused, and the quote still waits', async () => {
  const { service, body, after } = await awaitingTransfer()
  const refusal = await service.refuse('sendSandboxFunds', { body: { ...body, currencyCode: 'EUR' } })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(errorsOf(refusal)).toMatchObject([{ field: 'currencyCode', constraint: { enum: ['USD'] } }])
  expect(await after(0)).toMatchObject({ status: 'PENDING' })
})

test('a second transfer, and one for a quote that a wallet pays, are refused', async () => {
  const { service, wallet, body } = await awaitingTransfer()
  await service.succeed('sendSandboxFunds', 200, { body })
  expect(await service.refuse('sendSandboxFunds', { body })).toMatchObject(refused(400, 'INVALID_INPUT'))

  const { quote } = await createTestQuote(service, { wallet })
  const refusal = await service.refuse('sendSandboxFunds', { body: { quoteId: quote.id, currencyCode: 'USDB' } })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('a transfer after the deadline is refused', async () => {
  const { service, body } = await awaitingTransfer()
  service.sandbox.clock.advance(15 * 60_000)
  expect(await service.refuse('sendSandboxFunds', { body })).toMatchObject(refused(400, 'QUOTE_EXPIRED'))
})

test('an unknown quote is 404, and an amount of nothing is refused', async () => {
  const { service, body } = await awaitingTransfer()
  const unknown = { ...body, quoteId: 'Quote:none' }
  expect(await service.refuse('sendSandboxFunds', { body: unknown })).toMatchObject(refused(404, 'QUOTE_NOT_FOUND'))
  const nothing = { ...body, currencyAmount: 0 }
  expect(await service.refuse('sendSandboxFunds', { body: nothing })).toMatchObject(refused(400, 'INVALID_INPUT'))
})
