import type { SandboxContext } from '../context.ts'
import { ServiceError } from '../http/answers.ts'
import { readPaymentFactor } from '../payments/quoteAuthorization.ts'
import type { QuoteRecord } from '../payments/records.ts'
import { runQuote } from '../routes/quotes/executeQuote.ts'
import { findQuote } from '../routes/quotes/getQuote.ts'
import type { AgentActionRecord, AgentRecord } from '../state/agentRecords.ts'
import { emit } from '../webhooks/emit.ts'
import { findAgent } from './agentOf.ts'
import { describeAction } from './describeAgent.ts'
import type { AgentPayment } from './policy.ts'
import { executionModeOf, requirePermission, requireWithinPolicy, spendingOf } from './policy.ts'
import { countSpending } from './usage.ts'

/** What a quote takes from the customer. Only accounts are an agent's to use. */
export function paymentOf({ source, totalSendingAmount, sendingCurrency }: QuoteRecord): AgentPayment {
  const accountId = source.sourceType === 'ACCOUNT' ? source.accountId : ''
  return { accountId, amount: totalSendingAmount, currency: sendingCurrency }
}

/**
 * Pays a quote that was signed, or asks the customer to approve it first, as the policy says.
 *
 * @throws `ServiceError` as an execution does, and 409 `CONFLICT` while the same quote waits for an approval.
 */
export function takeAction(
  context: SandboxContext,
  parameters: { agent: AgentRecord; quote: QuoteRecord },
): AgentActionRecord {
  const { agent, quote } = parameters
  requireWithinPolicy(context, { agent, payment: paymentOf(quote) })
  const waiting = context.state.agentActions.where('quoteId', quote.id)
  if (waiting.some(({ status }) => status === 'PENDING_APPROVAL'))
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote waits for an approval' })

  const needsApproval = executionModeOf(agent, paymentOf(quote)) === 'APPROVAL_REQUIRED'
  if (!needsApproval) pay(context, { agent, quote })
  const now = context.now()
  const action: AgentActionRecord = {
    id: context.createId('AgentAction'),
    agentId: agent.id,
    customerId: agent.customerId,
    status: needsApproval ? 'PENDING_APPROVAL' : 'APPROVED',
    type: 'EXECUTE_QUOTE',
    quoteId: quote.id,
    needsApproval,
    createdAt: now,
    updatedAt: now,
  }
  context.state.agentActions.set(action.id, action)
  const data = describeAction(context, { action })
  if (needsApproval) emit(context, { type: 'AGENT_ACTION.PENDING_APPROVAL', data })
  return action
}

/** Does what the customer approved. What cannot be done any more, or may not, ends as `FAILED`. */
export function approve(context: SandboxContext, parameters: { action: AgentActionRecord }): void {
  const { action } = parameters
  requirePending(action)
  try {
    const agent = findAgent(context, { id: action.agentId })
    const quote = findQuote(context, { id: action.quoteId })
    requirePermission(agent, { permission: 'EXECUTE_QUOTES' })
    requireWithinPolicy(context, { agent, payment: paymentOf(quote) })
    pay(context, { agent, quote })
    decide(context, { action, status: 'APPROVED' })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    decide(context, { action, status: 'FAILED' })
  }
}

export function reject(
  context: SandboxContext,
  parameters: { action: AgentActionRecord; reason: string | undefined },
): void {
  const { action, reason } = parameters
  requirePending(action)
  action.rejectionReason = reason
  decide(context, { action, status: 'REJECTED' })
}

function requirePending({ status }: AgentActionRecord): void {
  if (status !== 'PENDING_APPROVAL')
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: `The action is ${status}` })
}

function decide(
  context: SandboxContext,
  parameters: { action: AgentActionRecord; status: AgentActionRecord['status'] },
): void {
  parameters.action.status = parameters.status
  parameters.action.updatedAt = context.now()
}

function pay(context: SandboxContext, parameters: { agent: AgentRecord; quote: QuoteRecord }): void {
  const { agent, quote } = parameters
  const factor = readPaymentFactor(context, { customerId: quote.customerId, scaFactor: undefined })
  runQuote(context, { quote, factor })
  countSpending(agent, { amount: spendingOf(agent, paymentOf(quote)), now: context.now() })
  const transaction = context.state.transactions.get(quote.transactionId)
  if (transaction) transaction.agentId = agent.id
}
