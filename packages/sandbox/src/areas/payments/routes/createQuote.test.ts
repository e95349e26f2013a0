import { expect, test } from 'vitest'
import {
  createTestQuote,
  createTestService,
  createTestWallet,
  errorsOf,
  fieldsOf,
  quoteBody,
} from '../../../../test/createTestService.ts'

async function funded(parameters: { funds?: number } = {}) {
  const service = createTestService()
  const wallet = await createTestWallet(service, parameters)
  return { service, wallet }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a quote shows both amounts, the fee and five minutes', async () => {
  const { service, wallet } = await funded()
  const { quote } = await createTestQuote(service, { wallet, amount: 100_000_000 })

  expect(quote).toMatchObject({
    status: 'PENDING',
    totalSendingAmount: 100_000_000n,
    feesIncluded: 500_000n,
    totalReceivingAmount: 9950n,
    exchangeRate: 1,
    sendingCurrency: { code: 'USDB', decimals: 6 },
    receivingCurrency: { code: 'USD', decimals: 2 },
  })
  expect(quote.expiresAt.getTime() - quote.createdAt.getTime()).toBe(300_000)
})

test('the wallet instruction comes with a payload of its own, and paying from outside is offered', async () => {
  const { service, wallet } = await funded()
  const one = await createTestQuote(service, { wallet })
  const other = await createTestQuote(service, { wallet })

  expect(one.quote.paymentInstructions?.map((item) => item.accountOrWalletInfo.accountType)).toEqual([
    'EMBEDDED_WALLET',
    'SPARK_WALLET',
  ])
  expect(JSON.parse(one.payloadToSign)).toMatchObject({
    type: 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2',
    parameters: { type: 'TRANSACTION_TYPE_ETHEREUM' },
    generateAppProofs: true,
  })
  expect(other.payloadToSign).not.toBe(one.payloadToSign)
})

test('the transaction of a quote is pending until it is executed', async () => {
  const { service, wallet } = await funded()
  const { quote } = await createTestQuote(service, { wallet })
  const transactionId = quote.transactionId ?? ''
  const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
  expect(transaction).toMatchObject({
    status: 'PENDING',
    type: 'OUTGOING',
    direction: 'DEBIT',
    quoteId: quote.id,
    sentAmount: { amount: 100_000_000n, currency: { code: 'USDB' } },
    receivedAmount: { amount: 9950n, currency: { code: 'USD' } },
    fees: 500_000n,
  })
})

test('the rate details lead from what is sent to what arrives', async () => {
  const { service, wallet } = await funded()
  const quote = await service.succeed('createQuote', 200, { body: quoteBody(wallet) })
  const { rateDetails } = quote
  expect(rateDetails).toMatchObject({
    counterpartyFixedFee: 0,
    serviceApiFixedFee: 0,
    serviceApiVariableFeeRate: 0.005,
    serviceApiVariableFeeAmount: 500_000,
  })
  const { serviceApiMultiplier = 0, counterpartyMultiplier = 0 } = rateDetails ?? {}
  const arrives = Number(quote.totalSendingAmount) * serviceApiMultiplier * counterpartyMultiplier
  expect(arrives).toBeCloseTo(Number(quote.totalReceivingAmount), 6)
})

test('a balance that does not cover the amount is refused', async () => {
  const { service, wallet } = await funded({ funds: 99_999_999 })
  expect(await service.refuse('createQuote', { body: quoteBody(wallet) })).toMatchObject(
    refused(400, 'INSUFFICIENT_FUNDS'),
  )
})

test('the largest amount of the interface is refused for its funds, not rounded', async () => {
  const { service, wallet } = await funded()
  const body = quoteBody(wallet, { amount: 9_000_000_000_000_000, side: 'RECEIVING' })
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'INSUFFICIENT_FUNDS'))
})

test('an amount of which nothing would arrive is out of range', async () => {
  const { service, wallet } = await funded()
  const body = quoteBody(wallet, { amount: 10_000 })
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'AMOUNT_OUT_OF_RANGE'))
})

test.each([
  ['source.accountId', { source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:none' } }],
  ['destination.accountId', { destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:none' } }],
  ['source.accountId', { source: { sourceType: 'ACCOUNT', accountId: 'constructor' } }],
])('an unknown %s is an invalid field of the body: %o', async (field, change) => {
  const { service, wallet } = await funded()
  const body = { ...quoteBody(wallet), ...change }
  const refusal = await service.refuse('createQuote', { body })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(fieldsOf(refusal)).toEqual([field])
})

test('every invalid field of a quote is listed at once', async () => {
  const { service } = await funded()
  const body = { source: { sourceType: 'CASH' }, lockedCurrencySide: 'BOTH', lockedCurrencyAmount: 1.5 }
  const refusal = await service.refuse('createQuote', { body })

  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  const errors = errorsOf(refusal)
  expect(fieldsOf(refusal).sort()).toEqual([
    'destination',
    'lockedCurrencyAmount',
    'lockedCurrencySide',
    'source.sourceType',
  ])
  expect(errors.find((error) => error.field === 'lockedCurrencySide')).toMatchObject({
    constraint: { enum: ['SENDING', 'RECEIVING'] },
  })
})

test('a rail that the payee does not have is named', async () => {
  const { service, wallet } = await funded()
  const body = quoteBody(wallet)
  const destination = { ...body.destination, paymentRail: 'PIX' }
  const refusal = await service.refuse('createQuote', { body: { ...body, destination } })
  expect(refusal.body.details).toMatchObject({ errors: [{ field: 'destination.paymentRail' }] })
})

test('a wallet that signs cannot be executed with its quote', async () => {
  const { service, wallet } = await funded()
  const body = { ...quoteBody(wallet), immediatelyExecute: true }
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'INVALID_INPUT'))
})
