import { findPayeeErrors } from '@countersign/core/wire'
import type { Route, SandboxContext } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { referenceNotFound, ServiceError, unknownReference } from '../../../http/responses.ts'
import { ownerKey } from '../../../state/ownerKey.ts'
import type { ExternalAccountRecord } from '../../../state/records.ts'
import { addPayee } from '../../payments/addPayee.ts'
import { findBankErrors } from '../../payments/banks.ts'
import { isTrusted } from '../../sca/trustedAccounts.ts'

export const listExternalAccounts: Route<'listExternalAccounts'> = (context, { query }) => {
  const accounts = context.state.externalAccounts
    .list({ customerId: query.customerId })
    .filter(({ customerId }) => customerId !== undefined)
    .filter((account) => query.currency === undefined || account.currency === query.currency)
  return { status: 200, body: pageOf(accounts, query) }
}

const create: Route<'createExternalAccount'> = (context, { body }) => {
  const { customerId } = body
  if (!context.state.customers.has(customerId)) throw unknownReference('customerId')
  const account = addPayee(context, { customerId, body: { defaultUmaDepositAccount: false, ...body } })
  if (account.defaultUmaDepositAccount) makeOnlyDepositAccount(context, { account })
  return { status: 201, body: account }
}

/** What is wrong with an account that is to be added, for customers and the platform alike. */
export const findAccountErrors = (body: unknown) => [...findPayeeErrors(body), ...findBankErrors(body)]

export const createExternalAccount: Route<'createExternalAccount'> = Object.assign(create, {
  findErrors: findAccountErrors,
})

export const getExternalAccount: Route<'getExternalAccount'> = (context, { params }) => ({
  status: 200,
  body: findExternalAccount(context, { id: params.externalAccountId }),
})

export const deleteExternalAccount: Route<'deleteExternalAccount'> = (context, { params }) => {
  const { id } = findExternalAccount(context, { id: params.externalAccountId })
  if (isTrusted(context, { externalAccountId: id }))
    throw new ServiceError({ status: 409, code: 'BENEFICIARY_TRUSTED', message: 'The account is trusted' })
  context.state.externalAccounts.delete(id)
  return { status: 204 }
}

/** @throws `ServiceError` 404, also for an account of the platform's own. */
export function findExternalAccount(
  context: SandboxContext,
  parameters: { id: string },
): ExternalAccountRecord & { customerId: string } {
  const account = context.state.externalAccounts.get(parameters.id)
  if (account?.customerId === undefined) throw referenceNotFound('external account')
  return account as ExternalAccountRecord & { customerId: string }
}

/** There is one default account for deposits to a UMA address; a new one replaces it. */
function makeOnlyDepositAccount(context: SandboxContext, { account }: { account: ExternalAccountRecord }): void {
  for (const other of context.state.externalAccounts.where('owner', ownerKey(account.customerId)))
    other.defaultUmaDepositAccount = other === account
}
