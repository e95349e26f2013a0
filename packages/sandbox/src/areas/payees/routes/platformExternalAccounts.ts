import type { Route, SandboxContext } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { referenceNotFound } from '../../../http/responses.ts'
import { ownerKey } from '../../../state/ownerKey.ts'
import type { ExternalAccountRecord } from '../../../state/records.ts'
import { addPayee } from '../../payments/addPayee.ts'
import { findAccountErrors } from './externalAccounts.ts'

export const listPlatformExternalAccounts: Route<'listPlatformExternalAccounts'> = (context, { query }) => {
  const accounts = context.state.externalAccounts
    .where('owner', ownerKey(undefined))
    .filter(({ currency }) => query.currency === undefined || query.currency === currency)
    .map(describe)
  return { status: 200, body: pageOf(accounts, query) }
}

const create: Route<'createPlatformExternalAccount'> = (context, { body }) => ({
  status: 201,
  body: describe(addPayee(context, { customerId: undefined, body })),
})

export const createPlatformExternalAccount: Route<'createPlatformExternalAccount'> = Object.assign(create, {
  findErrors: findAccountErrors,
})

export const getPlatformExternalAccount: Route<'getPlatformExternalAccount'> = (context, { params }) => ({
  status: 200,
  body: describe(findPlatformAccount(context, { id: params.externalAccountId })),
})

export const deletePlatformExternalAccount: Route<'deletePlatformExternalAccount'> = (context, { params }) => {
  context.state.externalAccounts.delete(findPlatformAccount(context, { id: params.externalAccountId }).id)
  return { status: 204 }
}

/** @throws `ServiceError` 404, also for an account of a customer. */
export function findPlatformAccount(context: SandboxContext, parameters: { id: string }): ExternalAccountRecord {
  const account = context.state.externalAccounts.get(parameters.id)
  if (!account || account.customerId !== undefined) throw referenceNotFound('external account')
  return account
}

const describe = (account: ExternalAccountRecord) => ({ ...account, customerId: null })
