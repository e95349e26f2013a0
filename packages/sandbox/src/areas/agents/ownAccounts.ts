import type { SandboxContext } from '../../context.ts'
import { referenceNotFound, unknownReference } from '../../http/responses.ts'
import type { AgentRecord } from '../../state/agentRecords.ts'
import { forbidden, mayUse } from './policy.ts'

/** `field` names the account in the body. Transfers answer 404 for an account instead of naming the field. */
type Named = { agent: AgentRecord; accountId: string; field?: string }

/**
 * @throws `ServiceError` 400, or 404 without a field, for an account that is not the customer's, inside of the service or
 * outside.
 */
export function requireOwn(context: SandboxContext, { agent, accountId, field }: Named): void {
  const { internalAccounts, externalAccounts } = context.state
  const account = internalAccounts.get(accountId) ?? externalAccounts.get(accountId)
  if (account?.customerId === agent.customerId) return
  throw field === undefined ? referenceNotFound('account') : unknownReference(field)
}

/** @throws `ServiceError` as `requireOwn`, and 403 for an account that the policy leaves out. */
export function requireOwnAccount(context: SandboxContext, parameters: Named): void {
  requireOwn(context, parameters)
  const { agent, accountId } = parameters
  if (!mayUse(agent, { accountId })) throw forbidden('The agent may not use this account')
}
