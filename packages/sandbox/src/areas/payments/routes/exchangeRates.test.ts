import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'

test('a rate says what an amount yields, as a quote of that amount would', async () => {
  const service = createTestService()
  const query = { sourceCurrency: 'USDB', destinationCurrency: 'USD', sendingAmount: '25000000' }

  const { data } = await service.succeed('listExchangeRates', 200, { query })

  expect(data).toMatchObject([
    {
      sourceCurrency: { code: 'USDB', decimals: 6 },
      destinationCurrency: { code: 'USD', decimals: 2 },
      destinationPaymentRail: 'ACH',
      sendingAmount: 25_000_000n,
      receivingAmount: 2_487n,
      exchangeRate: 1,
      fees: { fixed: 0n, total: 125_000n },
    },
  ])
})

test('several target currencies are asked for by repeating the parameter', async () => {
  const service = createTestService()
  const query = 'sourceCurrency=USDB&destinationCurrency=EUR&destinationCurrency=MXN'
  const { data } = await service.succeed('listExchangeRates', 200, { query })
  expect(data.map(({ destinationCurrency }) => destinationCurrency.code)).toEqual(['EUR', 'MXN'])

  const fieldsOfRefused = async (text: string) => fieldsOf(await service.refuse('listExchangeRates', { query: text }))
  expect(await fieldsOfRefused('destinationCurrency=EUR&destinationCurrency=XXX')).toEqual(['destinationCurrency'])
  expect(await fieldsOfRefused('sourceCurrency=USDB&sourceCurrency=USDC')).toEqual(['sourceCurrency'])
})

test('what stays in its currency has a fee and no rate, where it is asked for', async () => {
  const service = createTestService()
  const query = { sourceCurrency: 'EUR', destinationCurrency: 'EUR', sendingAmount: '2500' }
  const { data } = await service.succeed('listExchangeRates', 200, { query })
  expect(data).toMatchObject([{ exchangeRate: 1, receivingAmount: 2_487n, fees: { total: 13n } }])
})

test('without a filter every pair of currencies is listed, for 10,000 units', async () => {
  const service = createTestService()

  const { data } = await service.succeed('listExchangeRates', 200, {})

  // Two currencies of wallets in each of the 42, and in themselves not at all.
  expect(data).toHaveLength(82)
  expect(data.find(({ destinationCurrency }) => destinationCurrency.code === 'MXN')?.destinationPaymentRail).toBe(
    'SPEI',
  )
  expect(new Set(data.map(({ sendingAmount }) => sendingAmount))).toEqual(new Set([10_000n]))
  expect(
    data.every(({ sourceCurrency, destinationCurrency }) => sourceCurrency.code !== destinationCurrency.code),
  ).toBe(true)
})

test('rates are as old as their cache, at most five minutes', async () => {
  const service = createTestService()
  const { data } = await service.succeed('listExchangeRates', 200, {})
  const age = service.sandbox.clock.now() - (data[0]?.updatedAt.getTime() ?? 0)

  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(5 * 60_000)
})

test.each([
  [{ sourceCurrency: 'XXX' }, 'sourceCurrency'],
  [{ destinationCurrency: 'constructor' }, 'destinationCurrency'],
  [{ sendingAmount: '0' }, 'sendingAmount'],
])('refuses %o', async (query, field) => {
  const refusal = await createTestService().refuse('listExchangeRates', { query })

  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', details: { errors: [{ field }] } } })
})
