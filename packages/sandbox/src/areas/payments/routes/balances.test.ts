import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../../test/createTestService.ts'
import { from, locked, to, transactionOf, withBalances } from '../../../../test/withBalances.ts'

describe('balances', () => {
  test('a balance pays without a signature, and shows nothing to sign', async () => {
    const { service, dollars, payeeId, balanceOf } = await withBalances()
    const body = { source: from(dollars), destination: to(payeeId), ...locked(10_000) }
    const quote = await service.succeed('createQuote', 200, { body })
    expect(quote.paymentInstructions).toBeUndefined()
    await service.succeed('executeQuote', 200, { params: { quoteId: quote.id } })
    expect(await balanceOf(dollars)).toBe(90_000n)
  })

  test('a wallet still has to sign', async () => {
    const { service, wallet, payeeId } = await withBalances()
    const body = { source: from(wallet), destination: to(payeeId), ...locked(10_000_000) }
    const { id: quoteId } = await service.succeed('createQuote', 200, { body })
    expect(await service.refuse('executeQuote', { params: { quoteId } })).toMatchObject({
      body: { code: 'WALLET_SIGNATURE_MISSING' },
    })
  })

  test('immediatelyExecute moves the money of a balance with the request', async () => {
    const { service, dollars, payeeId, balanceOf } = await withBalances()
    const body = { source: from(dollars), destination: to(payeeId), ...locked(10_000), immediatelyExecute: true }
    const quote = await service.succeed('createQuote', 200, { body })
    expect(quote.status).toBe('PROCESSING')
    expect(await balanceOf(dollars)).toBe(90_000n)
  })

  test('money goes into a wallet, without a fee, and is there when the payment completes', async () => {
    const { service, wallet, dollars, balanceOf } = await withBalances()
    const body = { source: from(dollars), destination: to(wallet), ...locked(10_000), immediatelyExecute: true }
    const quote = await service.succeed('createQuote', 200, { body })
    expect(quote).toMatchObject({ feesIncluded: 0n, totalReceivingAmount: 100_000_000n })
    expect(await balanceOf(wallet)).toBe(500_000_000n)
    service.sandbox.clock.advance(3000)
    expect(await balanceOf(wallet)).toBe(600_000_000n)
    service.sandbox.clock.advance(600_000)
    expect(await balanceOf(wallet)).toBe(600_000_000n)
  })

  test('a transfer from outside goes into a wallet when it arrives', async () => {
    const { service, customerId, wallet, balanceOf } = await withBalances()
    const source = { sourceType: 'REALTIME_FUNDING', currency: 'USD', customerId }
    const { id: quoteId } = await service.succeed('createQuote', 200, {
      body: { source, destination: to(wallet), ...locked(10_000) },
    })
    await service.succeed('sendSandboxFunds', 200, { body: { quoteId, currencyCode: 'USD' } })
    service.sandbox.clock.advance(3000)
    expect(await balanceOf(wallet)).toBe(600_000_000n)
  })

  test('money cannot go to the account that it comes from', async () => {
    const { service, dollars } = await withBalances()
    const body = { source: from(dollars), destination: to(dollars), ...locked(10_000) }
    expect(await service.refuse('createQuote', { body })).toMatchObject({ status: 400, body: { code: 'SELF_PAYMENT' } })
  })
})

describe('collections', () => {
  test('a US account is collected from: it comes in, as a debit, by ACH on the next business day', async () => {
    const { service, dollars, payeeId, balanceOf } = await withBalances()
    const body = { source: from(payeeId), destination: to(dollars), ...locked(10_000), immediatelyExecute: true }
    const quote = await service.succeed('createQuote', 200, { body })
    expect(await transactionOf(service, quote)).toMatchObject({
      type: 'INCOMING',
      direction: 'DEBIT',
      status: 'PROCESSING',
      paymentRail: 'ACH',
      // The sandbox stands on a Monday.
      expectedSettlementAt: new Date('2026-01-06T13:30:00Z'),
      source: { railDetails: { paymentRail: 'ACH', status: 'PENDING' } },
    })
    expect(await balanceOf(dollars)).toBe(100_000n)
    service.sandbox.clock.advance(2 * 86_400_000)
    expect(await transactionOf(service, quote)).toMatchObject({
      status: 'COMPLETED',
      source: { railDetails: { status: 'SETTLED' } },
    })
    expect(await balanceOf(dollars)).toBe(110_000n)
  })

  test.each(['002', '003', '004', '005'])(
    'suffix %s: nothing is collected, and nothing is refunded',
    async (suffix) => {
      const { service, dollars, payeeId, balanceOf } = await withBalances({ accountNumber: `12345678${suffix}` })
      const body = { source: from(payeeId), destination: to(dollars), ...locked(10_000), immediatelyExecute: true }
      const quote = await service.succeed('createQuote', 200, { body })
      service.sandbox.clock.advance(60_000)
      const transaction = await transactionOf(service, quote)
      expect(transaction).toMatchObject({ status: 'FAILED', failureReason: 'COLLECTION_FAILED' })
      expect(transaction.refund).toBeUndefined()
      expect(await balanceOf(dollars)).toBe(100_000n)
    },
  )

  test('a collection goes to a balance, never to another customer', async () => {
    const { service, payeeId } = await withBalances()
    const body = { source: from(payeeId), destination: to(payeeId), ...locked(10_000) }
    expect(fieldsOf(await service.refuse('createQuote', { body }))).toEqual(['destination.accountId'])
  })
})

test('a signature of a wallet is not asked for when a wallet receives', async () => {
  const { service, wallet, dollars } = await withBalances()
  const body = { source: from(dollars), destination: to(wallet), ...locked(10_000) }
  const { id: quoteId } = await service.succeed('createQuote', 200, { body })
  expect(
    (await service.succeed('executeQuote', 200, { params: { quoteId }, signature: 'sandbox-valid-signature' })).status,
  ).toBe('PROCESSING')
})
