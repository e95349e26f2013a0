import { expect, test } from 'vitest'
import { createTestService, errorsOf, fieldsOf, usdPayee } from '../../../../test/createTestService.ts'

async function withCustomer() {
  const service = createTestService()
  const customer = await service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL' } })
  return { service, customerId: customer.id }
}

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a US account is added with the rails that its bank has', async () => {
  const { service, customerId } = await withCustomer()
  const body = usdPayee({ customerId, accountNumber: '12345678901' })
  const account = await service.succeed('createExternalAccount', 201, { body })

  expect(account).toMatchObject({
    ...body,
    status: 'ACTIVE',
    beneficiaryVerificationStatus: 'MATCHED',
    beneficiaryVerifiedData: { fullName: 'Charles Babbage' },
    accountInfo: { paymentRails: ['ACH', 'ACH_SAME_DAY', 'WIRE', 'RTP', 'FEDNOW'] },
  })
  const params = { externalAccountId: account.id }
  expect(await service.succeed('getExternalAccount', 200, { params })).toEqual(account)
  await service.succeed('deleteExternalAccount', 204, { params })
  expect(await service.refuse('getExternalAccount', { params })).toMatchObject(refused(404, 'REFERENCE_NOT_FOUND'))
})

test('a US account says whether it is for checking or savings', async () => {
  const { service, customerId } = await withCustomer()
  const body = usdPayee({ customerId, accountNumber: '12345678901' })
  const { bankAccountType: _, ...accountInfo } = body.accountInfo
  const refusal = await service.refuse('createExternalAccount', { body: { ...body, accountInfo } })
  expect(fieldsOf(refusal)).toEqual(['accountInfo.bankAccountType'])
})

test('a payee of a customer who does not exist is refused for that field', async () => {
  const { service } = await withCustomer()
  const body = usdPayee({ customerId: 'Customer:none', accountNumber: '12345678901' })
  const refusal = await service.refuse('createExternalAccount', { body })
  expect(refusal).toMatchObject(refused(400, 'INVALID_INPUT'))
  expect(fieldsOf(refusal)).toEqual(['customerId'])
})

test('a euro account and a Spark wallet are added', async () => {
  const { service, customerId } = await withCustomer()
  const beneficiary = { beneficiaryType: 'INDIVIDUAL', fullName: 'Marie Curie', countryOfResidence: 'FR' }
  const euro = { accountType: 'EUR_ACCOUNT', iban: 'FR1420041010050500013M02606', beneficiary }
  const spark = { accountType: 'SPARK_WALLET', address: 'spark1qqqq' }
  const add = (currency: string, accountInfo: unknown) =>
    service.succeed('createExternalAccount', 201, { body: { customerId, currency, accountInfo } })

  expect(await add('EUR', euro)).toMatchObject({ currency: 'EUR' })
  expect(await add('BTC', spark)).toMatchObject({ currency: 'BTC' })
  expect(await add('USDB', spark)).toMatchObject({ currency: 'USDB' })
})

test('all failures of a US account are listed at once', async () => {
  const { service } = await withCustomer()
  const accountInfo = { accountType: 'USD_ACCOUNT', routingNumber: '12', bankAccountType: 'GOLD', beneficiary: {} }
  const refusal = await service.refuse('createExternalAccount', { body: { currency: 'EUR', accountInfo } })

  const errors = errorsOf(refusal)
  expect(fieldsOf(refusal).sort()).toEqual([
    'accountInfo.accountNumber',
    'accountInfo.bankAccountType',
    'accountInfo.beneficiary.beneficiaryType',
    'accountInfo.routingNumber',
    'currency',
    'customerId',
  ])
  expect(errors.find((error) => error.field === 'accountInfo.routingNumber')?.constraint).toEqual({
    pattern: '^[0-9]{9}$',
  })
})

test.each([
  ['an unknown type', { accountType: 'GOLD_ACCOUNT' }, 'accountInfo.accountType'],
  ['a euro account without IBAN', { accountType: 'EUR_ACCOUNT' }, 'accountInfo.iban'],
  ['a bad BIC', { accountType: 'EUR_ACCOUNT', swiftCode: 'x' }, 'accountInfo.swiftCode'],
  ['a wallet without address', { accountType: 'SPARK_WALLET' }, 'accountInfo.address'],
])('%s is refused by field', async (_, accountInfo, field) => {
  const { service, customerId } = await withCustomer()
  const refusal = await service.refuse('createExternalAccount', { body: { customerId, currency: 'EUR', accountInfo } })
  expect(fieldsOf(refusal)).toContain(field)
})

test('an EUR individual states a country of residence, a business its legal name', async () => {
  const { service, customerId } = await withCustomer()
  const errorsFor = async (beneficiary: unknown) => {
    const accountInfo = { accountType: 'EUR_ACCOUNT', iban: 'FR1420041010050500013M02606', beneficiary }
    const refusal = await service.refuse('createExternalAccount', {
      body: { customerId, currency: 'EUR', accountInfo },
    })
    return fieldsOf(refusal)
  }
  expect(await errorsFor({ beneficiaryType: 'INDIVIDUAL', fullName: 'Marie Curie' })).toEqual([
    'accountInfo.beneficiary.countryOfResidence',
  ])
  expect(await errorsFor({ beneficiaryType: 'BUSINESS' })).toEqual(['accountInfo.beneficiary.legalName'])
})

test('a wallet of a third party needs a beneficiary', async () => {
  const { service, customerId } = await withCustomer()
  const accountInfo = { accountType: 'SPARK_WALLET', address: 'spark1qqqq' }
  const body = { customerId, currency: 'BTC', ownershipType: 'THIRD_PARTY', accountInfo }
  const refusal = await service.refuse('createExternalAccount', { body })
  expect(refusal.body.details).toMatchObject({ errors: [{ field: 'accountInfo.beneficiary' }] })
})

test('the same account twice is a duplicate that names the first', async () => {
  const { service, customerId } = await withCustomer()
  const body = { ...usdPayee({ customerId, accountNumber: '12345678901' }), platformAccountId: 'rent' }
  const { id } = await service.succeed('createExternalAccount', 201, { body })

  expect(await service.refuse('createExternalAccount', { body })).toMatchObject({
    ...refused(409, 'DUPLICATE_EXTERNAL_ACCOUNT'),
    body: { details: { externalAccountId: id, platformAccountId: 'rent' } },
  })
  const otherNumber = { ...usdPayee({ customerId, accountNumber: '999' }), platformAccountId: 'rent' }
  expect(await service.refuse('createExternalAccount', { body: otherNumber })).toMatchObject(
    refused(409, 'DUPLICATE_EXTERNAL_ACCOUNT'),
  )
})

test('another customer may pay the same account', async () => {
  const { service, customerId } = await withCustomer()
  const other = await service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL' } })
  for (const owner of [customerId, other.id])
    await service.succeed('createExternalAccount', 201, {
      body: usdPayee({ customerId: owner, accountNumber: '1111' }),
    })
})

test.each([
  ['102', 'NOT_MATCHED', undefined],
  ['103', 'PARTIAL_MATCH', { fullName: 'C. Babbage' }],
  ['104', 'PENDING', undefined],
  ['106', 'UNSUPPORTED', undefined],
  ['107', 'CHECKED_BY_RECEIVING_FI', undefined],
])('an account that ends in %s is %s', async (suffix, status, verified) => {
  const { service, customerId } = await withCustomer()
  const body = usdPayee({ customerId, accountNumber: `12345${suffix}` })
  const account = await service.succeed('createExternalAccount', 201, { body })
  expect(account.beneficiaryVerificationStatus).toBe(status)
  expect(account.beneficiaryVerifiedData).toEqual(verified)
})

test('an account that ends in 105 does not exist', async () => {
  const { service, customerId } = await withCustomer()
  const body = usdPayee({ customerId, accountNumber: '12345105' })
  expect(await service.refuse('createExternalAccount', { body })).toMatchObject(refused(400, 'INVALID_BANK_ACCOUNT'))
})

test('the list comes in pages that together hold every account once', async () => {
  const { service, customerId } = await withCustomer()
  for (let count = 0; count < 5; count++)
    await service.succeed('createExternalAccount', 201, { body: usdPayee({ customerId, accountNumber: `77${count}` }) })

  const seen: unknown[] = []
  let cursor: string | undefined
  do {
    const query = { customerId, limit: '2', ...(cursor && { cursor }) }
    const page = await service.succeed('listExternalAccounts', 200, { query })
    expect(page.totalCount).toBe(5)
    expect(page.hasMore).toBe(page.nextCursor !== undefined)
    seen.push(...page.data.map((account) => account.accountInfo.accountNumber))
    cursor = page.nextCursor
  } while (cursor)

  expect(seen).toEqual(['770', '771', '772', '773', '774'])
})

test.each([{ limit: '0' }, { limit: '101' }, { limit: 'x' }, { cursor: 'nonsense' }])(
  'a list refuses %o',
  async (query) => {
    const { service } = await withCustomer()
    expect(await service.refuse('listExternalAccounts', { query })).toMatchObject(refused(400, 'INVALID_INPUT'))
  },
)
