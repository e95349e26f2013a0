import { expect, test } from 'vitest'
import { balanceOf, usdPayee } from '../../../../test/createTestService.ts'
import { coinWorld, keyed, token } from '../../../../test/stablecoinWorld.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('a mint waits for its wire, then completes; one whose wire never comes expires', async () => {
  const { service, mint, statusOf } = await coinWorld()
  const paid = await mint()
  expect(paid).toMatchObject({ status: 'PENDING_FUNDING', amount: 5_000_000n, fundingInstructions: { rail: 'WIRE' } })
  const unpaid = await mint({ description: 'never 001' })
  const failed = await mint({ description: 'fails 002' })
  const steps: unknown[] = []
  for (const ms of [60_000, 3_000, 3_000]) {
    service.sandbox.clock.advance(ms)
    steps.push(await statusOf(paid.id))
  }
  expect(steps).toEqual(['PENDING_PROVIDER', 'PROCESSING', 'COMPLETED'])
  expect(await statusOf(failed.id)).toBe('FAILED')
  expect(await statusOf(unpaid.id)).toBe('PENDING_FUNDING')
  service.sandbox.clock.advance(48 * 3_600_000)
  expect(await statusOf(unpaid.id)).toBe('EXPIRED')
})

test('a mint from an account of the service takes its dollars', async () => {
  const { service, wallet, mint, codeOf, wire } = await coinWorld()
  const fundingSource = { type: 'SERVICE_INTERNAL_ACCOUNT', accountId: wallet.accountId }
  await mint({ fundingSource })
  expect(await balanceOf(service, { wallet })).toBe(245_000_000n)
  expect(await codeOf('mintStablecoin', { ...wire, fundingSource, amount: '245000001' })).toEqual([
    400,
    'INSUFFICIENT_FUNDS',
  ])
})

test('a burn needs the coins to be there', async () => {
  const { service, mint, burn, codeOf, params } = await coinWorld()
  expect(await codeOf('burnStablecoin', burn)).toEqual([400, 'INSUFFICIENT_FUNDS'])
  await mint()
  service.sandbox.clock.advance(66_000)
  await service.succeed('burnStablecoin', 201, { params, ...keyed({ ...burn, amount: '4000000' }) })
  expect(await codeOf('burnStablecoin', { ...burn, amount: '1010000' })).toEqual([400, 'INSUFFICIENT_FUNDS'])
  const query = { operationType: 'BURN' }
  expect((await service.succeed('listStablecoinOperations', 200, { params, query })).data).toMatchObject([
    { operationType: 'BURN', amount: 4_000_000n, destination: { rail: 'WIRE' } },
  ])
})

test.each([
  ['half a cent', { amount: '5000' }, 'STABLECOIN_AMOUNT_NOT_REPRESENTABLE'],
  ['nothing', { amount: '0' }, 'INVALID_INPUT'],
  ['a number', { amount: 10_000 }, 'INVALID_INPUT'],
  ['a provider that refuses', { description: 'x 004' }, 'STABLECOIN_PROVIDER_ERROR'],
  ['an unknown account', { destination: { accountId: 'InternalAccount:none' } }, 'INVALID_INPUT'],
  [
    'a token that the provider does not hold',
    { fundingSource: { type: 'PROVIDER_INTERNAL_BALANCE', sourceTokenIdentifier: 'USDC-002', cryptoNetwork: 'BASE' } },
    'STABLECOIN_PROVIDER_SOURCE_NOT_LINKED',
  ],
  [
    'an unknown bank account',
    { fundingSource: { type: 'ACH_DEBIT', externalAccountId: 'ExternalAccount:none' } },
    'INVALID_INPUT',
  ],
])('a mint with %s is refused', async (_, change, code) => {
  const { wire, codeOf } = await coinWorld()
  expect(await codeOf('mintStablecoin', { ...wire, ...change })).toEqual([400, code])
})

test('a provider that does not answer is a 503', async () => {
  const { wire, codeOf } = await coinWorld()
  expect(await codeOf('mintStablecoin', { ...wire, description: 'x 003' })).toEqual([503, 'SERVICE_UNAVAILABLE'])
})

test.each([
  ['002', 'NOT_LINKED'],
  ['003', 'LINK_FAILED'],
  ['004', 'PROVIDER_LINK_REQUIRED'],
  ['005', 'PROVIDER_LINK_FAILED'],
  ['006', 'LINK_METHOD_REQUIRED'],
])('a bank account that ends in %s is refused with %s', async (suffix, problem) => {
  const { service, wallet, wire, codeOf } = await coinWorld()
  const payee = usdPayee({ customerId: wallet.customerId, accountNumber: `98765432${suffix}` })
  const { id: externalAccountId } = await service.succeed('createExternalAccount', 201, { body: payee })
  const fundingSource = { type: 'ACH_DEBIT', externalAccountId }
  expect(await codeOf('mintStablecoin', { ...wire, fundingSource })).toEqual([
    400,
    `STABLECOIN_EXTERNAL_ACCOUNT_${problem}`,
  ])
})

test('a same-day entry moves a million dollars at most', async () => {
  const { wallet, wire, codeOf, mint } = await coinWorld()
  const fundingSource = { type: 'SAME_DAY_ACH_DEBIT', externalAccountId: wallet.payeeId }
  await mint({ fundingSource, amount: '1000000000000' })
  expect(await codeOf('mintStablecoin', { ...wire, fundingSource, amount: '1000000010000' })).toEqual([
    400,
    'STABLECOIN_OPERATION_NOT_SUPPORTED',
  ])
})

test('coins elsewhere are not burned, and what the service may not move it does not', async () => {
  const { service, wallet, burn, wire, codeOf } = await coinWorld()
  expect(await codeOf('burnStablecoin', { ...burn, source: { type: 'EXTERNAL_ACCOUNT' } })).toEqual([
    400,
    'STABLECOIN_BURN_SOURCE_NOT_SUPPORTED',
  ])
  const { id: stablecoinId } = await service.succeed('registerStablecoin', 201, keyed(token('NEWD')))
  service.sandbox.clock.advance(6_000)
  const source = { type: 'SERVICE_INTERNAL_ACCOUNT', accountId: wallet.accountId }
  const params = { stablecoinId }
  for (const [name, body] of [
    ['mintStablecoin', { ...wire, fundingSource: source }],
    ['burnStablecoin', { ...burn, source }],
  ] as const)
    expect(await service.refuse(name, { params, ...keyed(body) })).toMatchObject(
      refused(400, 'STABLECOIN_GRID_OPERATIONS_NOT_ENABLED'),
    )
})
