import { expect, test } from 'vitest'
import { payeeOf } from '../../../../../core/test/payeeAccounts.ts'
import { createTestService } from '../../../../test/createTestService.ts'

async function withCustomers() {
  const service = createTestService()
  const create = (fullName: string, umaAddress: string) =>
    service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL', fullName, umaAddress } })
  const { id: customerId } = await create('Ada Lovelace', '$ada@sandbox.example')
  await create('Bob Byron', '$bob@sandbox.example')
  const look = (receiverUmaAddress: string, query: Record<string, string> = { customerId }) => ({
    params: { receiverUmaAddress },
    query,
  })
  return { service, customerId, look }
}

test.each([
  ['$success.usd@sandbox.example', ['USD']],
  ['$success.eur@sandbox.example', ['EUR']],
  ['$success.mxn@anywhere.example', ['MXN']],
  ['$pending.long.usd@sandbox.example', ['USD']],
  ['$fail.compliance.usd@sandbox.example', ['USD']],
  ['$bob@sandbox.example', ['USD', 'EUR']],
])('finds %s, which can be paid in %j', async (address, codes) => {
  const { service, look } = await withCustomers()
  const found = await service.succeed('lookUpUmaReceiver', 200, look(address))
  expect(found.receiverUmaAddress).toBe(address)
  expect(found.lookupId).toMatch(/^Lookup:/)
  expect(found.supportedCurrencies.map(({ currency }) => currency.code)).toEqual(codes)
  expect(found.requiredPayerDataFields).toEqual([
    { name: 'FULL_NAME', mandatory: true },
    { name: 'BIRTH_DATE', mandatory: false },
  ])
  const again = await service.succeed('lookUpUmaReceiver', 200, look(encodeURIComponent(address)))
  expect(again.receiverUmaAddress).toBe(address)
})

test.each([
  ['$unknown@sandbox.example', 404, 'UMA_NOT_FOUND'],
  ['$ada@sandbox.invalid', 404, 'USER_NOT_FOUND'],
  ['ada@sandbox.example', 400, 'INVALID_UMA_ADDRESS'],
  ['%25zz', 400, 'INVALID_UMA_ADDRESS'],
  ['%zz', 400, 'INVALID_UMA_ADDRESS'],
  ['$constructor@sandbox.example', 404, 'UMA_NOT_FOUND'],
  ['$fail.version@sandbox.example', 412, 'UNSUPPORTED_UMA_VERSION'],
  ['$fail.request@sandbox.example', 424, 'LNURLP_REQUEST_FAILED'],
  ['$fail.server@sandbox.example', 502, 'COUNTERPARTY_SERVER_ERROR'],
  ['$fail.timeout@sandbox.example', 504, 'LOOKUP_REQUEST_FAILED'],
])('the lookup of %s answers %d %s', async (address, status, code) => {
  const { service, look } = await withCustomers()
  expect(await service.refuse('lookUpUmaReceiver', look(address))).toMatchObject({ status, body: { code } })
})

test('requires the sender by id or by address', async () => {
  const { service, look } = await withCustomers()
  const address = '$success.usd@sandbox.example'
  await service.succeed('lookUpUmaReceiver', 200, look(address, { senderUmaAddress: '$ada@sandbox.example' }))
  for (const query of [{}, { customerId: 'Customer:none' }, { senderUmaAddress: '$unknown@sandbox.example' }])
    expect(await service.refuse('lookUpUmaReceiver', look(address, query))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    })
})

test('looks up an external account by its id', async () => {
  const { service, customerId } = await withCustomers()
  const payee = await service.succeed('createExternalAccount', 201, { body: { customerId, ...payeeOf('MXN_ACCOUNT') } })
  const params = { externalAccountId: payee.id }
  const found = await service.succeed('lookUpExternalAccountReceiver', 200, { params, query: { customerId } })
  expect(found).toMatchObject({ accountId: payee.id, supportedCurrencies: [{ currency: { code: 'MXN' } }] })
  expect(await service.refuse('lookUpExternalAccountReceiver', { params })).toMatchObject({ status: 400 })
  const unknown = { params: { externalAccountId: 'ExternalAccount:none' }, query: { customerId } }
  expect(await service.refuse('lookUpExternalAccountReceiver', unknown)).toMatchObject({ status: 404 })
})

test('lists providers by country and currency, and blocked ones on request', async () => {
  const { service } = await withCustomers()
  const names = async (query: Record<string, string>) =>
    (await service.succeed('listUmaProviders', 200, { query })).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Coastal Wallet', 'Sandbox Provider'])
  expect(await names({ sortOrder: 'desc' })).toEqual(['Sandbox Provider', 'Coastal Wallet'])
  expect(await names({ countryCode: 'US' })).toEqual(['Sandbox Provider'])
  expect(await names({ currencyCode: 'EUR' })).toEqual(['Coastal Wallet'])
  expect(await names({ hasBlockedProviders: 'true', countryCode: 'US' })).toEqual(['Closed Wallet', 'Sandbox Provider'])
  expect(await names({ limit: '1' })).toEqual(['Coastal Wallet'])
  expect(await service.refuse('listUmaProviders', { query: { limit: '0' } })).toMatchObject({ status: 400 })
})

test('lists custodians in pages', async () => {
  const { service } = await withCustomers()
  const first = await service.succeed('listVasps', 200, { query: { limit: '2' } })
  const second = await service.succeed('listVasps', 200, { query: { limit: '2', cursor: first.nextCursor ?? '' } })
  expect([...first.data, ...second.data].map(({ vaspName }) => vaspName)).toEqual([
    'Coastal Custody',
    'Sandbox Exchange',
    'Sandbox Keeper',
  ])
  expect(await service.refuse('listVasps', { query: { cursor: 'none' } })).toMatchObject({ status: 400 })
})
