import { expect, test } from 'vitest'
import type { CallInput } from '../../../../test/createTestService.ts'
import { balanceOf, createTestService, createTestWallet, fieldsOf } from '../../../../test/createTestService.ts'
import type { SandboxOperation } from '../../../sandbox.ts'

const signature = 'sandbox-valid-signature'
const shop = { descriptor: 'CORNER SHOP', mcc: '5411', country: 'US' }
const usd = { code: 'USD' }

type Simulation = Extract<SandboxOperation, `simulateCard${string}`>

/** A wallet with 250 dollars and a card that may spend from it. */
async function spendingCard({
  isDelegated = true,
  ...terms
}: {
  isDelegated?: boolean
  maxSpendPerTransaction?: number
} = {}) {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  const request = { cardholderId: wallet.customerId, form: 'VIRTUAL', fundingSources: [wallet.accountId], ...terms }
  const { id: cardId } = await service.succeed('createCard', 201, { body: request })
  if (isDelegated) {
    const body = { cardId, internalAccountId: wallet.accountId, nickname: 'Groceries' }
    const first = await service.succeed('createDelegatedKey', 202, { body })
    const { requestId } = await service.succeed('createDelegatedKey', 202, { body, signature, ...first })
    await service.succeed('createDelegatedKey', 201, { body, signature, requestId })
  }
  const params = { cardId }
  const simulate = async (name: Simulation, body: object) => {
    const { issuerTransactionToken } = await service.succeed(name, 202, { params, body })
    const { data } = await service.succeed('listTransactions', 200, { query: { cardId } })
    return data.find((transaction) => Reflect.get(transaction, 'issuerTransactionToken') === issuerTransactionToken)!
  }
  const buy = (amount: number, merchant: object = shop) =>
    simulate('simulateCardAuthorization', { amount, currency: usd, merchant })
  const clear = (cardTransactionId: string, amount: number) =>
    simulate('simulateCardClearing', { cardTransactionId, amount })
  const refuse = (name: Simulation, input: CallInput) => service.refuse(name, { params, ...input })
  const cents = async () => Number((await balanceOf(service, { wallet })) / 10_000n)
  return { service, wallet, params, simulate, buy, clear, refuse, cents }
}

const amounts = (amount: bigint) => ({ amount, currency: { code: 'USD' } })

test('a purchase is authorized and paid, then settled as it is', async () => {
  const { buy, clear, cents } = await spendingCard()
  const bought = await buy(5_000)
  expect(bought).toMatchObject({
    ...{ type: 'CARD', status: 'AUTHORIZED', direction: 'DEBIT', merchant: shop },
    authorizedAmount: amounts(5_000n),
    pullSummary: { count: 1, pendingCount: 0, totalAmount: 5_000n },
  })
  expect(bought.settledAmount).toBeUndefined()
  expect(await cents()).toBe(20_000)
  expect(await clear(bought.id, 5_000)).toMatchObject({ status: 'SETTLED', settledAmount: amounts(5_000n) })
  expect(await cents()).toBe(20_000)
})

test('a purchase is settled in parts, what expires goes back, and a tip is paid on top', async () => {
  const { buy, clear, cents } = await spendingCard()
  const parts = await buy(5_000)
  expect(await clear(parts.id, 2_000)).toMatchObject({ status: 'PARTIALLY_SETTLED', settledAmount: amounts(2_000n) })
  expect(await clear(parts.id, 0)).toMatchObject({ status: 'SETTLED', settledAmount: amounts(2_000n) })
  expect(await cents()).toBe(23_000)
  const dinner = await buy(10_000)
  expect(await clear(dinner.id, 12_000)).toMatchObject({ status: 'SETTLED', settledAmount: amounts(12_000n) })
  expect(await cents()).toBe(11_000)
})

test('an authorization that expires, or is taken back, is voided and costs nothing', async () => {
  const { buy, clear, simulate, cents } = await spendingCard()
  expect(await clear((await buy(5_000)).id, 0)).toMatchObject({ status: 'VOIDED' })
  const cardTransactionId = (await buy(5_000)).id
  expect(await simulate('simulateCardAuthorizationAdvice', { cardTransactionId, amount: 0 })).toMatchObject({
    status: 'VOIDED',
  })
  expect(await cents()).toBe(25_000)
})

test('an advice sets the new total of an authorization', async () => {
  const { buy, simulate, cents } = await spendingCard()
  const cardTransactionId = (await buy(5_000)).id
  const advice = (amount: number) => simulate('simulateCardAuthorizationAdvice', { cardTransactionId, amount })
  expect(await advice(8_000)).toMatchObject({ status: 'AUTHORIZED', authorizedAmount: amounts(8_000n) })
  expect(await cents()).toBe(17_000)
  expect(await advice(1_000)).toMatchObject({ status: 'AUTHORIZED', authorizedAmount: amounts(1_000n) })
  expect(await cents()).toBe(24_000)
})

test('what a settlement costs more than the account holds is an exception', async () => {
  const { buy, clear, cents } = await spendingCard()
  expect(await clear((await buy(25_000)).id, 26_000)).toMatchObject({ status: 'EXCEPTION' })
  expect(await cents()).toBe(0)
})

test.each([
  ['a descriptor that ends in 002', { descriptor: 'SHOP 002' }, 1_000, 'INSUFFICIENT_FUNDS'],
  ['a descriptor that ends in 003', { descriptor: 'SHOP 003' }, 1_000, 'CARD_NOT_ACTIVE'],
  ['more than the account holds', shop, 25_001, 'INSUFFICIENT_FUNDS'],
])('%s is declined, and nothing is paid', async (_, merchant, amount, cardDeclinedReason) => {
  const { buy, cents } = await spendingCard()
  expect(await buy(amount, merchant)).toMatchObject({ status: 'DECLINED', cardDeclinedReason })
  expect(await cents()).toBe(25_000)
})

test('a card over its limit, frozen, or without a delegated key is declined', async () => {
  const limited = await spendingCard({ maxSpendPerTransaction: 999 })
  expect(await limited.buy(1_000)).toMatchObject({ cardDeclinedReason: 'SPEND_LIMIT_EXCEEDED' })
  const { service, params } = limited
  await service.succeed('updateCard', 200, { params, body: { state: 'FROZEN' } })
  expect(await limited.buy(1)).toMatchObject({ status: 'DECLINED', cardDeclinedReason: 'CARD_NOT_ACTIVE' })
  const keyless = await spendingCard({ isDelegated: false })
  expect(await keyless.buy(1)).toMatchObject({ cardDeclinedReason: 'NO_ELIGIBLE_FUNDING_SOURCE' })
})

test('a slow pull takes half a minute, and one that finds too little is an exception', async () => {
  const { service, wallet, buy, cents } = await spendingCard()
  const slow = { descriptor: 'SHOP 005' }
  const first = await buy(5_000, slow)
  expect(first).toMatchObject({ status: 'AUTHORIZED', pullSummary: { count: 0, pendingCount: 1 } })
  expect(await cents()).toBe(25_000)
  service.sandbox.clock.advance(30_000)
  const params = { transactionId: first.id }
  expect(await service.succeed('getTransaction', 200, { params })).toMatchObject({
    status: 'AUTHORIZED',
    pullSummary: { count: 1, pendingCount: 0 },
  })
  expect(await cents()).toBe(20_000)

  const second = await buy(20_000, slow)
  await buy(1)
  service.sandbox.clock.advance(30_000)
  const late = await service.succeed('getTransaction', 200, { params: { transactionId: second.id } })
  expect([late.status, late.customerId]).toEqual(['EXCEPTION', wallet.customerId])
})

test('a descriptor that ends in 006 is an exception', async () => {
  const { buy } = await spendingCard()
  expect(await buy(100, { descriptor: 'SHOP 006' })).toMatchObject({ status: 'EXCEPTION' })
})

test('a payback is a row of its own beside the purchase, which stays settled; it is taken back by either id', async () => {
  const { buy, clear, simulate, cents } = await spendingCard()
  const { id: purchaseId } = await buy(5_000)
  await clear(purchaseId, 5_000)
  const payback = await simulate('simulateCardReturn', { cardTransactionId: purchaseId, amount: 3_000 })
  expect(payback).toMatchObject({
    ...{ status: 'SETTLED', direction: 'CREDIT', originalTransactionId: purchaseId },
    settledAmount: amounts(3_000n),
  })
  expect(await cents()).toBe(23_000)
  const reverse = (cardTransactionId: string) => simulate('simulateCardReturnReversal', { cardTransactionId })
  expect(await reverse(payback.id)).toMatchObject({ id: payback.id, status: 'VOIDED' })
  expect(await cents()).toBe(20_000)

  const again = await simulate('simulateCardReturn', { cardTransactionId: purchaseId, amount: 5_000 })
  expect(await reverse(purchaseId)).toMatchObject({ id: again.id, status: 'VOIDED' })
  expect(await cents()).toBe(20_000)
})

test('the purchase says how much of it was paid back', async () => {
  const { service, buy, clear, simulate } = await spendingCard()
  const { id: purchaseId } = await buy(5_000)
  await clear(purchaseId, 5_000)
  for (const amount of [1_000, 500]) await simulate('simulateCardReturn', { cardTransactionId: purchaseId, amount })
  expect(await service.succeed('getTransaction', 200, { params: { transactionId: purchaseId } })).toMatchObject({
    status: 'SETTLED',
    refundedAmount: amounts(1_500n),
    refundSummary: { count: 2, totalAmount: 1_500n },
  })
})

test('what was paid back is gone from the purchase once the return is reversed', async () => {
  const { service, buy, clear, simulate } = await spendingCard()
  const { id: purchaseId } = await buy(5_000)
  await clear(purchaseId, 5_000)
  await simulate('simulateCardReturn', { cardTransactionId: purchaseId, amount: 1_000 })
  await simulate('simulateCardReturnReversal', { cardTransactionId: purchaseId })
  const purchase = await service.succeed('getTransaction', 200, { params: { transactionId: purchaseId } })
  expect(purchase).toMatchObject({ status: 'SETTLED', settledAmount: amounts(5_000n) })
  expect([purchase.refundedAmount, purchase.refundSummary]).toEqual([undefined, undefined])
})

test('the transactions of a card are found by its id, and by the UUID in it', async () => {
  const { service, params, buy } = await spendingCard()
  const { id } = await buy(5_000)
  for (const cardId of [params.cardId, params.cardId.slice('Card:'.length)]) {
    const { data } = await service.succeed('listTransactions', 200, { query: { cardId } })
    expect(data.map((transaction) => transaction.id)).toEqual([id])
  }
})

test('single messages settle at once, and a credit is paid when it is settled', async () => {
  const { simulate, clear, cents } = await spendingCard()
  const request = { amount: 1_000, currency: usd, merchant: shop }
  expect(await simulate('simulateCardFinancialAuthorization', request)).toMatchObject({ status: 'SETTLED' })
  expect(await cents()).toBe(24_000)
  expect(await simulate('simulateCardFinancialCreditAuthorization', request)).toMatchObject({
    status: 'SETTLED',
    direction: 'CREDIT',
  })
  expect(await cents()).toBe(25_000)
  for (const name of ['simulateCardCreditAuthorization', 'simulateCardCreditAuthorizationAdvice'] as const) {
    const credited = await simulate(name, request)
    expect(credited).toMatchObject({ status: 'AUTHORIZED', direction: 'CREDIT' })
    await clear(credited.id, 1_000)
  }
  expect(await cents()).toBe(27_000)
})

test('a balance inquiry answers a token and is in no list', async () => {
  const { service, params } = await spendingCard()
  await service.succeed('simulateCardBalanceInquiry', 202, { params, body: { merchant: shop } })
  expect((await service.succeed('listTransactions', 200, { query: params })).data).toEqual([])
})

test('a transaction that is unknown, of another card or over is refused for that field', async () => {
  const { buy, clear, refuse } = await spendingCard()
  const other = await spendingCard()
  const foreign = await other.buy(100)
  const { id } = await buy(100)
  await clear(id, 100)
  const cases: [Simulation, object, string][] = [
    ['simulateCardClearing', { cardTransactionId: 'CardTransaction:none', amount: 1 }, 'cardTransactionId'],
    ['simulateCardClearing', { cardTransactionId: `${foreign.id}x`, amount: 1 }, 'cardTransactionId'],
    ['simulateCardClearing', { cardTransactionId: id, amount: 1 }, 'cardTransactionId'],
    ['simulateCardAuthorizationAdvice', { cardTransactionId: id, amount: 1 }, 'cardTransactionId'],
    ['simulateCardReturn', { cardTransactionId: id, amount: 101 }, 'amount'],
    ['simulateCardReturnReversal', { cardTransactionId: id }, 'cardTransactionId'],
    ['simulateCardClearing', { cardTransactionId: id, amount: -1 }, 'amount'],
    ['simulateCardAuthorization', { amount: 1, currency: { code: 'XYZ' }, merchant: shop }, 'currency.code'],
    ['simulateCardAuthorization', { amount: 1, currency: usd, merchant: { ...shop, mcc: '54' } }, 'merchant.mcc'],
  ]
  for (const [name, body, field] of cases) {
    const refusal = await refuse(name, { body })
    expect({ name, status: refusal.status, fields: fieldsOf(refusal) }).toEqual({ name, status: 400, fields: [field] })
  }
})

test('no simulation knows a card that does not exist', async () => {
  const { refuse } = await spendingCard()
  const refusal = await refuse('simulateCardBalanceInquiry', {
    params: { cardId: 'Card:none' },
    body: { merchant: shop },
  })
  expect(refusal).toMatchObject({ status: 404, body: { code: 'REFERENCE_NOT_FOUND' } })
})
