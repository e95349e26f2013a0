import type { SandboxContext } from '../context.ts'
import { unknownReference } from '../http/answers.ts'
import type { AgentRecord } from '../state/agentRecords.ts'
import { forbidden, mayUse } from './policy.ts'

type Named = { agent: AgentRecord; accountId: string; field: string }

/** @throws `ServiceError` 400 for an account that is not the customer's, inside of the service or outside. */
export function requireOwn(context: SandboxContext, { agent, accountId, field }: Named): void {
  const { internalAccounts, externalAccounts } = context.state
  const account = internalAccounts.get(accountId) ?? externalAccounts.get(accountId)
  if (account?.customerId !== agent.customerId) throw unknownReference(field)
}

/** @throws `ServiceError` as `requireOwn`, and 403 for an account that the policy leaves out. */
export function requireOwnAccount(context: SandboxContext, parameters: Named): void {
  requireOwn(context, parameters)
  const { agent, accountId } = parameters
  if (!mayUse(agent, { accountId })) throw forbidden('The agent may not use this account')
}
