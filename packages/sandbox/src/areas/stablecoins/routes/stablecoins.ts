import type { Route } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { ServiceError } from '../../../http/responses.ts'
import type { StablecoinRecord } from '../../../state/stablecoinRecords.ts'
import { operationsStatusOf } from '../coinStates.ts'
import { describeStablecoin } from '../describe.ts'
import { chooseProviderAccount, findStablecoin, refused } from '../rules.ts'

/** The last three characters of `providerTokenIdentifier` decide how it goes. */
export const registerStablecoin: Route<'registerStablecoin'> = (context, { body }) => {
  const { providerTokenIdentifier, networkTokenIdentifier } = body
  const account = chooseProviderAccount(context, { id: body.stablecoinProviderAccountId })
  const suffix = providerTokenIdentifier.slice(-3)
  if (suffix === '002') throw refused('STABLECOIN_VERIFICATION_FAILED', 'The provider does not know this token')
  if (suffix === '004') throw refused('STABLECOIN_PROVIDER_ERROR', 'The provider refused to look the token up')
  const { stablecoins } = context.state
  if (stablecoins.where('networkTokenIdentifier', networkTokenIdentifier).length > 0)
    throw exists('STABLECOIN_TOKEN_IDENTIFIER_ALREADY_EXISTS')
  const symbol = providerTokenIdentifier.replace(/[^A-Za-z].*$/, '').toUpperCase() || 'COIN'
  if (stablecoins.where('symbol', symbol).length > 0) throw exists('STABLECOIN_SYMBOL_ALREADY_EXISTS')

  const coin: StablecoinRecord = {
    id: context.createId('Stablecoin'),
    symbol,
    providerTokenIdentifier,
    networkTokenIdentifier,
    stablecoinProviderAccountId: account.id,
    createdAt: context.now(),
  }
  stablecoins.set(coin.id, coin)
  return { status: 201, body: describeStablecoin(coin, { now: context.now() }) }
}

export const listStablecoins: Route<'listStablecoins'> = (context, { query }) => {
  const { issuanceStatus, serviceOperationsStatus, provider } = query
  const now = context.now()
  const coins = [...context.state.stablecoins.values()]
    .map((coin) => describeStablecoin(coin, { now }))
    .filter((coin) => issuanceStatus === undefined || coin.issuanceStatus === issuanceStatus)
    .filter((coin) => serviceOperationsStatus === undefined || coin.serviceOperationsStatus === serviceOperationsStatus)
    .filter((coin) => provider === undefined || coin.provider === provider)
  return { status: 200, body: pageOf(coins, query) }
}

export const getStablecoin: Route<'getStablecoin'> = (context, { params }) => ({
  status: 200,
  body: describeStablecoin(findStablecoin(context, { id: params.stablecoinId }), { now: context.now() }),
})

/** May be repeated while the operator has not decided. */
export const requestStablecoinEnablement: Route<'requestStablecoinEnablement'> = (context, { params }) => {
  const coin = findStablecoin(context, { id: params.stablecoinId })
  const now = context.now()
  const status = operationsStatusOf(coin, { now })
  if (status !== 'NOT_ENABLED' && status !== 'PENDING_APPROVAL')
    throw new ServiceError({
      status: 409,
      code: 'STABLECOIN_GRID_ENABLEMENT_NOT_REQUESTABLE',
      message: `The coin is ${status}`,
    })
  coin.enablementRequestedAt ??= now
  return { status: 200, body: describeStablecoin(coin, { now }) }
}

function exists(code: string): ServiceError {
  return new ServiceError({ status: 409, code, message: 'There is such a coin already' })
}
