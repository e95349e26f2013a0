import type { Route } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { ServiceError } from '../../../http/responses.ts'
import type { StablecoinProviderAccountRecord } from '../../../state/stablecoinRecords.ts'
import { describeProviderAccount } from '../describe.ts'
import { findProviderAccount } from '../rules.ts'

/** The last three characters of `apiClientId` decide what the provider thinks of the account. */
export const linkStablecoinProviderAccount: Route<'linkStablecoinProviderAccount'> = (context, { body }) => {
  const { provider, apiClientId, providerAccountId } = body
  if (context.state.stablecoinProviderAccounts.where('apiClientId', apiClientId).length > 0)
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'This account is linked already' })
  const suffix = apiClientId.slice(-3)
  const status = suffix === '002' ? 'INVALID' : suffix === '003' ? 'REVOKED' : 'ACTIVE'
  const id = context.createId('StablecoinProviderAccount')
  const createdAt = context.now()
  const account: StablecoinProviderAccountRecord = { id, provider, apiClientId, providerAccountId, status, createdAt }
  context.state.stablecoinProviderAccounts.set(id, account)
  return { status: 201, body: describeProviderAccount(account) }
}

export const listStablecoinProviderAccounts: Route<'listStablecoinProviderAccounts'> = (context, { query }) => {
  const { provider, status } = query
  const accounts = [...context.state.stablecoinProviderAccounts.values()]
    .filter((account) => provider === undefined || account.provider === provider)
    .filter((account) => status === undefined || account.status === status)
    .map(describeProviderAccount)
  return { status: 200, body: pageOf(accounts, query) }
}

export const getStablecoinProviderAccount: Route<'getStablecoinProviderAccount'> = (context, { params }) => ({
  status: 200,
  body: describeProviderAccount(findProviderAccount(context, { id: params.stablecoinProviderAccountId })),
})
