import { describe, expect, test } from 'vitest'
import { fieldsOf } from '../../../../test/createTestService.ts'
import { withBalances } from '../../../../test/withBalances.ts'

describe('transfers', () => {
  const idempotencyKey = 'once'

  test('transfer-out pays without a fee, once under a key', async () => {
    const { service, dollars, payeeId, balanceOf } = await withBalances()
    const body = { source: { accountId: dollars }, destination: { accountId: payeeId }, amount: 10_000 }
    const first = await service.succeed('transferOut', 200, { body, idempotencyKey })
    const second = await service.succeed('transferOut', 200, { body, idempotencyKey })
    expect(second).toEqual(first)
    expect(first).toMatchObject({ type: 'OUTGOING', fees: 0n, receivedAmount: { amount: 10_000n } })
    expect(await balanceOf(dollars)).toBe(90_000n)
  })

  test('transfer-in collects', async () => {
    const { service, dollars, payeeId, balanceOf } = await withBalances()
    const body = { source: { accountId: payeeId }, destination: { accountId: dollars }, amount: 10_000 }
    expect(await service.succeed('transferIn', 200, { body })).toMatchObject({ type: 'INCOMING', direction: 'DEBIT' })
    service.sandbox.clock.advance(2 * 86_400_000)
    expect(await balanceOf(dollars)).toBe(110_000n)
  })

  test('without an amount all of it moves, and an empty balance says so', async () => {
    const { service, dollars, payeeId, balanceOf } = await withBalances()
    const out = { body: { source: { accountId: dollars }, destination: { accountId: payeeId } } }
    expect(await service.succeed('transferOut', 200, out)).toMatchObject({ sentAmount: { amount: 100_000n } })
    expect(await balanceOf(dollars)).toBe(0n)
    expect(await service.refuse('transferOut', out)).toMatchObject({
      status: 400,
      body: { code: 'INSUFFICIENT_FUNDS' },
    })
    const back = { body: { source: { accountId: payeeId }, destination: { accountId: dollars } } }
    expect(await service.succeed('transferIn', 200, back)).toMatchObject({ receivedAmount: { amount: 100_000n } })
  })

  test.each([
    ['002', 0, 'QUOTE_EXECUTION_FAILED'],
    ['003', 0, 'ACCOUNT_INVALID'],
    ['004', 3, 'ACCOUNT_CANNOT_RECEIVE'],
    ['005', 30, 'COUNTERPARTY_POST_TX_FAILED'],
  ])('suffix %s fails after %i seconds with %s, and the money comes back', async (suffix, seconds, failureReason) => {
    const { service, dollars, payeeId, balanceOf } = await withBalances({ accountNumber: `12345678${suffix}` })
    const body = { source: { accountId: dollars }, destination: { accountId: payeeId }, amount: 10_000 }
    const { id: transactionId } = await service.succeed('transferOut', 200, { body })
    service.sandbox.clock.advance(seconds * 1000)
    const failed = await service.succeed('getTransaction', 200, { params: { transactionId } })
    expect(failed).toMatchObject({ status: 'FAILED', failureReason, refund: { status: 'PENDING' } })
    service.sandbox.clock.advance(3000)
    expect(await balanceOf(dollars)).toBe(100_000n)
  })

  test('a wallet, another currency and the wrong direction are refused', async () => {
    const { service, wallet, dollars, payeeId } = await withBalances()
    const transfer = (source: string, destination: string) => ({
      body: { source: { accountId: source }, destination: { accountId: destination }, amount: 10_000 },
    })
    expect(fieldsOf(await service.refuse('transferOut', transfer(wallet, payeeId)))).toEqual(['source.accountId'])
    expect(fieldsOf(await service.refuse('transferOut', transfer(payeeId, dollars)))).toEqual(['source.accountId'])
    expect(fieldsOf(await service.refuse('transferIn', transfer(dollars, payeeId)))).toEqual(['source.accountId'])
    expect(fieldsOf(await service.refuse('transferOut', transfer(dollars, wallet)))).toEqual(['destination.accountId'])
  })
})
