import { expect, test } from 'vitest'
import {
  beginLogin,
  createTestService,
  createTestWallet,
  fieldsOf,
  login,
  quoteBody,
  usdPayee,
} from '../../../../test/createTestService.ts'

const change = (body: object) => ({ body })

test('a platform begins with the currencies that are served, codes of six digits and no fees', async () => {
  const config = await createTestService().succeed('getPlatformConfig', 200)
  expect(config).toMatchObject({
    embeddedWalletConfig: { otpLength: 6, alphanumeric: false, expirationSeconds: 300 },
    feeConfigs: [],
  })
  expect(config.supportedCurrencies.map(({ currencyCode }) => currencyCode)).toEqual(
    expect.arrayContaining(['USD', 'USDC', 'USDB']),
  )
})

test('settings are merged by name, and what is not named stays', async () => {
  const service = createTestService()
  await service.succeed('updatePlatformConfig', 200, change({ embeddedWalletConfig: { otpLength: 8 } }))
  await service.succeed('updatePlatformConfig', 200, change({ embeddedWalletConfig: { appName: 'Pay' } }))
  await service.succeed('updatePlatformConfig', 200, change({ cardTokenization2faConfig: { displayName: 'Pay' } }))
  await service.succeed('updatePlatformConfig', 200, change({ webhookEndpoint: 'https://example.com/hooks' }))
  expect(await service.succeed('getPlatformConfig', 200)).toMatchObject({
    embeddedWalletConfig: { otpLength: 8, alphanumeric: false, expirationSeconds: 300, appName: 'Pay' },
    cardTokenization2faConfig: { displayName: 'Pay' },
    webhookEndpoint: 'https://example.com/hooks',
    updatedAt: new Date(service.sandbox.clock.now()),
  })
})

test('fees are replaced by type and source currency, and both zero ends one', async () => {
  const service = createTestService()
  const fee = (variableFeeBps: number, amount: number) => ({
    ...{ feeType: 'CROSS_CURRENCY_TRANSACTION', sourceCurrency: 'USD', variableFeeBps },
    fixedFee: { amount, currency: 'USD' },
  })
  const set = async (...feeConfigs: object[]) =>
    (await service.succeed('updatePlatformConfig', 200, change({ feeConfigs }))).feeConfigs
  expect(await set(fee(25, 100))).toMatchObject([{ variableFeeBps: 25, fixedFee: { amount: 100n } }])
  expect(await set(fee(50, 0))).toMatchObject([{ variableFeeBps: 50, fixedFee: { amount: 0n } }])
  expect(await set(fee(0, 0))).toEqual([])
  const euros = { ...fee(25, 0), sourceCurrency: 'EUR' }
  expect(await service.refuse('updatePlatformConfig', change({ feeConfigs: [euros] }))).toMatchObject({
    status: 501,
    body: { code: 'NOT_IMPLEMENTED' },
  })
})

test('the fees of the platform are part of a quote across currencies, and of no other', async () => {
  const service = createTestService()
  const person = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', email: 'ada@example.com', currencies: ['USD'] }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: person })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId, currency: 'USD' } })
  const accountId = data[0]!.id
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 50_000 } })
  const dollars = usdPayee({ customerId, accountNumber: '12345678901' })
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper', countryOfResidence: 'DE' }
  const accountInfo = { accountType: 'EUR_ACCOUNT', iban: 'DE89370400440532013000', beneficiary }
  const quote = async (payee: object) => {
    const { id } = await service.succeed('createExternalAccount', 201, { body: payee })
    const body = quoteBody({ customerId, accountId, payeeId: id, credentialId: '' }, { amount: 10_000 })
    return service.succeed('createQuote', 200, { body })
  }
  const fixedFee = { amount: 30, currency: 'USD' }
  const fee = { feeType: 'CROSS_CURRENCY_TRANSACTION', sourceCurrency: 'USD', variableFeeBps: 100, fixedFee }
  await service.succeed('updatePlatformConfig', 200, change({ feeConfigs: [fee] }))
  // Half a percent is the service's, one percent and 30 cents are the platform's.
  const euros = { customerId, currency: 'EUR', accountInfo }
  expect(await quote(euros)).toMatchObject({ feesIncluded: 180n, platformFeesIncluded: 130n })
  expect((await quote(dollars)).feesIncluded).toBe(50n)
})

test.each([
  [4, false, '0000'],
  [12, false, '000000000000'],
  [5, true, '0A0A0'],
])('codes of %i characters, alphanumeric: %s, are %s', async (otpLength, alphanumeric, code) => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  await service.succeed('updatePlatformConfig', 200, change({ embeddedWalletConfig: { otpLength, alphanumeric } }))
  // The code of the test is the default one, which is wrong now.
  const { params, body } = await beginLogin(service, wallet)
  expect(service.sandbox.inbox.latest()?.code).toBe(code)
  expect(service.sandbox.inbox.wrongCode()).toHaveLength(otpLength)
  expect(await service.refuse('verifyCredential', { params, body })).toMatchObject({ status: 401 })
})

test('codes are valid for as long as the platform says', async () => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  await service.succeed('updatePlatformConfig', 200, change({ embeddedWalletConfig: { expirationSeconds: 10 } }))
  const { params, body } = await beginLogin(service, wallet)
  service.sandbox.clock.advance(10_000)
  expect(await service.refuse('verifyCredential', { params, body })).toMatchObject({ status: 401 })
  await login(service, wallet)
})

const currency = (currencyCode: string, limits: object = {}) => ({
  ...{ currencyCode, minAmount: 1, maxAmount: 1_000_000_000 },
  ...{ requiredCounterpartyFields: [], enabledTransactionTypes: ['OUTGOING'] },
  ...limits,
})

test.each([
  ['another currency alone', currency('EUR'), 'INVALID_CURRENCY'],
  ['a currency for incoming payments', currency('USDB', { enabledTransactionTypes: ['INCOMING'] }), 'INVALID_CURRENCY'],
  ['a higher minimum', currency('USDB', { minAmount: 100_000_001 }), 'AMOUNT_OUT_OF_RANGE'],
  ['a lower maximum', currency('USDB', { maxAmount: 99_999_999 }), 'AMOUNT_OUT_OF_RANGE'],
])('a platform with %s sends nothing: %j', async (_, supported, code) => {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  await service.succeed('createQuote', 200, { body: quoteBody(wallet) })
  await service.succeed('updatePlatformConfig', 200, change({ supportedCurrencies: [supported] }))
  expect(await service.refuse('createQuote', { body: quoteBody(wallet) })).toMatchObject({
    status: 400,
    body: { code },
  })
})

test.each([
  [{ embeddedWalletConfig: { otpLength: 3 } }, 'embeddedWalletConfig.otpLength'],
  [{ embeddedWalletConfig: { otpLength: 13 } }, 'embeddedWalletConfig.otpLength'],
  [{ embeddedWalletConfig: { expirationSeconds: 86_401 } }, 'embeddedWalletConfig.expirationSeconds'],
  [{ webhookEndpoint: 'not an address' }, 'webhookEndpoint'],
  [{ supportedCurrencies: [] }, 'supportedCurrencies'],
  [{ supportedCurrencies: [currency('XYZ')] }, 'supportedCurrencies.0.currencyCode'],
  [{ supportedCurrencies: [currency('USD', { minAmount: 2, maxAmount: 1 })] }, 'supportedCurrencies.0.maxAmount'],
  [{ cardTokenization2faConfig: { logoUrl: 'http://example.com/logo.png' } }, 'cardTokenization2faConfig.logoUrl'],
])('%j is refused for its field', async (body, field) => {
  const refusal = await createTestService().refuse('updatePlatformConfig', change(body))
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(fieldsOf(refusal)).toEqual([field])
})

test('customers have a wallet where the platform supports USDB, and balances in what it supports', async () => {
  const service = createTestService()
  const accountsWith = async (...codes: string[]) => {
    const supportedCurrencies = codes.map((currencyCode) => ({
      ...{ currencyCode, minAmount: 1, maxAmount: 1_000_000, requiredCounterpartyFields: [] },
      enabledTransactionTypes: ['OUTGOING', 'INCOMING'],
    }))
    await service.succeed('updatePlatformConfig', 200, change({ supportedCurrencies }))
    const currencies = ['USD', 'USDC', 'USDB', 'MXN']
    const person = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', email: 'ada@example.com', currencies }
    const { id: customerId } = await service.succeed('createCustomer', 201, { body: person })
    const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
    return data.map(({ type, balance }) => `${type} ${balance.currency.code}`)
  }
  expect(await accountsWith('USD', 'USDC')).toEqual(['INTERNAL_FIAT USD', 'INTERNAL_CRYPTO USDC'])
  expect(await accountsWith('USDB')).toEqual(['EMBEDDED_WALLET USDB'])
  expect(await accountsWith('MXN')).toEqual(['INTERNAL_FIAT MXN'])
  expect(await accountsWith('EUR')).toEqual([])
})

test('every currency has a symbol', async () => {
  const service = createTestService()
  const { data } = await service.succeed('listExchangeRates', 200, { query: { sourceCurrency: 'USDB' } })
  expect(data.length).toBeGreaterThan(0)
  for (const { sourceCurrency, destinationCurrency } of data)
    expect([sourceCurrency.symbol, destinationCurrency.symbol]).toEqual([expect.any(String), expect.any(String)])
})
