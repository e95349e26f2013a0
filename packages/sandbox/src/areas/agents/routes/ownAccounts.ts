import type { Route, SandboxContext } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { referenceNotFound, ServiceError, unknownReference } from '../../../http/responses.ts'
import type { AgentRecord } from '../../../state/agentRecords.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from '../../payees/routes/externalAccounts.ts'
import { describeInternalAccount } from '../../payments/describeInternalAccount.ts'
import { getTransaction, listTransactions } from '../../payments/routes/transactions.ts'
import { agentOf } from '../agentOf.ts'
import { mayUse, requirePermission } from '../policy.ts'

export const listAgentInternalAccounts: Route<'listAgentInternalAccounts'> = (context, request) => {
  const agent = agentOf(context, request)
  const { currency, type } = request.query
  const accounts = context.state.internalAccounts
    .where('customerId', agent.customerId)
    .filter(({ id }) => mayUse(agent, { accountId: id }))
    .map(describeInternalAccount)
    .filter((account) => type === undefined || account.type === type)
    .filter((account) => currency === undefined || account.balance.currency.code === currency)
  return { status: 200, body: pageOf(accounts, request.query) }
}

export const listAgentTransactions: Route<'listAgentTransactions'> = (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'VIEW_TRANSACTIONS' })
  return listTransactions(context, { ...request, query: { ...request.query, customerId: agent.customerId } })
}

export const getAgentTransaction: Route<'getAgentTransaction'> = (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'VIEW_TRANSACTIONS' })
  const transaction = context.state.transactions.get(request.params.transactionId)
  if (transaction?.customerId !== agent.customerId)
    throw new ServiceError({ status: 404, code: 'TRANSACTION_NOT_FOUND', message: 'No such transaction' })
  return getTransaction(context, { ...request })
}

export const listAgentExternalAccounts: Route<'listAgentExternalAccounts'> = (context, request) => {
  const { customerId } = agentOf(context, request)
  return listExternalAccounts(context, { ...request, query: { ...request.query, customerId } })
}

/** Creates the account for the agent's customer. A request that names another customer is refused. */
const createOwn: Route<'createAgentExternalAccount'> = (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'MANAGE_EXTERNAL_ACCOUNTS' })
  const { customerId = agent.customerId } = request.body
  if (customerId !== agent.customerId) throw unknownReference('customerId')
  return createExternalAccount(context, { ...request, body: { ...request.body, customerId } })
}

export const createAgentExternalAccount: Route<'createAgentExternalAccount'> = Object.assign(createOwn, {
  ...(createExternalAccount.findErrors && { findErrors: createExternalAccount.findErrors }),
})

export const getAgentExternalAccount: Route<'getAgentExternalAccount'> = (context, request) => {
  requireOwnPayee(context, { agent: agentOf(context, request), id: request.params.externalAccountId })
  return getExternalAccount(context, { ...request })
}

export const deleteAgentExternalAccount: Route<'deleteAgentExternalAccount'> = (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'MANAGE_EXTERNAL_ACCOUNTS' })
  requireOwnPayee(context, { agent, id: request.params.externalAccountId })
  return deleteExternalAccount(context, { ...request })
}

function requireOwnPayee(context: SandboxContext, parameters: { agent: AgentRecord; id: string }): void {
  const { agent, id } = parameters
  if (context.state.externalAccounts.get(id)?.customerId !== agent.customerId)
    throw referenceNotFound('external account')
}
