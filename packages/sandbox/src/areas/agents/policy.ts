import type { AgentExecutionMode, AgentPermission } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { invalidInput, ServiceError } from '../../http/responses.ts'
import { convertAmount } from '../../money/amounts.ts'
import type { CurrencyCode } from '../../money/currencies.ts'
import { isCurrencyCode } from '../../money/currencies.ts'
import type { AgentPolicyRecord, AgentRecord } from '../../state/agentRecords.ts'
import { usageOf } from './usage.ts'

/** A payment that an agent is about to make. */
export type AgentPayment = { accountId: string; amount: number; currency: CurrencyCode }

/** 403: the policy of the agent does not allow this. */
export function forbidden(message: string): ServiceError {
  return new ServiceError({ status: 403, code: 'FORBIDDEN', message })
}

/** @throws `ServiceError` 403 for an agent that is paused or lacks the permission. */
export function requirePermission(agent: AgentRecord, parameters: { permission: AgentPermission }): void {
  if (agent.isPaused) throw forbidden('The agent is paused')
  if (!agent.policy.permissions.includes(parameters.permission))
    throw forbidden(`The agent lacks ${parameters.permission}`)
}

export function mayUse({ policy }: AgentRecord, { accountId }: { accountId: string }): boolean {
  return policy.accountRestrictions?.allowedAccountIds?.includes(accountId) ?? true
}

/** What a payment counts for, in the smallest unit of the currency of the limits. */
export function spendingOf({ policy }: AgentRecord, { amount, currency }: AgentPayment): number {
  return convertAmount(amount, { from: currency, to: policy.spendingLimits.currency })
}

/**
 * Checks a payment against the accounts and every limit of the policy.
 *
 * @throws `ServiceError` 403.
 */
export function requireWithinPolicy(
  context: SandboxContext,
  parameters: { agent: AgentRecord; payment: AgentPayment },
): void {
  const { agent, payment } = parameters
  if (!mayUse(agent, payment)) throw forbidden('The agent may not use this account')
  const { spendingLimits: limits } = agent.policy
  const amount = spendingOf(agent, payment)
  const usage = usageOf(agent, { now: context.now() })
  const ofAccount = ruleFor(agent, payment)?.perTransactionLimit ?? Number.POSITIVE_INFINITY
  if (amount > Math.min(ofAccount, limits.perTransactionLimit)) throw forbidden('More than the agent may spend at once')
  if (usage.dailySpend + amount > (limits.dailyLimit ?? Number.POSITIVE_INFINITY))
    throw forbidden('More than the agent may spend a day')
  if (usage.monthlySpend + amount > (limits.monthlyLimit ?? Number.POSITIVE_INFINITY))
    throw forbidden('More than the agent may spend a month')
  if (usage.dailyTransactionCount >= (limits.dailyTransactionLimit ?? Number.POSITIVE_INFINITY))
    throw forbidden('More payments than the agent may make a day')
}

/** Whether the customer has to approve a payment first. */
export function executionModeOf(agent: AgentRecord, payment: AgentPayment): AgentExecutionMode {
  const { defaultExecutionMode, approvalThresholds, spendingLimits } = agent.policy
  const from = approvalThresholds?.amount
  const to = approvalThresholds?.currency ?? spendingLimits.currency
  if (typeof from === 'number' && convertAmount(payment.amount, { from: payment.currency, to }) >= from)
    return 'APPROVAL_REQUIRED'
  return ruleFor(agent, payment)?.executionMode ?? defaultExecutionMode
}

function ruleFor({ policy }: AgentRecord, { accountId }: AgentPayment) {
  return policy.accountRestrictions?.accountRules?.find((rule) => rule.accountId === accountId)
}

type WrittenPolicy = Omit<AgentPolicyRecord, 'spendingLimits' | 'approvalThresholds'> & {
  spendingLimits: Omit<AgentPolicyRecord['spendingLimits'], 'currency'> & { currency: string }
  approvalThresholds?: { amount?: number | null | undefined; currency?: string | null | undefined } | null | undefined
}

/** @throws `ServiceError` `INVALID_INPUT` for accounts that are not the customer's, and currencies that are not served. */
export function readPolicy(
  context: SandboxContext,
  parameters: { policy: WrittenPolicy; customerId: string; prefix: string },
): AgentPolicyRecord {
  const { policy, customerId, prefix } = parameters
  const { accountRestrictions, spendingLimits, approvalThresholds } = policy
  const owns = (id: string) => context.state.internalAccounts.get(id)?.customerId === customerId
  const { allowedAccountIds, accountRules } = accountRestrictions ?? {}
  const found = [
    !(allowedAccountIds ?? []).every(owns) && 'accountRestrictions.allowedAccountIds',
    !(accountRules ?? []).every(({ accountId }) => owns(accountId)) && 'accountRestrictions.accountRules',
    !isCurrencyCode(spendingLimits.currency) && 'spendingLimits.currency',
    !isCurrencyCode(approvalThresholds?.currency ?? 'USD') && 'approvalThresholds.currency',
  ].filter((field) => field !== false)
  const message = "Expected the customer's own accounts, and currencies that are served"
  if (found.length > 0)
    throw invalidInput(found.map((field) => ({ field: `${prefix}${field}`, message, constraint: {} })))
  return policy as AgentPolicyRecord
}
