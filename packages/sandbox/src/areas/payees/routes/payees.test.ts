import { payeeForms } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { payeeOf } from '../../../../../core/test/payeeAccounts.ts'
import { createTestService, errorsOf, quoteBody, usdPayee } from '../../../../test/createTestService.ts'

async function withCustomer(region?: string) {
  const service = createTestService()
  const body = {
    customerType: 'INDIVIDUAL',
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    ...(region && { region }),
  }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const add = (payee: object) => service.succeed('createExternalAccount', 201, { body: { customerId, ...payee } })
  const refuse = (payee: object) => service.refuse('createExternalAccount', { body: { customerId, ...payee } })
  const read = (externalAccountId: string) =>
    service.succeed('getExternalAccount', 200, { params: { externalAccountId } })
  return { service, customerId, add, refuse, read }
}

const types = Object.keys(payeeForms) as (keyof typeof payeeForms)[]

test.each(types)('adds a %s and returns its rails', async (type) => {
  const { add } = await withCustomer()
  const payee = payeeOf(type)
  const account = await add(payee)
  expect(account).toMatchObject({ ...payee, status: 'ACTIVE' })
  const { rails } = payeeForms[type]
  for (const rail of account.accountInfo.paymentRails ?? []) expect(rails).toContain(rail)
  expect((account.accountInfo.paymentRails ?? []).length > 0).toBe(rails.length > 0)
})

test.each(types)('lists all missing fields of a %s, each once', async (type) => {
  const { refuse } = await withCustomer()
  const refusal = await refuse({ currency: 'XXX', accountInfo: { accountType: type } })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  const fields = errorsOf(refusal).map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
  for (const { name } of payeeForms[type].required) expect(fields).toContain(`accountInfo.${name}`)
})

test.each(['KES_ACCOUNT', 'MWK_ACCOUNT', 'RWF_ACCOUNT', 'TZS_ACCOUNT', 'UGX_ACCOUNT', 'ZMW_ACCOUNT'] as const)(
  'refuses a %s at a provider that is not one of the country',
  async (type) => {
    const { refuse } = await withCustomer()
    const refusal = await refuse(payeeOf(type, { provider: 'Foo' }))
    expect(errorsOf(refusal)).toMatchObject([{ field: 'accountInfo.provider' }])
  },
)

test('says that a name matches only where the provider of the account is known', async () => {
  const { add } = await withCustomer()
  const known = await add(payeeOf('KES_ACCOUNT'))
  const unknown = await add(payeeOf('XOF_ACCOUNT', { provider: 'Foo' }))
  expect(known.beneficiaryVerificationStatus).toBe('MATCHED')
  expect(unknown.beneficiaryVerificationStatus).toBe('UNSUPPORTED')
})

test('returns only the rails of the way that is filled in', async () => {
  const { add } = await withCustomer()
  const byPhone = await add(payeeOf('GHS_ACCOUNT'))
  const byBank = await add(payeeOf('GHS_ACCOUNT', { phoneNumber: undefined, accountNumber: '12345678' }))
  expect(byPhone.accountInfo.paymentRails).toEqual(['MOBILE_MONEY'])
  expect(byBank.accountInfo.paymentRails).toEqual(['BANK_TRANSFER'])
})

test.each(['ACH_SAME_DAY', 'ACH', 'WIRE', 'RTP', 'FEDNOW'])('accepts the rail %s for a US account', async (rail) => {
  const { service, customerId, add } = await withCustomer()
  const quote = await quoteTo(service, { customerId, payeeId: (await add(payeeOf('USD_ACCOUNT'))).id, rail })
  expect(quote.destination.paymentRail).toBe(rail)
})

test('accepts the rail ONCHAIN for a wallet', async () => {
  const { service, customerId, add } = await withCustomer()
  const quote = await quoteTo(service, {
    customerId,
    payeeId: (await add(payeeOf('SOLANA_WALLET'))).id,
    rail: 'ONCHAIN',
  })
  expect(quote.destination.paymentRail).toBe('ONCHAIN')
})

test.each([
  ['112', 'FAILED'],
  ['113', 'PROCESSING'],
  ['114', 'FAILED'],
  ['115', 'COMPLETED'],
  ['116', 'FAILED'],
  ['117', 'FAILED'],
  ['118', 'COMPLETED'],
])('treats the Solana suffix %s like its twin with zeros', async (suffix, status) => {
  const { service, customerId, add } = await withCustomer()
  const payee = payeeOf('SOLANA_WALLET', { address: `7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCF${suffix}` })
  const quote = await quoteTo(service, { customerId, payeeId: (await add(payee)).id })
  await service.succeed('executeQuote', 200, { params: { quoteId: quote.id }, signature: 'sandbox-valid-signature' })
  service.sandbox.clock.advance(5000)
  const { status: found } = await service.succeed('getQuote', 200, { params: { quoteId: quote.id } })
  expect(found).toBe(status)
})

test('other accounts have no such twins', async () => {
  const { service, customerId, add } = await withCustomer()
  const { id } = await add(usdPayee({ customerId, accountNumber: '12345112' }))
  const quote = await quoteTo(service, { customerId, payeeId: id })
  await service.succeed('executeQuote', 200, { params: { quoteId: quote.id }, signature: 'sandbox-valid-signature' })
  service.sandbox.clock.advance(5000)
  const { status } = await service.succeed('getQuote', 200, { params: { quoteId: quote.id } })
  expect(status).toBe('COMPLETED')
})

test.each([
  ['BRL_ACCOUNT', { pixKey: 'ada.002@example.com' }],
  ['MXN_ACCOUNT', { clabeNumber: '123456789012345002' }],
  ['KES_ACCOUNT', { phoneNumber: '+254712345002' }],
  ['INR_ACCOUNT', { vpa: 'ada002@bank' }],
  ['LIGHTNING', { lightningAddress: 'ada002@example.com' }],
])('selects the outcome by the identifier of a %s, before any @', async (type, changes) => {
  const { service, customerId, add } = await withCustomer()
  const quote = await quoteTo(service, { customerId, payeeId: (await add(payeeOf(type, changes))).id })
  await service.succeed('executeQuote', 200, { params: { quoteId: quote.id }, signature: 'sandbox-valid-signature' })
  service.sandbox.clock.advance(5000)
  const { status } = await service.succeed('getQuote', 200, { params: { quoteId: quote.id } })
  expect(status).toBe('FAILED')
})

test('tells apart two accounts of a type whose fields are undocumented', async () => {
  const { add, refuse } = await withCustomer()
  await add(payeeOf('TRY_ACCOUNT', { iban: undefined, number: '1' }))
  await add(payeeOf('TRY_ACCOUNT', { iban: undefined, number: '2' }))
  expect(await refuse(payeeOf('TRY_ACCOUNT', { iban: undefined, number: '2' }))).toMatchObject({
    body: { code: 'DUPLICATE_EXTERNAL_ACCOUNT' },
  })
})

test('accepts only listed banks if the corridor lists them', async () => {
  const { service, add, refuse } = await withCustomer()
  const refusal = await refuse(payeeOf('NGN_ACCOUNT', { bankName: 'Unlisted Bank' }))
  const { data } = await service.succeed('listDiscoveries', 200, { query: { currency: 'NGN' } })
  expect(errorsOf(refusal)).toMatchObject([
    { field: 'accountInfo.bankName', constraint: { enum: data.map(({ bankName }) => bankName) } },
  ])
  await add(payeeOf('THB_ACCOUNT', { bankName: 'Unlisted Bank' }))
})

test('ends a pending name check after a minute', async () => {
  const { service, customerId, add, read } = await withCustomer()
  const { id, ...account } = await add(usdPayee({ customerId, accountNumber: '12345104' }))
  expect(account).toMatchObject({ beneficiaryVerificationStatus: 'PENDING' })
  expect(account.beneficiaryVerifiedData).toBeUndefined()
  service.sandbox.clock.advance(59_999)
  expect(await read(id)).toMatchObject({ beneficiaryVerificationStatus: 'PENDING' })
  service.sandbox.clock.advance(1)
  expect(await read(id)).toMatchObject({
    beneficiaryVerificationStatus: 'MATCHED',
    beneficiaryVerifiedData: { fullName: 'Charles Babbage' },
  })
})

test.each([
  ['108', 'PENDING', 409, 'BANK_ACCOUNT_VALIDATION_PENDING', 'ACTIVE'],
  ['109', 'UNDER_REVIEW', 409, 'BANK_ACCOUNT_VALIDATION_PENDING', 'INACTIVE'],
])('an account that ends in %s is %s for a minute and cannot be paid', async (suffix, status, http, code, later) => {
  const { service, customerId, add, read } = await withCustomer()
  const { id: payeeId, ...account } = await add(usdPayee({ customerId, accountNumber: `12345${suffix}` }))
  expect(account.status).toBe(status)
  expect(await refuseQuoteTo(service, { customerId, payeeId })).toMatchObject({ status: http, body: { code } })
  service.sandbox.clock.advance(60_000)
  expect((await read(payeeId)).status).toBe(later)
  if (later === 'ACTIVE') await quoteTo(service, { customerId, payeeId })
  else
    expect(await refuseQuoteTo(service, { customerId, payeeId })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_BANK_ACCOUNT' },
    })
})

test('requires an ownershipType for self-custody wallets in the European Economic Area', async () => {
  const { add, refuse } = await withCustomer('DE')
  const refusal = await refuse(payeeOf('BASE_WALLET'))
  expect(errorsOf(refusal)).toMatchObject([{ field: 'ownershipType' }])
  expect((await add({ ...payeeOf('BASE_WALLET'), ownershipType: 'THIRD_PARTY' })).status).toBe('ACTIVE')
  expect((await add({ ...payeeOf('POLYGON_WALLET'), ownershipType: 'FIRST_PARTY' })).status).toBe(
    'PENDING_OWNERSHIP_VERIFICATION',
  )
  // Custodial wallets and bank accounts need none.
  expect((await add(payeeOf('ETHEREUM_WALLET'))).status).toBe('ACTIVE')
  expect((await add(payeeOf('EUR_ACCOUNT'))).status).toBe('ACTIVE')
})

test('keeps platform accounts and customer accounts apart', async () => {
  const { service, customerId, add } = await withCustomer()
  const payee = { ...payeeOf('USD_ACCOUNT'), platformAccountId: 'till' }
  const own = await service.succeed('createPlatformExternalAccount', 201, { body: payee })
  const theirs = await add(payeeOf('USD_ACCOUNT'))
  expect(own).toMatchObject({ ...payee, status: 'ACTIVE' })
  expect(own.customerId).toBeUndefined()

  const params = { externalAccountId: own.id }
  const { data } = await service.succeed('listPlatformExternalAccounts', 200, { query: { currency: 'USD' } })
  expect(data).toEqual([own])
  expect(await service.succeed('getPlatformExternalAccount', 200, { params })).toEqual(own)
  const listed = await service.succeed('listExternalAccounts', 200, {})
  expect(listed.data).toEqual([theirs])
  const notFound = { status: 404, body: { code: 'REFERENCE_NOT_FOUND' } }
  expect(await service.refuse('getExternalAccount', { params })).toMatchObject(notFound)
  expect(await service.refuse('deleteExternalAccount', { params })).toMatchObject(notFound)
  const other = { params: { externalAccountId: theirs.id } }
  expect(await service.refuse('getPlatformExternalAccount', other)).toMatchObject(notFound)
  expect(await service.refuse('deletePlatformExternalAccount', other)).toMatchObject(notFound)
  expect(await service.refuse('createPlatformExternalAccount', { body: payee })).toMatchObject({
    status: 409,
    body: { code: 'DUPLICATE_EXTERNAL_ACCOUNT', details: { externalAccountId: own.id, platformAccountId: 'till' } },
  })
  expect(await service.refuse('createPlatformExternalAccount', { body: { currency: 'USD' } })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  })
  await service.succeed('deletePlatformExternalAccount', 204, { params })
  expect(await service.refuse('getPlatformExternalAccount', { params })).toMatchObject(notFound)
  expect((await service.succeed('listPlatformExternalAccounts', 200, {})).data).toEqual([])
  expect(customerId).toBe(theirs.customerId)
})

type Route = { customerId: string; payeeId: string; rail?: string }

async function bodyOfQuote(service: ReturnType<typeof createTestService>, { customerId, payeeId, rail }: Route) {
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId } })
  const accountId = data[0]?.id ?? ''
  await service.succeed('fundInternalAccount', 200, { params: { accountId }, body: { amount: 250_000_000 } })
  const body = quoteBody({ customerId, accountId, payeeId, credentialId: '' })
  return { ...body, destination: { ...body.destination, ...(rail && { paymentRail: rail }) } }
}

async function quoteTo(service: ReturnType<typeof createTestService>, route: Route) {
  return service.succeed('createQuote', 200, { body: await bodyOfQuote(service, route) })
}

async function refuseQuoteTo(service: ReturnType<typeof createTestService>, route: Route) {
  return service.refuse('createQuote', { body: await bodyOfQuote(service, route) })
}
