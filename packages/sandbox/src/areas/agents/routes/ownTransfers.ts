import type { Route, SandboxContext } from '../../../context.ts'
import { referenceNotFound } from '../../../http/responses.ts'
import type { CurrencyCode } from '../../../money/currencies.ts'
import { allOf } from '../../payments/routes/transfers.ts'
import { takeAction } from '../actions.ts'
import { agentOf } from '../agentOf.ts'
import { describeAction } from '../describeAgent.ts'
import { requireOwn, requireOwnAccount } from '../ownAccounts.ts'
import { requirePermission } from '../policy.ts'

/** Collects money from a bank account of the customer into an account that the agent may use. */
export const agentTransferIn: Route<'agentTransferIn'> = (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'CREATE_TRANSFERS' })
  const { source, destination, amount = Number(allOf(context, request.body.source)) } = request.body
  requireOwn(context, { agent, accountId: source.accountId })
  requireOwnAccount(context, { agent, accountId: destination.accountId })
  const currency = currencyOf(context, destination)
  const accounts = { sourceAccountId: source.accountId, destinationAccountId: destination.accountId }
  const wish = { type: 'TRANSFER_IN', transfer: { ...accounts, amount, currency } } as const
  return { status: 200, body: describeAction(context, { action: takeAction(context, { agent, wish }) }) }
}

/** Pays from a balance that the agent may use to an account of the customer's payees. */
export const agentTransferOut: Route<'agentTransferOut'> = (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'CREATE_TRANSFERS' })
  const { source, destination, amount = Number(allOf(context, request.body.source)), ...texts } = request.body
  requireOwnAccount(context, { agent, accountId: source.accountId })
  requireOwn(context, { agent, accountId: destination.accountId })
  const currency = currencyOf(context, source)
  const accounts = { sourceAccountId: source.accountId, destinationAccountId: destination.accountId }
  const { paymentRail } = destination
  const wish = { type: 'TRANSFER_OUT', transfer: { ...accounts, amount, currency, paymentRail, ...texts } } as const
  return { status: 200, body: describeAction(context, { action: takeAction(context, { agent, wish }) }) }
}

function currencyOf(context: SandboxContext, parameters: { accountId: string }): CurrencyCode {
  const account = context.state.internalAccounts.get(parameters.accountId)
  if (!account) throw referenceNotFound('internal account')
  return account.currency
}
