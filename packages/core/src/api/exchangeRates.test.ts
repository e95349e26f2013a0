import { expect, test } from 'vitest'
import { signedInWorld } from '../../test/signedInWorld.ts'
import { listExchangeRates } from './exchangeRates.ts'

test('the rates of one pair reach the browser through the platform', async () => {
  const { client, network } = await signedInWorld()

  const rates = await listExchangeRates(client, {
    sourceCurrency: 'USDB',
    destinationCurrency: 'EUR',
    sendingAmount: 25_000_000n,
  })

  expect(rates).toMatchObject([{ destinationPaymentRail: 'SEPA', sendingAmount: 25_000_000n, receivingAmount: 2_288n }])
  expect(network.requests.at(-1)?.path).toBe(
    '/exchange-rates?sourceCurrency=USDB&destinationCurrency=EUR&sendingAmount=25000000',
  )
})

test('a currency that is unknown to the service is named in the error', async () => {
  const { client } = await signedInWorld()

  await expect(listExchangeRates(client, { sourceCurrency: 'XXX' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    details: { errors: [{ field: 'sourceCurrency' }] },
  })
})
