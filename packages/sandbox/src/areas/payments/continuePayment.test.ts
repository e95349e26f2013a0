import { expect, test } from 'vitest'
import { balanceOf, createTestQuote, createTestService, createTestWallet } from '../../../test/createTestService.ts'

/** A payment of 100 USDB out of 250, executed, to an account with this ending. */
async function executed(suffix: string) {
  const service = createTestService()
  const wallet = await createTestWallet(service, { accountNumber: `12345678${suffix}` })
  const { quote, params } = await createTestQuote(service, { wallet })
  await service.succeed('executeQuote', 200, { params, signature: 'sandbox-valid-signature' })

  async function after(seconds: number) {
    service.sandbox.clock.advance(seconds * 1000)
    const transactionId = quote.transactionId ?? ''
    const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
    const { status: quoteStatus } = await service.succeed('getQuote', 200, { params })
    return { quoteStatus, transaction, balance: await balanceOf(service, { wallet }) }
  }
  return { service, after }
}

const full = 250_000_000n
const debited = 150_000_000n

test('a payment completes three seconds later and says when it will', async () => {
  const { after } = await executed('901')
  const before = await after(2.999)
  expect(before).toMatchObject({ quoteStatus: 'PROCESSING', transaction: { status: 'PROCESSING' }, balance: debited })

  const done = await after(0.001)

  expect(done).toMatchObject({ quoteStatus: 'COMPLETED', transaction: { status: 'COMPLETED' }, balance: debited })
  expect(done.transaction.settledAt).toEqual(before.transaction.expectedSettlementAt)
  expect(done.transaction.reconciliationInstructions?.reference).toMatch(/^[0-9A-F]{12}$/)
})

test('suffix 002: the execution fails and the money comes back', async () => {
  const { after } = await executed('002')
  expect(await after(3)).toMatchObject({
    quoteStatus: 'FAILED',
    transaction: { status: 'FAILED', failureReason: 'QUOTE_EXECUTION_FAILED', refund: { status: 'PENDING' } },
    balance: debited,
  })
  const refunded = await after(3)
  expect(refunded).toMatchObject({
    transaction: { status: 'FAILED', refund: { status: 'COMPLETED', reason: 'TRANSACTION_FAILED' } },
    balance: full,
  })
  expect(refunded.transaction.refund?.settledAt).toBeInstanceOf(Date)
})

test('suffix 003: the payment takes six minutes', async () => {
  const { after } = await executed('003')
  expect(await after(359)).toMatchObject({ transaction: { status: 'PROCESSING' } })
  expect(await after(1)).toMatchObject({ quoteStatus: 'COMPLETED', transaction: { status: 'COMPLETED' } })
})

test('suffix 004: the delivery fails and the money comes back', async () => {
  const { after } = await executed('004')
  expect(await after(10)).toMatchObject({
    transaction: { status: 'FAILED', failureReason: 'COUNTERPARTY_POST_TX_FAILED', refund: { status: 'COMPLETED' } },
    balance: full,
  })
})

test('suffix 005: a completed payment is returned by the bank, while the quote stays completed', async () => {
  const { after } = await executed('005')
  expect(await after(3)).toMatchObject({ quoteStatus: 'COMPLETED', transaction: { status: 'COMPLETED' } })
  expect(await after(60)).toMatchObject({
    quoteStatus: 'COMPLETED',
    transaction: { status: 'FAILED', failureReason: 'PAYOUT_RETURNED', refund: { status: 'COMPLETED' } },
    balance: full,
  })
})

test('suffix 006: a cancellation is refunded as one', async () => {
  const { after } = await executed('006')
  expect(await after(10)).toMatchObject({
    transaction: { status: 'FAILED', refund: { status: 'COMPLETED', reason: 'USER_CANCELLATION' } },
    balance: full,
  })
})

test('suffix 007: payout and refund fail, so the money stays away', async () => {
  const { after } = await executed('007')
  expect(await after(60)).toMatchObject({
    quoteStatus: 'FAILED',
    transaction: { status: 'FAILED', refund: { status: 'FAILED' } },
    balance: debited,
  })
})

test('a refund is paid once, however often one looks', async () => {
  const { after } = await executed('002')
  await after(6)
  await after(60)
  expect((await after(600)).balance).toBe(full)
})
