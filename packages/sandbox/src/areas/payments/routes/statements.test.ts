import { expect, test } from 'vitest'
import { createTestService } from '../../../../test/createTestService.ts'
import { monthOfWindow, startOfMonth } from '../statementMonths.ts'

/** A customer with a USD account, in the middle of June 2026. */
async function withDollars() {
  let time = Date.parse('2026-06-15T12:00:00Z')
  const service = createTestService({ now: () => time })
  const body = { customerType: 'INDIVIDUAL', fullName: 'Ada Lovelace', currencies: ['USD', 'USDB'] }
  const { id: customerId } = await service.succeed('createCustomer', 201, { body })
  const { data } = await service.succeed('listInternalAccounts', 200, { query: { customerId, currency: 'USD' } })
  const accountId = data[0]?.id ?? ''
  const params = { accountId }
  const fundAt = async (text: string, amount: number) => {
    time = Date.parse(text)
    await service.succeed('fundInternalAccount', 200, { params, body: { amount } })
  }
  const moveTo = (text: string) => {
    time = Date.parse(text)
  }
  const read = (startDate: string, endDate: string, page: object = {}) =>
    service.succeed('listBalanceChanges', 200, { params, query: { startDate, endDate, ...page } })
  const refuse = (startDate: string, endDate: string) =>
    service.refuse('listBalanceChanges', { params, query: { startDate, endDate } })
  return { service, accountId, params, fundAt, moveTo, read, refuse, data }
}

const june = ['2026-06-01T00:00:00-05:00', '2026-07-01T00:00:00-05:00'] as const

test.each([
  [2026, 1, '2026-01-01T06:00:00Z'],
  [2026, 3, '2026-03-01T06:00:00Z'],
  [2026, 4, '2026-04-01T05:00:00Z'],
  [2026, 11, '2026-11-01T05:00:00Z'],
  [2026, 12, '2026-12-01T06:00:00Z'],
  [2026, 13, '2027-01-01T06:00:00Z'],
  [2024, 2, '2024-02-01T06:00:00Z'],
])('month %d-%d begins in Chicago at %s', (year, month, time) => {
  expect(new Date(startOfMonth(year, month)).toISOString()).toBe(time.replace('Z', '.000Z'))
})

test('recognizes only the exact window of a month', () => {
  const window = { from: startOfMonth(2026, 3), to: startOfMonth(2026, 4) }
  expect(monthOfWindow(window)).toBe('2026-03')
  expect(monthOfWindow({ ...window, from: window.from + 1 })).toBeUndefined()
  expect(monthOfWindow({ ...window, to: window.to - 1 })).toBeUndefined()
  expect(monthOfWindow({ ...window, to: startOfMonth(2026, 5) })).toBeUndefined()
  expect(monthOfWindow({ from: Date.parse('2026-03-01Z'), to: Date.parse('2026-04-01Z') })).toBeUndefined()
})

test('the opening balance plus all changes equals the closing balance across all pages', async () => {
  const { fundAt, moveTo, read } = await withDollars()
  await fundAt('2026-05-20T00:00:00Z', 1000)
  for (let day = 10; day < 25; day++) await fundAt(`2026-06-${day}T00:00:00Z`, day)
  await fundAt('2026-07-02T00:00:00Z', 5000)
  moveTo('2026-07-10T00:00:00Z')

  const all: { id: string; amount: bigint }[] = []
  let cursor: string | undefined
  let last: Awaited<ReturnType<typeof read>>
  do {
    last = await read(...june, { limit: '4', ...(cursor && { cursor }) })
    expect(last).toMatchObject({ openingBalance: 1000n, closingBalance: 1255n })
    all.push(...last.data)
    cursor = last.nextCursor
  } while (last.hasMore)

  expect(all).toHaveLength(15)
  expect(new Set(all.map(({ id }) => id)).size).toBe(15)
  expect(all.reduce((sum, { amount }) => sum + amount, 1000n)).toBe(last.closingBalance)
})

test('the window includes its start and excludes its end', async () => {
  const { fundAt, moveTo, read } = await withDollars()
  await fundAt('2026-06-01T04:59:59.999Z', 1)
  await fundAt('2026-06-01T05:00:00Z', 10)
  await fundAt('2026-07-01T04:59:59.999Z', 100)
  await fundAt('2026-07-01T05:00:00Z', 1000)
  moveTo('2026-08-10T00:00:00Z')
  const statement = await read(...june)
  expect(statement).toMatchObject({ openingBalance: 1n, closingBalance: 111n })
  expect(statement.data.map(({ amount }) => amount)).toEqual([10n, 100n])
  expect(statement.data[0]?.transactionId).toMatch(/^Transaction:/)
  const july = await read(june[1], '2026-08-01T00:00:00-05:00')
  expect(july).toMatchObject({ openingBalance: 111n, closingBalance: 1111n })
})

test('lists a payment and its refund as two changes', async () => {
  const { service, params, fundAt, moveTo } = await withDollars()
  await fundAt('2026-06-10T00:00:00Z', 10)
  const { customerId } = (await service.succeed('listInternalAccounts', 200, { query: {} })).data[0]!
  const accountInfo = {
    accountType: 'USD_ACCOUNT',
    accountNumber: '12345002',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace' },
  }
  const payee = await service.succeed('createExternalAccount', 201, {
    body: { customerId, currency: 'USD', accountInfo },
  })
  const wallet = (await service.succeed('listInternalAccounts', 200, { query: { type: 'EMBEDDED_WALLET' } })).data[0]!
    .id
  await service.succeed('fundInternalAccount', 200, { params: { accountId: wallet }, body: { amount: 9_000_000 } })
  const quote = await service.succeed('createQuote', 200, {
    body: {
      source: { sourceType: 'ACCOUNT', accountId: wallet },
      destination: { destinationType: 'ACCOUNT', accountId: payee.id },
      lockedCurrencySide: 'SENDING',
      lockedCurrencyAmount: 5_000_000,
    },
  })
  await service.succeed('executeQuote', 200, { params: { quoteId: quote.id }, signature: 'sandbox-valid-signature' })
  moveTo('2026-07-10T00:00:00Z')
  const query = { startDate: june[0], endDate: june[1] }
  const changes = await service.succeed('listBalanceChanges', 200, { params: { accountId: wallet }, query })
  expect(changes).toMatchObject({ openingBalance: 0n, closingBalance: 9_000_000n })
  expect(changes.data.map(({ amount }) => amount)).toEqual([9_000_000n, -5_000_000n, 5_000_000n])
  expect(changes.data[1]?.transactionId).toBe(quote.transactionId)
  const own = await service.succeed('listBalanceChanges', 200, { params, query })
  expect(own.data).toHaveLength(1)
})

test('refuses a window until a day after its end', async () => {
  const { moveTo, read, refuse } = await withDollars()
  moveTo('2026-07-02T04:59:59Z')
  expect(await refuse(...june)).toMatchObject({ status: 409, body: { code: 'NOT_YET_AVAILABLE' } })
  moveTo('2026-07-02T05:00:00Z')
  await read(...june)
})

test.each([
  ['2026-06-01', june[1], 'startDate'],
  ['2026-06-01T00:00:00', june[1], 'startDate'],
  [june[0], 'soon', 'endDate'],
  [june[1], june[0], 'endDate'],
  [june[0], june[0], 'endDate'],
])('refuses a window from %s to %s', async (startDate, endDate, field) => {
  const { refuse } = await withDollars()
  expect(await refuse(startDate, endDate)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', details: { errors: [{ field }] } },
  })
})

test('keeps the first confirmation of a statement', async () => {
  const { service, params, moveTo } = await withDollars()
  const body = { statementMonth: '2026-06' }
  expect(await service.refuse('confirmStatement', { params, body })).toMatchObject({
    status: 409,
    body: { code: 'NOT_YET_AVAILABLE' },
  })
  moveTo('2026-07-05T00:00:00Z')
  const first = await service.succeed('confirmStatement', 200, { params, body })
  expect(first).toMatchObject({ statementMonth: '2026-06', confirmedAt: new Date('2026-07-05T00:00:00Z') })
  moveTo('2026-08-05T00:00:00Z')
  expect(await service.succeed('confirmStatement', 200, { params, body })).toEqual(first)
  for (const statementMonth of ['2026-13', '2026-6', 'June', ''])
    expect(await service.refuse('confirmStatement', { params, body: { statementMonth } })).toMatchObject({
      status: 400,
    })
})

test('refuses to confirm a statement of a wallet or a platform account', async () => {
  const { service, moveTo } = await withDollars()
  moveTo('2026-07-05T00:00:00Z')
  const wallet = (await service.succeed('listInternalAccounts', 200, { query: { type: 'EMBEDDED_WALLET' } })).data[0]
  const platform = (await service.succeed('listPlatformInternalAccounts', 200, { query: { currency: 'USD' } })).data[0]
  for (const account of [wallet, platform])
    expect(
      await service.refuse('confirmStatement', {
        params: { accountId: account?.id ?? '' },
        body: { statementMonth: '2026-06' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
})

test('records a statement fetch only for exactly one month', async () => {
  const { service, accountId, moveTo, read } = await withDollars()
  moveTo('2026-07-05T00:00:00Z')
  await read('2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z')
  expect(statementsOf(service.sandbox.exportState())).toEqual([])
  await read(...june)
  moveTo('2026-07-06T00:00:00Z')
  await read(...june)
  expect(statementsOf(service.sandbox.exportState())).toEqual([
    { id: `${accountId} 2026-06`, fetchedAt: Date.parse('2026-07-05T00:00:00Z') },
  ])
})

test('lists funding instructions, and platform accounts separately', async () => {
  const { service, data } = await withDollars()
  expect(data[0]).toMatchObject({
    type: 'INTERNAL_FIAT',
    fundingPaymentInstructions: [{ accountOrWalletInfo: { accountType: 'USD_ACCOUNT' } }],
  })
  const own = await service.succeed('listPlatformInternalAccounts', 200, {})
  expect(own.data.map(({ type, balance }) => [type, balance.currency.code])).toEqual([
    ['INTERNAL_FIAT', 'USD'],
    ['INTERNAL_CRYPTO', 'USDC'],
    ['INTERNAL_CRYPTO', 'USDB'],
  ])
  expect(own.data.every(({ customerId }) => customerId === undefined)).toBe(true)
  const crypto = await service.succeed('listPlatformInternalAccounts', 200, { query: { type: 'INTERNAL_CRYPTO' } })
  expect(crypto.data).toHaveLength(2)
  const customers = await service.succeed('listInternalAccounts', 200, { query: {} })
  expect(customers.data.every(({ customerId }) => customerId !== undefined)).toBe(true)
})

test('refuses to fund a wallet that is not provisioned', async () => {
  const { service } = await withDollars()
  const wallet = (await service.succeed('listInternalAccounts', 200, { query: { type: 'EMBEDDED_WALLET' } })).data[0]!
    .id
  service.sandbox.accounts.setStatus({ accountId: wallet, status: 'PENDING' })
  const refusal = await service.refuse('fundInternalAccount', { params: { accountId: wallet }, body: { amount: 1 } })
  expect(refusal).toMatchObject({ status: 409, body: { code: 'WALLET_NOT_PROVISIONED' } })
  expect(() => service.sandbox.accounts.setStatus({ accountId: 'InternalAccount:none', status: 'ACTIVE' })).toThrow()
})

test.each([
  ['PENDING', 'CONFLICT'],
  ['CLOSED', 'CONFLICT'],
  ['FROZEN', 'CONFLICT'],
  ['FAILED', 'CONFLICT'],
] as const)('refuses to fund an account that is %s', async (status, code) => {
  const { service, accountId, params } = await withDollars()
  service.sandbox.accounts.setStatus({ accountId, status })
  const refusal = await service.refuse('fundInternalAccount', { params, body: { amount: 1 } })
  expect(refusal).toMatchObject({ status: 409, body: { code } })
})

function statementsOf(saved: string): unknown {
  return (JSON.parse(saved) as { statements: unknown }).statements
}
