import { expect, test } from 'vitest'
import { createTestService, fieldsOf } from '../../../../test/createTestService.ts'

test('a customer gets an empty active wallet', async () => {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', email: 'ada@example.com', region: 'GB' }
  const customer = await service.succeed('createCustomer', 201, { body })

  expect(await service.succeed('getCustomer', 200, { params: { customerId: customer.id } })).toEqual(customer)
  expect(customer).toMatchObject({ ...body, kycStatus: 'APPROVED' })
  const accounts = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  expect(accounts).toMatchObject({
    totalCount: 3,
    hasMore: false,
    data: [
      { type: 'EMBEDDED_WALLET', status: 'ACTIVE', balance: { amount: 0n, currency: { code: 'USDB', decimals: 6 } } },
      { type: 'INTERNAL_FIAT', status: 'ACTIVE', balance: { amount: 0n, currency: { code: 'USD', decimals: 2 } } },
      { type: 'INTERNAL_CRYPTO', status: 'ACTIVE', balance: { amount: 0n, currency: { code: 'USDC', decimals: 6 } } },
    ],
  })
})

test.each([
  ['DE', undefined, 'EUR', 2],
  ['FR', ['USD', 'USDC', 'EUR'], 'USDC', 6],
  ['IE', ['EUR', 'USDC'], 'EUR', 2],
  ['NO', ['NOK'], 'EUR', 2],
  ['GB', ['EUR'], 'USDB', 6],
  [undefined, ['EUR'], 'USDB', 6],
])('a customer from %s who uses %j has a wallet in %s', async (region, currencies, code, decimals) => {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', region, currencies }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const query = { customerId, type: 'EMBEDDED_WALLET' }
  const { data } = await service.succeed('listInternalAccounts', 200, { query })
  expect(data[0]).toMatchObject({ type: 'EMBEDDED_WALLET', balance: { amount: 0n, currency: { code, decimals } } })
})

test.each([
  ['001', 'PENDING'],
  ['002', 'REJECTED'],
  ['003', 'UNVERIFIED'],
  ['004', 'APPROVED'],
])('a name that ends in %s is %s', async (suffix, kycStatus) => {
  const body = { customerType: 'INDIVIDUAL', fullName: `Ada ${suffix}` }
  expect(await createTestService().succeed('createCustomer', 201, { body })).toMatchObject({ kycStatus })
})

const business = { customerType: 'BUSINESS', businessInfo: { legalName: 'Engines Ltd', country: 'GB' } }

test('a customer without email cannot sign in', async () => {
  const service = createTestService()
  const customer = await service.succeed('createCustomer', 201, { body: business })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const query = { accountId: data[0]?.id ?? '' }
  expect(await service.succeed('listCredentials', 200, { query })).toEqual({ data: [] })
})

test('a platformCustomerId is taken once', async () => {
  const service = createTestService()
  const body = { customerType: 'INDIVIDUAL', platformCustomerId: 'ada' }
  await service.succeed('createCustomer', 201, { body })
  expect(await service.refuse('createCustomer', { body })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

test('an unknown customer is 404', async () => {
  const refusal = await createTestService().refuse('getCustomer', { params: { customerId: 'Customer:none' } })
  expect(refusal).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } })
})

test('every invalid field is listed with its rule', async () => {
  const body = { customerType: 'ROBOT', email: 'ada', phoneNumber: '12' }
  const refusal = await createTestService().refuse('createCustomer', { body })
  expect(refusal.body).toMatchObject({
    code: 'INVALID_INPUT',
    details: {
      errors: [
        { field: 'customerType', constraint: { enum: ['INDIVIDUAL', 'BUSINESS'] } },
        { field: 'email', constraint: { format: 'email' } },
        { field: 'phoneNumber', constraint: { pattern: '^\\+[1-9]\\d{1,14}$' } },
      ],
    },
  })
})

test('funding raises the balance and records what came in', async () => {
  const service = createTestService()
  const customer = await service.succeed('createCustomer', 201, { body: { customerType: 'INDIVIDUAL' } })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId: customer.id } })
  const params = { accountId: data[0]?.id ?? '' }

  const account = await service.succeed('fundInternalAccount', 200, { params, body: { amount: 5_000_000 } })

  expect(account.balance.amount).toBe(5_000_000n)
  const transactions = await service.succeed('listTransactions', 200, { query: { customerId: customer.id } })
  expect(transactions.data).toMatchObject([
    { type: 'INCOMING', status: 'COMPLETED', direction: 'CREDIT', receivedAmount: { amount: 5_000_000n } },
  ])
})

test.each([0, -1, 1.5, 100_000_000_001, '5'])('%s is not an amount to fund with', async (amount) => {
  const params = { accountId: 'InternalAccount:none' }
  const refusal = await createTestService().refuse('fundInternalAccount', { params, body: { amount } })
  expect(refusal).toMatchObject({ status: 400, body: { details: { errors: [{ field: 'amount' }] } } })
})

test('customers are narrowed down by when they were created and last changed, both ends included', async () => {
  const service = createTestService()
  const create = async (fullName: string) => {
    const body = { customerType: 'INDIVIDUAL', fullName, email: 'x@example.com' }
    const { id } = await service.succeed('createCustomer', 201, { body })
    service.sandbox.clock.advance(60_000)
    return id
  }
  const customerId = await create('Ada Noon')
  await create('Ada Later')
  const phoneNumber = '+14155550100'
  const body = { customerType: 'INDIVIDUAL', phoneNumber }
  await service.succeed('updateCustomer', 200, { params: { customerId }, body })
  const named = async (query: Record<string, string>) =>
    (await service.succeed('listCustomers', 200, { query })).data.map(({ fullName }) => fullName)

  expect(await named({ createdAfter: '2026-01-05T12:01:00Z' })).toEqual(['Ada Later'])
  expect(await named({ createdBefore: '2026-01-05T12:00:00Z' })).toEqual(['Ada Noon'])
  expect(await named({ createdAfter: '2026-01-05T12:00:01Z', createdBefore: '2026-01-05T12:00:59Z' })).toEqual([])
  expect(await named({ updatedAfter: '2026-01-05T12:02:00Z' })).toEqual(['Ada Noon'])
  expect(await named({ updatedBefore: '2026-01-05T12:01:00Z' })).toEqual(['Ada Later'])
  expect(await named({ isIncludingDeleted: 'true' })).toEqual(['Ada Noon', 'Ada Later'])
})

test('an invalid date is refused with the name of its own field', async () => {
  const query = { createdAfter: 'today', updatedBefore: 'never' }
  expect(fieldsOf(await createTestService().refuse('listCustomers', { query }))).toEqual([
    'createdAfter',
    'updatedBefore',
  ])
})

test('customers are listed page by page, and narrowed down', async () => {
  const service = createTestService()
  for (const region of ['US', 'DE', 'US'])
    await service.succeed('createCustomer', 201, {
      body: { customerType: 'INDIVIDUAL', fullName: 'Ada Byron', region },
    })

  const first = await service.succeed('listCustomers', 200, { query: { limit: '2' } })
  const second = await service.succeed('listCustomers', 200, { query: { limit: '2', cursor: first.nextCursor ?? '' } })
  const american = await service.succeed('listCustomers', 200, { query: { region: 'US' } })

  expect([first.data.length, second.data.length, american.data.length]).toEqual([2, 1, 2])
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
})
