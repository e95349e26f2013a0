import { findPayeeErrors, payeeFormOf } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { createTestService, createTestWallet, errorsOf } from '../../../../test/createTestService.ts'
import { currencyCodes } from '../../../money/currencies.ts'

/** Who pays 100 units of a currency, by a transfer, to a bank account in dollars. */
async function payer() {
  const service = createTestService()
  const { customerId, payeeId } = await createTestWallet(service)
  const bodyOf = (source: object, lockedCurrencyAmount: number | bigint = 10_000) => ({
    source: { sourceType: 'REALTIME_FUNDING', customerId, ...source },
    destination: { destinationType: 'ACCOUNT', accountId: payeeId },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: Number(lockedCurrencyAmount),
  })
  const refuse = (source: object, amount?: number) => service.refuse('createQuote', { body: bodyOf(source, amount) })
  const quote = (source: object, amount?: number) =>
    service.succeed('createQuote', 200, { body: bodyOf(source, amount) })
  return { service, customerId, quote, refuse, bodyOf }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('the instructions for a bank transfer name the account and the reference', async () => {
  const { service, quote } = await payer()
  const funding = await quote({ currency: 'USD' })

  expect(funding).toMatchObject({ status: 'PENDING', sendingCurrency: { code: 'USD' }, totalReceivingAmount: 9950n })
  expect(funding.paymentInstructions).toMatchObject([
    {
      accountOrWalletInfo: {
        accountType: 'USD_ACCOUNT',
        accountNumber: expect.stringMatching(/^\d+$/),
        routingNumber: expect.stringMatching(/^\d{9}$/),
        reference: expect.stringMatching(/^[0-9A-F]{12}$/),
      },
      instructionsNotes: expect.stringContaining('reference'),
    },
  ])
  const again = await service.succeed('getQuote', 200, { params: { quoteId: funding.id } })
  expect(again).toEqual(funding)
})

test('a transfer in euros goes to an IBAN, with its own reference', async () => {
  const { quote } = await payer()
  const infoOf = async (): Promise<{ reference?: string } & object> => ({
    ...(await quote({ currency: 'EUR' })).paymentInstructions?.[0]?.accountOrWalletInfo,
  })
  const [one, other] = [await infoOf(), await infoOf()]
  expect(one).toMatchObject({ accountType: 'EUR_ACCOUNT', iban: expect.stringMatching(/^BE\d{14}$/) })
  expect(one.reference).not.toBe(other.reference)
})

test.each([
  ['USDC', 'SOLANA', { accountType: 'SOLANA_WALLET', address: expect.stringMatching(/^[1-9A-Za-z]{32,44}$/) }],
  ['USDC', 'ETHEREUM', { accountType: 'ETHEREUM_WALLET', address: expect.stringMatching(/^0x[0-9a-f]{40}$/) }],
  ['USDC', 'BASE', { accountType: 'BASE_WALLET', assetType: 'USDC' }],
  ['USDC', 'POLYGON', { accountType: 'POLYGON_WALLET', assetType: 'USDC' }],
  [
    'USDT',
    'TRON',
    { accountType: 'TRON_WALLET', address: expect.stringMatching(/^T[1-9A-Za-z]{33}$/), assetType: 'USDT' },
  ],
  ['USDT', 'PLASMA', { accountType: 'PLASMA_WALLET', address: expect.stringMatching(/^0x[0-9a-f]{40}$/) }],
  ['USDB', 'SPARK', { accountType: 'SPARK_WALLET', assetType: 'USDB', address: expect.stringMatching(/^spark1/) }],
  ['BTC', 'LIGHTNING', { accountType: 'LIGHTNING', invoice: expect.stringMatching(/^lnbcrt/) }],
])('%s on %s goes to an address of that network', async (currency, cryptoNetwork, accountOrWalletInfo) => {
  const { quote } = await payer()
  const { paymentInstructions } = await quote({ currency, cryptoNetwork }, 100_000_000)
  expect(paymentInstructions).toMatchObject([{ accountOrWalletInfo }])
})

const bankCurrencies = currencyCodes.filter((code) => payeeFormOf(`${code}_ACCOUNT`) !== undefined)

test.each(bankCurrencies)('a transfer in %s goes to an account with what its form requires', async (currency) => {
  const { quote } = await payer()
  const { paymentInstructions = [] } = await quote({ currency }, 100_000_000)
  const [{ accountOrWalletInfo } = { accountOrWalletInfo: {} }] = paymentInstructions

  expect(accountOrWalletInfo).toMatchObject({ accountType: `${currency}_ACCOUNT` })
  if (['BRL', 'COP', 'INR'].includes(currency)) expect(accountOrWalletInfo).not.toHaveProperty('reference')
  else expect(accountOrWalletInfo).toMatchObject({ reference: expect.stringMatching(/^[0-9A-F]{12}$/) })
  // Shown in shapes of their own, or without the type of the account.
  if (['BRL', 'COP', 'USD'].includes(currency)) return
  const beneficiary = { beneficiaryType: 'BUSINESS', legalName: 'Sandbox Ltd' }
  const payee = { customerId: 'Customer:1', currency, accountInfo: { ...accountOrWalletInfo, beneficiary } }
  expect(findPayeeErrors(payee)).toEqual([])
})

test.each([
  ['BRL', 'qrCode'],
  ['COP', 'paymentUrl'],
  ['INR', 'vpa'],
])('a transfer in %s has its %s and no reference', async (currency, field) => {
  const { quote } = await payer()
  const { paymentInstructions } = await quote({ currency }, 100_000_000)
  expect(paymentInstructions).toMatchObject([{ accountOrWalletInfo: { [field]: expect.any(String) } }])
})

test('bitcoin without a network may be sent in any of three ways', async () => {
  const { quote } = await payer()
  const { paymentInstructions } = await quote({ currency: 'BTC' }, 100_000)
  const types = paymentInstructions?.map((item) => item.accountOrWalletInfo.accountType)
  expect(types).toEqual(['SPARK_WALLET', 'LIGHTNING', 'BITCOIN_L1'])
})

test.each([
  [{ currency: 'USDC' }, 'source.cryptoNetwork', ['SOLANA', 'ETHEREUM', 'BASE', 'POLYGON']],
  [{ currency: 'USDB', cryptoNetwork: 'TRON' }, 'source.cryptoNetwork', ['SPARK']],
  [{ currency: 'USDT', cryptoNetwork: 'BASE' }, 'source.cryptoNetwork', ['SOLANA', 'ETHEREUM', 'TRON', 'PLASMA']],
  [{ currency: 'JPY' }, 'source.currency', expect.arrayContaining(['EUR', 'USD', 'USDC', 'MXN'])],
])('%j is refused with the allowed values', async (source, field, allowed) => {
  const { refuse } = await payer()
  const refusal = await refuse(source)
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(errorsOf(refusal)).toMatchObject([{ field, constraint: { enum: allowed } }])
})

test('an unknown customer is an invalid field of the body', async () => {
  const { refuse } = await payer()
  const refusal = await refuse({ currency: 'USD', customerId: 'Customer:none' })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(errorsOf(refusal)).toMatchObject([{ field: 'source.customerId' }])
})

test('an amount that no bank would move is out of range, not rounded', async () => {
  const { refuse } = await payer()
  const { service, bodyOf } = await payer()
  const body = { ...bodyOf({ currency: 'USD' }, 9_000_000_000_000_000), lockedCurrencySide: 'RECEIVING' }
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'AMOUNT_OUT_OF_RANGE'))
  expect(await refuse({ currency: 'EUR' }, 9_000_000_000_000_000)).toMatchObject(refused(400, 'AMOUNT_OUT_OF_RANGE'))
})

test('the platform itself can pay, and the transaction is its own', async () => {
  const { service, bodyOf } = await payer()
  const body = bodyOf({ currency: 'USD', customerId: undefined })
  const { transactionId = '' } = await service.succeed('createQuote', 200, { body })
  const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
  expect(transaction.customerId).toMatch(/^Platform:/)
})

test('a transfer cannot be executed, nor quoted and executed in one', async () => {
  const { service, quote, bodyOf } = await payer()
  const { id: quoteId } = await quote({ currency: 'USD' })
  const execution = { params: { quoteId }, signature: 'sandbox-valid-signature' }
  expect(await service.refuse('executeQuote', execution)).toMatchObject(refused(409, 'CONFLICT'))
  const body = { ...bodyOf({ currency: 'USD' }), immediatelyExecute: true }
  expect(await service.refuse('createQuote', { body })).toMatchObject(refused(400, 'INVALID_INPUT'))
})

test('a transfer that never comes lets the quote lapse after a quarter of an hour', async () => {
  const { service, quote } = await payer()
  const { id: quoteId, transactionId = '' } = await quote({ currency: 'USD' })
  service.sandbox.clock.advance(15 * 60_000)
  expect(await service.succeed('getQuote', 200, { params: { quoteId } })).toMatchObject({ status: 'EXPIRED' })
  const transaction = await service.succeed('getTransaction', 200, { params: { transactionId } })
  expect(transaction.status).toBe('EXPIRED')
})
