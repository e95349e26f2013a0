import type { SandboxOperation } from '../src/exports/index.ts'
import type { TestService } from './createTestService.ts'
import { createTestService, createTestWallet } from './createTestService.ts'

/** A body with a key that no other request has. */
export const keyed = (body: object) => ({ body, idempotencyKey: crypto.randomUUID() })

export const link = (service: TestService, apiClientId = 'client-1') =>
  service.succeed(
    'linkStablecoinProviderAccount',
    201,
    keyed({ provider: 'BRALE', apiClientId, apiClientSecret: 'a-secret-of-the-platform' }),
  )

export const token = (providerTokenIdentifier: string) => ({
  providerTokenIdentifier,
  networkTokenIdentifier: `btkn1${providerTokenIdentifier}`,
  network: 'SPARK',
})

/** A coin that is issued and that the service may move, with a customer's accounts. */
export async function coinWorld() {
  const service = createTestService()
  const wallet = await createTestWallet(service)
  await link(service)
  const { id: stablecoinId } = await service.succeed('registerStablecoin', 201, keyed(token('PAYD')))
  const params = { stablecoinId }
  await service.succeed('requestStablecoinEnablement', 200, { params })
  service.sandbox.clock.advance(10_000)
  const wire = { amount: '5000000', fundingSource: { type: 'WIRE' }, destination: { accountId: wallet.accountId } }
  const bank = { type: 'EXTERNAL_ACCOUNT', externalAccountId: wallet.payeeId, rail: 'WIRE' }
  const burn = { amount: '1000000', source: { type: 'PROVIDER_INTERNAL_BALANCE' }, destination: bank }
  const mint = (change: object = {}) =>
    service.succeed('mintStablecoin', 201, { params, ...keyed({ ...wire, ...change }) })
  const codeOf = async (name: SandboxOperation, body: object) => {
    const { status, body: error } = await service.refuse(name, { params, ...keyed(body) })
    return [status, error.code]
  }
  const statusOf = async (id: string) => {
    const request = { params: { stablecoinOperationId: id } }
    return (await service.succeed('getStablecoinOperation', 200, request)).status
  }
  return { service, wallet, params, wire, burn, mint, codeOf, statusOf }
}
