import { expect, test } from 'vitest'
import { createTestService } from '../../../../test/createTestService.ts'
import { coinWorld, keyed, link, token } from '../../../../test/stablecoinWorld.ts'

const refused = (status: number, code: string) => ({ status, body: { code } })

test('an account at a provider is linked once, and its secret is nowhere afterwards', async () => {
  const service = createTestService()
  const account = await link(service)
  expect(account).toMatchObject({ provider: 'BRALE', status: 'ACTIVE', apiClientId: 'client-1' })
  expect(account.providerAccountId).toEqual(expect.any(String))
  expect(await service.succeed('listStablecoinProviderAccounts', 200, { query: { status: 'ACTIVE' } })).toMatchObject({
    data: [account],
  })
  const params = { stablecoinProviderAccountId: account.id }
  expect(await service.succeed('getStablecoinProviderAccount', 200, { params })).toEqual(account)
  const again = keyed({ provider: 'BRALE', apiClientId: 'client-1', apiClientSecret: 'x' })
  expect(await service.refuse('linkStablecoinProviderAccount', again)).toMatchObject(refused(409, 'CONFLICT'))
  expect(service.sandbox.exportState()).not.toContain('a-secret-of-the-platform')
})

test('what moves or makes coins needs an idempotency key of up to 255 characters, and is done once', async () => {
  const { service, params, wire } = await coinWorld()
  for (const idempotencyKey of [undefined, 'k'.repeat(256)]) {
    const input = { params, body: wire, ...(idempotencyKey && { idempotencyKey }) }
    expect(await service.refuse('mintStablecoin', input)).toMatchObject(refused(400, 'INVALID_INPUT'))
  }
  const input = { params, body: wire, idempotencyKey: 'k'.repeat(255) }
  const first = await service.succeed('mintStablecoin', 201, input)
  expect(await service.succeed('mintStablecoin', 201, input)).toEqual(first)
  const other = { ...input, body: { ...wire, amount: '10000' } }
  expect(await service.refuse('mintStablecoin', other)).toMatchObject({ status: 409 })
  expect((await service.succeed('listStablecoinOperations', 200, { params })).data).toHaveLength(1)
})

test('a coin is reviewed, provisioned and issued within six seconds', async () => {
  const service = createTestService()
  await link(service)
  const { id: stablecoinId, ...coin } = await service.succeed('registerStablecoin', 201, keyed(token('PAYD')))
  expect(coin).toMatchObject({ symbol: 'PAYD', decimals: 6, issuanceStatus: 'PENDING_REVIEW' })
  const statuses: unknown[] = []
  for (let count = 0; count < 2; count++) {
    service.sandbox.clock.advance(3_000)
    statuses.push((await service.succeed('getStablecoin', 200, { params: { stablecoinId } })).issuanceStatus)
  }
  expect(statuses).toEqual(['PROVISIONING', 'PROVISIONED'])
  const query = { issuanceStatus: 'PROVISIONED', serviceOperationsStatus: 'NOT_ENABLED', provider: 'BRALE' }
  expect((await service.succeed('listStablecoins', 200, { query })).totalCount).toBe(1)
  for (const [name, value] of Object.entries({ issuanceStatus: 'FAILED', serviceOperationsStatus: 'ENABLED' }))
    expect((await service.succeed('listStablecoins', 200, { query: { [name]: value } })).data).toEqual([])
})

test.each([
  ['PAYD-001', 'PENDING_REVIEW'],
  ['PAYD-003', 'REJECTED'],
  ['PAYD-005', 'FAILED'],
])('%s ends as %s and cannot be minted', async (identifier, issuanceStatus) => {
  const { service, wire } = await coinWorld()
  const { id: stablecoinId } = await service.succeed('registerStablecoin', 201, keyed(token(`X${identifier}`)))
  service.sandbox.clock.advance(60_000)
  const params = { stablecoinId }
  expect(await service.succeed('getStablecoin', 200, { params })).toMatchObject({ issuanceStatus })
  expect(await service.refuse('mintStablecoin', { params, ...keyed(wire) })).toMatchObject(
    refused(400, 'STABLECOIN_NOT_PROVISIONED'),
  )
})

test.each([
  ['PAYD-002', 400, 'STABLECOIN_VERIFICATION_FAILED'],
  ['PAYD-004', 400, 'STABLECOIN_PROVIDER_ERROR'],
])('%s is refused with %i %s', async (identifier, status, code) => {
  const service = createTestService()
  await link(service)
  expect(await service.refuse('registerStablecoin', keyed(token(identifier)))).toMatchObject(refused(status, code))
})

test('a coin is registered under each of its names once', async () => {
  const { service } = await coinWorld()
  const same = { ...token('PAYD'), providerTokenIdentifier: 'OTHER' }
  expect(await service.refuse('registerStablecoin', keyed(same))).toMatchObject(
    refused(409, 'STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS'),
  )
  expect(await service.refuse('registerStablecoin', keyed(token('PAYD2')))).toMatchObject(
    refused(409, 'STABLECOIN_SYMBOL_ALREADY_EXISTS'),
  )
})

test('the account at the provider is the only one, or has to be named, and has to be in order', async () => {
  const service = createTestService()
  const codeOf = async (stablecoinProviderAccountId?: string) => {
    const body = { ...token('PAYD'), stablecoinProviderAccountId }
    const { status, body: error } = await service.refuse('registerStablecoin', keyed(body))
    return [status, error.code]
  }
  expect(await codeOf()).toEqual([404, 'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND'])
  const invalid = await link(service, 'client-002')
  const revoked = await link(service, 'client-003')
  expect(await codeOf()).toEqual([400, 'STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED'])
  expect(await codeOf(invalid.id)).toEqual([400, 'STABLECOIN_PROVIDER_ACCOUNT_INVALID'])
  expect(await codeOf(revoked.id)).toEqual([400, 'STABLECOIN_PROVIDER_ACCOUNT_REVOKED'])
  expect(await codeOf('StablecoinProviderAccount:none')).toEqual([404, 'STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND'])
})

test('the operator decides about a coin after it was asked, once or twice, and not afterwards', async () => {
  const { service } = await coinWorld()
  const { id: stablecoinId } = await service.succeed('registerStablecoin', 201, keyed(token('NEWD')))
  const params = { stablecoinId }
  const ask = async () =>
    (await service.succeed('requestStablecoinEnablement', 200, { params })).serviceOperationsStatus
  expect([await ask(), await ask()]).toEqual(['PENDING_APPROVAL', 'PENDING_APPROVAL'])
  for (const _ of ['ENABLING', 'ENABLED']) {
    service.sandbox.clock.advance(5_000)
    expect(await service.refuse('requestStablecoinEnablement', { params })).toMatchObject(
      refused(409, 'STABLECOIN_GRID_ENABLEMENT_NOT_REQUESTABLE'),
    )
  }
  expect(await service.succeed('getStablecoin', 200, { params })).toMatchObject({ serviceOperationsStatus: 'ENABLED' })
})

test('what does not exist is not found', async () => {
  const { service, wire } = await coinWorld()
  const params = { stablecoinId: 'Stablecoin:none', stablecoinOperationId: 'StablecoinOperation:none' }
  for (const name of ['getStablecoin', 'requestStablecoinEnablement', 'listStablecoinOperations'] as const)
    expect(await service.refuse(name, { params })).toMatchObject({ status: 404 })
  expect(await service.refuse('getStablecoinOperation', { params })).toMatchObject({ status: 404 })
  expect(await service.refuse('mintStablecoin', { params, ...keyed(wire) })).toMatchObject({ status: 404 })
})
