import { expect, test } from 'vitest'
import { createTestService } from '../../../test/createTestService.ts'
import { from, locked, to, withBalances } from '../../../test/withBalances.ts'
import { outgoingFailures, pendingReasons } from '../../controls/payments.ts'

/** A payment of 100 of 1,000 dollars that is under way, and what becomes of it. */
async function underWay(parameters: { paymentRail?: string; accountNumber?: string } = {}) {
  const { paymentRail = 'ACH', ...options } = parameters
  const world = await withBalances(options)
  const { service, dollars, payeeId } = world
  const destination = { ...to(payeeId), paymentRail }
  const body = { source: from(dollars), destination, ...locked(10_000), immediatelyExecute: true }
  const { transactionId = '' } = await service.succeed('createQuote', 200, { body })
  async function after(seconds: number) {
    service.sandbox.clock.advance(seconds * 1000)
    const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
    return { transaction, balance: await world.balanceOf(dollars) }
  }
  return { ...world, transactionId, after, payments: service.sandbox.payments }
}

const full = 100_000n
const debited = 90_000n
const days = 86_400

test.each(outgoingFailures)('a payment fails with %s, and the money comes back', async (failureReason) => {
  const { transactionId, after, payments } = await underWay()
  payments.fail({ transactionId, failureReason, refundReason: 'TIMEOUT' })
  expect(await after(0)).toMatchObject({
    transaction: { status: 'FAILED', failureReason, refund: { status: 'PENDING', reason: 'TIMEOUT' } },
    balance: debited,
  })
  expect(await after(3)).toMatchObject({ transaction: { refund: { status: 'COMPLETED' } }, balance: full })
  // What was planned before it failed does not happen any longer.
  expect(await after(7 * days)).toMatchObject({ transaction: { status: 'FAILED' }, balance: full })
})

test.each(pendingReasons)('a payment waits for %s until it is released', async (pendingReason) => {
  const { transactionId, after, payments } = await underWay()
  payments.hold({ transactionId, pendingReason })
  expect(await after(7 * days)).toMatchObject({ transaction: { status: 'PENDING', pendingReason } })
  payments.release({ transactionId })
  const released = await after(0)
  expect(released).toMatchObject({ transaction: { status: 'PROCESSING' } })
  expect(released.transaction.pendingReason).toBeUndefined()
  expect(await after(4 * days)).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: debited })
})

test('a payout that is returned is refunded, and stays failed when the return is dishonored', async () => {
  const { transactionId, after, payments } = await underWay()
  await after(2 * days)
  payments.returnPayment({ transactionId })
  expect(await after(3)).toMatchObject({
    transaction: {
      status: 'FAILED',
      failureReason: 'PAYOUT_RETURNED',
      refund: { status: 'COMPLETED' },
      destination: { railDetails: { status: 'RETURNED', returnedAt: expect.any(Date) } },
    },
    balance: full,
  })
  payments.dishonorReturn({ transactionId })
  expect(await after(0)).toMatchObject({
    transaction: { status: 'FAILED', destination: { railDetails: { status: 'RETURN_DISHONORED' } } },
    balance: full,
  })
})

test('a payout comes back a week after it was settled, when its quote is forgotten', async () => {
  const { service, transactionId, after, payments } = await underWay()
  const { transaction } = await after(8 * days)
  expect(await service.refuse('getQuote', { params: { quoteId: transaction.quoteId ?? '' } })).toMatchObject({
    status: 404,
  })
  payments.returnPayment({ transactionId })
  expect(await after(0)).toMatchObject({
    transaction: { status: 'FAILED', failureReason: 'PAYOUT_RETURNED', refund: { status: 'PENDING' } },
    balance: debited,
  })
  expect(await after(3)).toMatchObject({ transaction: { refund: { status: 'COMPLETED' } }, balance: full })
})

test('a payout that its account number lets come back comes back once', async () => {
  const { transactionId, after, payments } = await underWay({ accountNumber: '12345678005' })
  await after(3)
  payments.returnPayment({ transactionId })
  expect(await after(3)).toMatchObject({ transaction: { refund: { status: 'COMPLETED' } }, balance: full })
  expect(await after(1 * days)).toMatchObject({ transaction: { status: 'FAILED' }, balance: full })
})

/** The deposit of 1,000 dollars that the payment is made from. */
async function deposited() {
  const world = await withBalances()
  const { service, customerId, dollars } = world
  const { data } = await service.succeed('listTransactions', 200, { query: { customerId, accountIdentifier: dollars } })
  const params = { transactionId: data[0]!.id }
  const read = async () => ({
    transaction: await service.succeed('getTransaction', 200, { params }),
    balance: await world.balanceOf(dollars),
  })
  return { ...world, ...params, read, payments: service.sandbox.payments }
}

test('a deposit that is returned fails, and completes again when the return is dishonored', async () => {
  const { service, transactionId, read, payments } = await deposited()
  payments.returnPayment({ transactionId })
  expect(await read()).toMatchObject({
    transaction: { status: 'FAILED', failureReason: 'COLLECTION_FAILED' },
    balance: 0n,
  })
  payments.dishonorReturn({ transactionId })
  const restored = await read()
  expect(restored).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: full })
  expect(restored.transaction.failureReason).toBeUndefined()
  const types = service.sandbox.webhooks.deliveries().map(({ type }) => type)
  expect(types.filter((type) => type.startsWith('INCOMING_PAYMENT.'))).toEqual([
    'INCOMING_PAYMENT.FAILED',
    'INCOMING_PAYMENT.COMPLETED',
  ])
})

test('a deposit whose money is spent stays completed', async () => {
  const { service, dollars, payeeId, transactionId, read, payments } = await deposited()
  const body = { source: from(dollars), destination: to(payeeId), ...locked(10_000), immediatelyExecute: true }
  await service.succeed('createQuote', 200, { body })
  payments.returnPayment({ transactionId })
  expect(await read()).toMatchObject({ transaction: { status: 'COMPLETED' }, balance: debited })
})

test('an ACH payment is canceled: refunded, then failed', async () => {
  const { service, transactionId, after } = await underWay()
  await service.succeed('cancelTransaction', 200, { params: { transactionId }, body: { reason: 'A mistake' } })
  expect(await after(0)).toMatchObject({
    transaction: { status: 'PROCESSING', refund: { status: 'PENDING', reason: 'USER_CANCELLATION' } },
  })
  expect(await after(3)).toMatchObject({
    transaction: { status: 'FAILED', refund: { status: 'COMPLETED', reason: 'USER_CANCELLATION' } },
    balance: full,
  })
})

test('a payment to an account that ends in 003 is delivered although it was canceled', async () => {
  const { service, transactionId, after } = await underWay({ paymentRail: 'WIRE', accountNumber: '12345678003' })
  await service.succeed('cancelTransaction', 200, { params: { transactionId } })
  expect(await after(6)).toMatchObject({ transaction: { status: 'COMPLETED', refund: { status: 'COMPLETED' } } })
})

test('what is settled, is canceled already or goes by another rail cannot be canceled', async () => {
  const { service, transactionId, after } = await underWay()
  const params = { transactionId }
  await service.succeed('cancelTransaction', 200, { params })
  await after(0)
  const refused = { status: 409, body: { code: 'TRANSACTION_NOT_CANCELLABLE' } }
  expect(await service.refuse('cancelTransaction', { params })).toMatchObject(refused)
  for (const seconds of [5 * 60, 7 * days]) {
    await after(seconds)
    expect(await service.refuse('cancelTransaction', { params })).toMatchObject(refused)
  }

  const instant = await underWay({ paymentRail: 'RTP' })
  const other = { params: { transactionId: instant.transactionId } }
  expect(await instant.service.refuse('cancelTransaction', other)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  })
})

test('a receipt is confirmed for now, or for a time, which a repetition overwrites', async () => {
  const { service, transactionId } = await underWay()
  const params = { transactionId }
  const first = await service.succeed('confirmTransaction', 200, { params })
  expect(first.receiptDeliveryConfirmedAt).toEqual(new Date('2026-01-05T12:00:00Z'))
  const body = { receiptDeliveryConfirmedAt: '2026-01-04T08:00:00Z' }
  const second = await service.succeed('confirmTransaction', 200, { params, body })
  expect(second.receiptDeliveryConfirmedAt).toEqual(new Date('2026-01-04T08:00:00Z'))
})

test('an unknown transaction is not found by any of them', async () => {
  const service = createTestService()
  const params = { transactionId: 'Transaction:unknown' }
  for (const name of ['approveTransaction', 'rejectTransaction', 'cancelTransaction', 'confirmTransaction'] as const)
    expect(await service.refuse(name, { params })).toMatchObject({
      status: 404,
      body: { code: 'TRANSACTION_NOT_FOUND' },
    })
})

test('an order that does not fit the state of a payment says so and changes nothing', async () => {
  const { transactionId, after, payments } = await underWay()
  for (const order of [payments.release, payments.returnPayment, payments.dishonorReturn])
    expect(() => order({ transactionId })).toThrow('Expected a payment')
  expect(await after(2 * days)).toMatchObject({ transaction: { status: 'COMPLETED' } })
  expect(() => payments.fail({ transactionId, failureReason: 'LIMIT_EXCEEDED' })).toThrow('Expected a payment')
  expect(() => payments.hold({ transactionId, pendingReason: 'COMPLIANCE_REVIEW' })).toThrow('Expected a payment')
})

test('the same over HTTP', async () => {
  const { service, transactionId, after } = await underWay()
  const order = (body: object) =>
    service.sandbox.fetch(
      new Request('http://sandbox/sandbox/payments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const hold = await order({ action: 'hold', transactionId, pendingReason: 'COMPLIANCE_REVIEW' })
  expect(hold.status).toBe(204)
  expect((await order({ action: 'release', transactionId })).status).toBe(204)
  expect((await order({ action: 'release', transactionId })).status).toBe(409)
  expect((await order({ action: 'fail', transactionId, failureReason: 'LIMIT_EXCEEDED' })).status).toBe(204)
  expect((await order({ action: 'fail', transactionId, failureReason: 'BAD_MOOD' })).status).toBe(400)
  expect(await after(0)).toMatchObject({ transaction: { failureReason: 'LIMIT_EXCEEDED' } })
})
