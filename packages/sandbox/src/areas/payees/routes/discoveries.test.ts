import { expect, test } from 'vitest'
import { createTestService } from '../../../../test/createTestService.ts'

test('lists banks by country and currency', async () => {
  const service = createTestService()
  const list = async (query: Record<string, string>) => (await service.succeed('listDiscoveries', 200, { query })).data
  const all = await list({})
  expect(await list({ currency: 'NGN' })).toEqual(all.filter(({ currency }) => currency === 'NGN'))
  expect(await list({ country: 'CN' })).toEqual(all.filter(({ country }) => country === 'CN'))
  expect((await list({ currency: 'CNY' })).map(({ bankName }) => bankName)).toEqual(
    expect.arrayContaining(['AliPay', 'WechatPay']),
  )
  expect(await list({ country: 'NG', currency: 'CNY' })).toEqual([])
  expect(await service.refuse('listDiscoveries', { query: { bank: 'x' } })).toMatchObject({ status: 400 })
})

async function withWallet() {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', currencies: ['USDC', 'BTC', 'USD'] }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
  const idOf = (code: string) => data.find(({ balance }) => balance.currency.code === code)?.id ?? ''
  const request = (currency: string, cryptoNetwork: string, amount: number) => ({
    body: { internalAccountId: idOf(currency), currency, cryptoNetwork, amount, destinationAddress: '0xabc' },
  })
  return { service, request, idOf }
}

test.each([
  ['USDC', 'BASE', 100_000_000],
  ['USDC', 'SOLANA', 100_000_000],
  ['USDC', 'ETHEREUM', 100_000_000],
  ['USDC', 'POLYGON', 100_000_000],
  ['BTC', 'BITCOIN', 1_000_000],
  ['BTC', 'LIGHTNING', 1_000_000],
  ['BTC', 'SPARK', 1_000_000],
] as const)('estimates the fees of a withdrawal of %s over %s', async (currency, network, amount) => {
  const { service, request } = await withWallet()
  const fee = await service.succeed('estimateWithdrawalFee', 200, request(currency, network, amount))
  expect(fee.netAmount).toBe(BigInt(amount) - fee.totalFee)
  expect(fee.totalFee).toBeGreaterThanOrEqual(fee.applicationFee)
  expect(fee.applicationFee).toBe(BigInt(amount / 200))
})

test('refuses an unsupported network, another currency and an amount below the fees', async () => {
  const { service, request, idOf } = await withWallet()
  const refuse = async (input: object) => (await service.refuse('estimateWithdrawalFee', input)).body.details
  expect(await refuse(request('USDC', 'TRON', 1_000_000))).toMatchObject({ errors: [{ field: 'cryptoNetwork' }] })
  expect(await refuse(request('USDC', 'constructor', 1_000_000))).toMatchObject({
    errors: [{ field: 'cryptoNetwork' }],
  })
  expect(await refuse(request('USDC', 'ETHEREUM', 1_000_000))).toMatchObject({ errors: [{ field: 'amount' }] })
  const other = request('USDC', 'BASE', 1_000_000)
  expect(await refuse({ body: { ...other.body, internalAccountId: idOf('BTC') } })).toMatchObject({
    errors: [{ field: 'currency' }],
  })
  const unknown = { body: { ...other.body, internalAccountId: 'InternalAccount:none' } }
  expect(await service.refuse('estimateWithdrawalFee', unknown)).toMatchObject({ status: 404 })
})
