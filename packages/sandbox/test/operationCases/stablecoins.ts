import type { CallInput } from '../createTestService.ts'
import { createTestService, usdPayee } from '../createTestService.ts'
import { coinWorld, keyed, link, token } from '../stablecoinWorld.ts'
import { defineCases } from './operationCases.ts'

/** A coin that is issued and that the service may move, with five coins in the world. */
async function prepare() {
  const world = await coinWorld()
  const { service, mint } = world
  const { id } = await mint()
  service.sandbox.clock.advance(600_000)
  const { data } = await service.succeed('listStablecoinProviderAccounts', 200)
  const accountParams = { stablecoinProviderAccountId: data[0]?.id ?? '' }
  return { ...world, accountParams, operationParams: { stablecoinOperationId: id } }
}

type World = Awaited<ReturnType<typeof prepare>>

/** A bank account whose number ends in digits that decide how its link to the provider stands. */
async function bankAccount({ service, wallet: { customerId } }: World, suffix: string) {
  const body = usdPayee({ customerId, accountNumber: `98765432${suffix}` })
  return (await service.succeed('createExternalAccount', 201, { body })).id
}

async function sparkWallet({ service, wallet: { customerId } }: World) {
  const address = '0xde709f2102306220921060314715629080e2fb77'
  const accountInfo = { accountType: 'ETHEREUM_WALLET', address }
  const body = { customerId, currency: 'USDC', accountInfo }
  return (await service.succeed('createExternalAccount', 201, { body })).id
}

/** A coin that the provider still reviews. */
async function newCoin({ service }: World) {
  const { id: stablecoinId } = await service.succeed('registerStablecoin', 201, keyed(token('NEWC')))
  return { stablecoinId }
}

/** A coin that is issued, and that the service may not move yet. */
async function foreignCoin(world: World) {
  const params = await newCoin(world)
  world.service.sandbox.clock.advance(600_000)
  return params
}

type Kind = 'mint' | 'burn'

/** A mint or a burn with a bank account of its own, or with other fields. */
function operation(kind: Kind, { params, wire, burn }: World, change: object = {}): CallInput {
  return { params, ...keyed({ ...(kind === 'mint' ? wire : burn), ...change }) }
}

/** The same with a bank account whose link to the provider is broken. */
function withBank(kind: Kind, world: World, externalAccountId: string, change: object = {}): CallInput {
  const source = { fundingSource: { type: 'ACH_DEBIT', externalAccountId } }
  const target = { destination: { type: 'EXTERNAL_ACCOUNT', externalAccountId, rail: 'WIRE' } }
  return operation(kind, world, { ...(kind === 'mint' ? source : target), ...change })
}

/** What mints and burns are refused for alike. */
const refusals = (kind: Kind) => ({
  '400 INVALID_INPUT': (world: World) => withBank(kind, world, 'ExternalAccount:none'),
  '400 STABLECOIN_AMOUNT_NOT_REPRESENTABLE': (world: World) => operation(kind, world, { amount: '1000001' }),
  '400 STABLECOIN_EXTERNAL_ACCOUNT_NOT_LINKED': async (world: World) =>
    withBank(kind, world, await bankAccount(world, '002')),
  '400 STABLECOIN_EXTERNAL_ACCOUNT_LINK_FAILED': async (world: World) =>
    withBank(kind, world, await bankAccount(world, '003')),
  '400 STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_REQUIRED': async (world: World) =>
    withBank(kind, world, await bankAccount(world, '004')),
  '400 STABLECOIN_EXTERNAL_ACCOUNT_PROVIDER_LINK_FAILED': async (world: World) =>
    withBank(kind, world, await bankAccount(world, '005')),
  '400 STABLECOIN_EXTERNAL_ACCOUNT_LINK_METHOD_REQUIRED': async (world: World) =>
    withBank(kind, world, await bankAccount(world, '006')),
  '400 STABLECOIN_EXTERNAL_ACCOUNT_NOT_SUPPORTED': async (world: World) =>
    withBank(kind, world, await sparkWallet(world)),
  '400 STABLECOIN_NOT_PROVISIONED': async (world: World) => ({
    ...operation(kind, world),
    params: await newCoin(world),
  }),
  '400 STABLECOIN_PROVIDER_ERROR': (world: World) => operation(kind, world, { description: 'Order 004' }),
  '503 SERVICE_UNAVAILABLE': (world: World) => operation(kind, world, { description: 'Order 003' }),
})

const ofService = ({ wallet: { accountId } }: World) => ({ type: 'SERVICE_INTERNAL_ACCOUNT', accountId })
const tooMuch = '1000000010000'

/** One more account at the provider, which its id makes invalid or revoked. */
async function linked({ service }: World, apiClientId: string) {
  const { id: stablecoinProviderAccountId } = await link(service, apiClientId)
  return keyed({ ...token('OTHER'), stablecoinProviderAccountId })
}

export const stablecoinCases = defineCases({
  prepare,
  cases: {
    linkStablecoinProviderAccount: {
      201: () => keyed({ provider: 'BRALE', apiClientId: 'client-2', apiClientSecret: 'a-secret-of-the-platform' }),
      '409 CONFLICT': () =>
        keyed({ provider: 'BRALE', apiClientId: 'client-1', apiClientSecret: 'a-secret-of-the-platform' }),
    },
    listStablecoinProviderAccounts: { 200: () => ({}) },
    getStablecoinProviderAccount: { 200: ({ accountParams }) => ({ params: accountParams }) },
    registerStablecoin: {
      201: () => keyed(token('NEWC')),
      '400 STABLECOIN_PROVIDER_ACCOUNT_INVALID': (world) => linked(world, 'client-002'),
      '400 STABLECOIN_PROVIDER_ACCOUNT_REVOKED': (world) => linked(world, 'client-003'),
      '400 STABLECOIN_PROVIDER_ACCOUNT_SELECTION_REQUIRED': async ({ service }) => {
        await link(service, 'client-2')
        return keyed(token('NEWC'))
      },
      '400 STABLECOIN_PROVIDER_ERROR': () => keyed(token('NEWC-004')),
      '400 STABLECOIN_VERIFICATION_FAILED': () => keyed(token('NEWC-002')),
      '404 STABLECOIN_PROVIDER_ACCOUNT_NOT_FOUND': () => ({
        service: createTestService(),
        ...keyed(token('NEWC')),
      }),
      '409 STABLECOIN_SYMBOL_ALREADY_EXISTS': () => keyed({ ...token('PAYD'), networkTokenIdentifier: 'btkn1other' }),
      '409 STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS': () => keyed(token('PAYD')),
    },
    listStablecoins: { 200: () => ({}) },
    getStablecoin: { 200: ({ params }) => ({ params }) },
    requestStablecoinEnablement: {
      200: async (world) => ({ params: await foreignCoin(world) }),
      '409 STABLECOIN_GRID_ENABLEMENT_NOT_REQUESTABLE': ({ params }) => ({ params }),
    },
    mintStablecoin: {
      201: (world) => operation('mint', world),
      ...refusals('mint'),
      '400 INSUFFICIENT_FUNDS': (world) =>
        operation('mint', world, { amount: tooMuch, fundingSource: ofService(world) }),
      '400 STABLECOIN_OPERATION_NOT_SUPPORTED': (world) =>
        operation('mint', world, {
          amount: tooMuch,
          fundingSource: { type: 'SAME_DAY_ACH_DEBIT', externalAccountId: world.wallet.payeeId },
        }),
      '400 STABLECOIN_PROVIDER_SOURCE_NOT_LINKED': (world) =>
        operation('mint', world, {
          fundingSource: {
            type: 'PROVIDER_INTERNAL_BALANCE',
            sourceTokenIdentifier: 'USDC-002',
            cryptoNetwork: 'ETHEREUM',
          },
        }),
      '400 STABLECOIN_GRID_OPERATIONS_NOT_ENABLED': async (world) => ({
        ...operation('mint', world, { fundingSource: ofService(world) }),
        params: await foreignCoin(world),
      }),
    },
    burnStablecoin: {
      201: (world) => operation('burn', world),
      ...refusals('burn'),
      '400 INSUFFICIENT_FUNDS': (world) => operation('burn', world, { amount: '5010000' }),
      '400 STABLECOIN_BURN_SOURCE_NOT_SUPPORTED': (world) =>
        operation('burn', world, { source: { type: 'EXTERNAL_ACCOUNT' } }),
      '400 STABLECOIN_OPERATION_NOT_SUPPORTED': (world) =>
        operation('burn', world, {
          amount: tooMuch,
          destination: { ...world.burn.destination, rail: 'SAME_DAY_ACH_CREDIT' },
        }),
      '400 STABLECOIN_GRID_OPERATIONS_NOT_ENABLED': async (world) => ({
        ...operation('burn', world, { source: ofService(world) }),
        params: await foreignCoin(world),
      }),
    },
    listStablecoinOperations: { 200: ({ params }) => ({ params }) },
    getStablecoinOperation: { 200: ({ operationParams }) => ({ params: operationParams }) },
  },
})
