import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'
import { acceptance, business, createIndividual, individual } from '../../../../test/onboarding.ts'

const terms = 'SERVICE_END_USER_TERMS'
const records = 'SANDBOX_ELECTRONIC_RECORDS'

test('the tax id of a customer is never returned', async () => {
  const service = createTestService()
  const created = await service.call('createCustomer', { body: individual })
  const text = await created.text()
  const params = { customerId: JSON.parse(text).id }
  const body = { customerType: 'INDIVIDUAL', idType: 'SSN', identifier: '987-65-4321' }
  const texts = [text]
  for (const [name, input] of [
    ['getCustomer', { params }],
    ['listCustomers', {}],
    ['updateCustomer', { params, body }],
    ['deleteCustomer', { params }],
  ] as const)
    texts.push(await (await service.call(name, input)).text())
  for (const answered of texts) {
    expect(answered).toContain('Ada Lovelace')
    expect(answered).not.toMatch(/identifier|\d{3}-\d{2}-\d{4}/)
  }
})

test('a UMA address is taken once, on create and on update', async () => {
  const service = createTestService()
  const umaAddress = '$ada@platform.example'
  const taken = { status: 409, body: { code: 'UMA_ADDRESS_EXISTS' } }
  const first = await createIndividual(service, { umaAddress })
  expect(await service.refuse('createCustomer', { body: { ...individual, umaAddress } })).toMatchObject(taken)
  const other = await createIndividual(service)
  const body = { customerType: 'INDIVIDUAL', umaAddress }
  expect(await service.refuse('updateCustomer', { params: { customerId: other }, body })).toMatchObject(taken)
  await service.succeed('updateCustomer', 200, { params: { customerId: first }, body })

  const free = { ...body, umaAddress: '$lovelace@platform.example' }
  await service.succeed('updateCustomer', 200, { params: { customerId: first }, body: free })
  await service.succeed('updateCustomer', 200, { params: { customerId: other }, body })
  const { data } = await service.succeed('listCustomers', 200, { query: { umaAddress } })
  expect(data.map(({ id }) => id)).toEqual([other])
})

test.each([
  [
    'a business that does not say who it is',
    { customerType: 'BUSINESS' },
    ['businessInfo.legalName', 'businessInfo.country'],
  ],
  [
    'a business without a country',
    { customerType: 'BUSINESS', businessInfo: { legalName: 'E' } },
    ['businessInfo.country'],
  ],
  ['one name only', { ...individual, fullName: 'Ada' }, ['fullName']],
  ['a day of birth that does not exist', { ...individual, birthDate: '1990-02-30' }, ['birthDate']],
  ['a country of another form', { ...individual, nationality: 'Britain' }, ['nationality']],
  ['a country that does not exist', { ...individual, nationality: 'QQ' }, ['nationality']],
  [
    'an address in no country',
    { ...individual, address: { ...individual.address, country: 'UK' } },
    ['address.country'],
  ],
  ['a region in words', { ...individual, region: 'Deutschland' }, ['region']],
  ['a region that does not exist', { ...individual, region: 'XX' }, ['region']],
  ['a day of birth to come', { ...individual, birthDate: '2026-01-06' }, ['birthDate']],
  ['data of a business', { ...individual, businessInfo: business.businessInfo }, ['businessInfo']],
  [
    'operations in a country that does not exist',
    { ...business, businessInfo: { ...business.businessInfo, countriesOfOperation: ['GB', 'ZZ'] } },
    ['businessInfo.countriesOfOperation.1'],
  ],
  [
    'a tax number of another country',
    { ...business, businessInfo: { ...business.businessInfo, country: 'US', taxId: 'GB123456789' } },
    ['businessInfo.taxId'],
  ],
  [
    'no number at all for a tax number',
    { ...business, businessInfo: { ...business.businessInfo, country: 'CH', taxId: '!!!' } },
    ['businessInfo.taxId'],
  ],
  [
    'an address without a postal code',
    { ...individual, address: { line1: '1', country: 'US' } },
    ['address.postalCode'],
  ],
  ['a tax id in another form', { ...individual, identifier: '123456789' }, ['identifier']],
  ['a tax id of no type', { ...individual, idType: undefined }, ['idType']],
  ['a tax id of another country', { ...individual, countryOfIssuance: 'GB' }, ['countryOfIssuance']],
  ['an unknown source of funds', { ...individual, sourceOfFundsCategories: ['LUCK'] }, ['sourceOfFundsCategories.0']],
  [
    'another purpose that is not described',
    { ...individual, purposeOfAccount: 'OTHER', sourceOfWealthCategories: ['OTHER'] },
    ['sourceOfWealthOtherDescription', 'purposeOfAccountOtherDescription'],
  ],
  [
    'another purpose of a business that is not described',
    { ...business, businessInfo: { ...business.businessInfo, purposeOfAccount: 'OTHER' } },
    ['businessInfo.purposeOfAccountOtherDescription'],
  ],
])('%s is refused, field by field', async (_what, body, invalid) => {
  const refusal = await createTestService().refuse('createCustomer', { body })
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  expect(fieldsOf(refusal)).toEqual(invalid)
})

test('a back end changes any field, and the other fields do not change', async () => {
  const service = createTestService()
  const { id: customerId } = await service.succeed('createCustomer', 201, { body: business })
  const params = { customerId }
  service.sandbox.clock.advance(1000)
  const body = { customerType: 'BUSINESS', currencies: ['USD', 'EUR'], businessInfo: { doingBusinessAs: 'Engines' } }
  const changed = await service.succeed('updateCustomer', 200, { params, body })
  expect(changed).toMatchObject({
    currencies: ['USD', 'EUR'],
    address: business.address,
    businessInfo: { ...business.businessInfo, doingBusinessAs: 'Engines' },
    updatedAt: new Date(service.sandbox.clock.now()),
  })
  expect(await service.succeed('getCustomer', 200, { params })).toEqual(changed)
})

test('a change writes no field that is not one of a customer, and none that the service sets', async () => {
  const service = createTestService()
  const { id: customerId, createdAt } = await service.succeed('createCustomer', 201, { body: business })
  const body = {
    ...{ customerType: 'BUSINESS', id: 'Customer:hacked', createdAt: '1999-01-01T00:00:00Z', isDeleted: true, foo: 1 },
    businessInfo: { doingBusinessAs: 'Engines', foo: 1 },
    address: { ...business.address, foo: 1 },
  }
  const changed = await service.succeed('updateCustomer', 200, { params: { customerId }, body })
  expect(changed).toMatchObject({ id: customerId, createdAt, isDeleted: false })
  expect(changed.businessInfo?.doingBusinessAs).toBe('Engines')
  expect(JSON.stringify(changed)).not.toContain('foo')
  const created = await service.succeed('createCustomer', 201, { body: { ...business, foo: 1, isDeleted: true } })
  expect(created.isDeleted).toBe(false)
  expect(JSON.stringify(created)).not.toContain('foo')
})

test("the platform's own id of a customer is changed, and is taken once", async () => {
  const service = createTestService()
  await createIndividual(service, { platformCustomerId: 'ada' })
  const params = { customerId: await createIndividual(service, { platformCustomerId: 'grace' }) }
  const name = (platformCustomerId: string) => ({ params, body: { customerType: 'INDIVIDUAL', platformCustomerId } })
  expect(await service.refuse('updateCustomer', name('ada'))).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  await service.succeed('updateCustomer', 200, name('grace'))
  await service.succeed('updateCustomer', 200, name('hopper'))
  const listed = async (platformCustomerId: string) =>
    (await service.succeed('listCustomers', 200, { query: { platformCustomerId } })).data.map(({ id }) => id)
  expect([await listed('grace'), await listed('hopper')]).toEqual([[], [params.customerId]])
})

test.each([
  ['US', '12-3456789'],
  ['GB', '12345 67890'],
  ['BR', '12.345.678/0001-95'],
  ['CH', 'CHE-123.456.789'],
])('a business in %s has the tax number %s, and may not move it to another country', async (country, taxId) => {
  const service = createTestService()
  const body = { ...business, businessInfo: { ...business.businessInfo, country, taxId } }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const moved = { customerType: 'BUSINESS', businessInfo: { country: 'IN' } }
  const refusal = await service.refuse('updateCustomer', { params: { customerId }, body: moved })
  expect(fieldsOf(refusal)).toEqual(['businessInfo.taxId'])
})

test('a customer says what each currency asks of them, and the platform sees it in its settings', async () => {
  const service = createTestService()
  const person = await service.succeed('createCustomer', 201, { body: { ...individual, currencies: ['EUR', 'USDC'] } })
  const asked = ['FULL_NAME', 'BIRTH_DATE', 'NATIONALITY', 'POSTAL_ADDRESS']
  expect(person.providerRequiredCustomerFields).toEqual({ EUR: asked })
  const firm = await service.succeed('createCustomer', 201, { body: business })
  expect(firm.providerRequiredCustomerFields).toMatchObject({ USD: expect.arrayContaining(['REGISTRATION_NUMBER']) })
  const { supportedCurrencies } = await service.succeed('getPlatformConfig', 200)
  const euros = supportedCurrencies.find(({ currencyCode }) => currencyCode === 'EUR')
  expect(euros?.providerRequiredCustomerFields).toEqual(asked)
})

test('agreements are listed with their versions, and the terms also in the old way', async () => {
  const service = createTestService()
  const { data } = await service.succeed('listAgreements', 200)
  expect(data.map(({ type, version }) => [type, version])).toEqual([
    [terms, 'V1'],
    [records, 'V1'],
  ])
  expect(await service.succeed('getEndUserTerms', 200)).toEqual({ version: 'V1', url: data[0]?.url })
})

test('an acceptance replaces the previous one of its agreement only', async () => {
  const service = createTestService()
  const params = { customerId: await createIndividual(service) }
  const accept = async (fields: object) => {
    const body = { customerType: 'INDIVIDUAL', ...fields }
    return (await service.succeed('updateCustomer', 200, { params, body })).agreementConsents
  }
  expect((await service.succeed('getCustomer', 200, { params })).agreementConsents).toEqual([])
  await accept({ endUserTermsConsent: acceptance })
  await accept({ agreementConsents: [{ type: records, ...acceptance }] })
  const later = { type: terms, ...acceptance, acceptedAt: '2026-01-06T00:00:00Z', acceptanceMethod: 'CLICK_TO_ACCEPT' }
  expect(await accept({ agreementConsents: [later] })).toEqual([
    { type: records, ...acceptance, acceptedAt: new Date(acceptance.acceptedAt) },
    { ...later, acceptedAt: new Date(later.acceptedAt) },
  ])
  // What arrives late does not replace what was accepted after it.
  expect(await accept({ agreementConsents: [{ type: terms, ...acceptance }] })).toEqual([
    { type: records, ...acceptance, acceptedAt: new Date(acceptance.acceptedAt) },
    { ...later, acceptedAt: new Date(later.acceptedAt) },
  ])
})

test.each([
  ['both at once', { agreementConsents: [], endUserTermsConsent: acceptance }, 'INVALID_INPUT'],
  [
    'one agreement twice',
    {
      agreementConsents: [
        { type: terms, ...acceptance },
        { type: terms, ...acceptance },
      ],
    },
    'INVALID_INPUT',
  ],
  ['an unknown agreement', { agreementConsents: [{ type: 'TERMS', ...acceptance }] }, 'INVALID_INPUT'],
  ['an invalid address', { endUserTermsConsent: { ...acceptance, ipAddress: 'home' } }, 'INVALID_INPUT'],
  ['another way', { endUserTermsConsent: { ...acceptance, acceptanceMethod: 'NOD' } }, 'INVALID_INPUT'],
  [
    'an unknown version',
    { endUserTermsConsent: { ...acceptance, termsVersion: 'V0' } },
    'END_USER_TERMS_VERSION_NOT_FOUND',
  ],
])('a consent with %s is refused on create and on update', async (_what, fields, code) => {
  const service = createTestService()
  const params = { customerId: await createIndividual(service) }
  const body = { ...individual, ...fields }
  expect(await service.refuse('createCustomer', { body })).toMatchObject({ status: 400, body: { code } })
  expect(await service.refuse('updateCustomer', { params, body })).toMatchObject({ status: 400, body: { code } })
  expect((await service.succeed('getCustomer', 200, { params })).agreementConsents).toEqual([])
})
