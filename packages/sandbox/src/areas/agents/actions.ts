import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { AgentActionRecord, AgentRecord, AgentTransfer } from '../../state/agentRecords.ts'
import { executeNow } from '../payments/executeNow.ts'
import { readPaymentFactor } from '../payments/quoteAuthorization.ts'
import { requireReady } from '../payments/quoteRules.ts'
import { requireExecutable } from '../payments/routes/executeQuote.ts'
import { findQuote } from '../payments/routes/getQuote.ts'
import { transfer } from '../payments/routes/transfers.ts'
import { emit } from '../webhooks/emit.ts'
import { findAgent } from './agentOf.ts'
import { describeAction } from './describeAgent.ts'
import type { AgentPayment } from './policy.ts'
import { executionModeOf, requirePermission, requireWithinPolicy, spendingOf } from './policy.ts'
import { countSpending } from './usage.ts'

/** What an agent sets out to do: pay a quote, which its wallet signed, or transfer. */
export type AgentWish = Pick<AgentActionRecord, 'type' | 'quoteId' | 'transfer'>

/** What a wish takes from the customer, or brings to an account of theirs. */
function paymentOf(context: SandboxContext, { type, quoteId, transfer: wish }: AgentWish): AgentPayment {
  if (wish) {
    const accountId = type === 'TRANSFER_IN' ? wish.destinationAccountId : wish.sourceAccountId
    return { accountId, amount: wish.amount, currency: wish.currency }
  }
  const { source, totalSendingAmount, sendingCurrency } = findQuote(context, { id: quoteId ?? '' })
  const accountId = source.sourceType === 'ACCOUNT' ? source.accountId : ''
  return { accountId, amount: totalSendingAmount, currency: sendingCurrency }
}

/**
 * Does what an agent wants, or asks the customer to approve it first, as the policy says.
 *
 * @throws `ServiceError` as the payment does, and 409 `CONFLICT` while the same quote waits for an approval.
 */
export function takeAction(
  context: SandboxContext,
  parameters: { agent: AgentRecord; wish: AgentWish },
): AgentActionRecord {
  const { agent, wish } = parameters
  const payment = paymentOf(context, wish)
  requireWithinPolicy(context, { agent, payment })
  const waiting = wish.quoteId === undefined ? [] : context.state.agentActions.where('quoteId', wish.quoteId)
  if (waiting.some(({ status }) => status === 'PENDING_APPROVAL'))
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The quote waits for an approval' })

  const needsApproval = executionModeOf(agent, payment) === 'APPROVAL_REQUIRED'
  const transactionId = needsApproval ? undefined : pay(context, { agent, wish })
  const now = context.now()
  const action: AgentActionRecord = {
    id: context.createId('AgentAction'),
    agentId: agent.id,
    customerId: agent.customerId,
    status: needsApproval ? 'PENDING_APPROVAL' : 'APPROVED',
    ...wish,
    transactionId,
    needsApproval,
    createdAt: now,
    updatedAt: now,
  }
  context.state.agentActions.set(action.id, action)
  if (needsApproval) emit(context, { type: 'AGENT_ACTION.PENDING_APPROVAL', data: describeAction(context, { action }) })
  return action
}

/** Executes an approved action. An action that is no longer possible or permitted ends as `FAILED`. */
export function approve(context: SandboxContext, parameters: { action: AgentActionRecord }): void {
  const { action } = parameters
  requirePending(action)
  try {
    const agent = findAgent(context, { id: action.agentId })
    requirePermission(agent, { permission: permissionOf(action) })
    requireWithinPolicy(context, { agent, payment: paymentOf(context, action) })
    action.transactionId = pay(context, { agent, wish: action })
    decide(context, { action, status: 'APPROVED' })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    decide(context, { action, status: 'FAILED' })
  }
}

function permissionOf({ type }: Pick<AgentWish, 'type'>): 'EXECUTE_QUOTES' | 'CREATE_TRANSFERS' {
  return type === 'EXECUTE_QUOTE' ? 'EXECUTE_QUOTES' : 'CREATE_TRANSFERS'
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

/** Makes the payment, counts it, and returns the id of its transaction. */
function pay(context: SandboxContext, parameters: { agent: AgentRecord; wish: AgentWish }): string {
  const { agent, wish } = parameters
  const payment = paymentOf(context, wish)
  const { type, transfer: wanted, quoteId } = wish
  const transactionId = wanted
    ? payTransfer(context, { wish: { type, transfer: wanted } })
    : payQuote(context, { quoteId })
  countSpending(agent, { amount: spendingOf(agent, payment), now: context.now() })
  const transaction = context.state.transactions.get(transactionId)
  if (transaction) transaction.agentId = agent.id
  return transactionId
}

function payTransfer(
  context: SandboxContext,
  { wish }: { wish: Pick<AgentWish, 'type'> & { transfer: AgentTransfer } },
): string {
  const { sourceAccountId, destinationAccountId, amount, currency: _, paymentRail, ...texts } = wish.transfer
  const { id } = transfer(context, {
    kind: wish.type === 'TRANSFER_IN' ? 'COLLECTION' : 'BALANCE',
    source: { accountId: sourceAccountId },
    destination: { accountId: destinationAccountId, paymentRail },
    amount: BigInt(amount),
    ...texts,
  })
  return id
}

function payQuote(context: SandboxContext, { quoteId = '' }: { quoteId: string | undefined }): string {
  const quote = findQuote(context, { id: quoteId })
  requireExecutable(quote)
  requireReady(context, quote)
  const factor = readPaymentFactor(context, { customerId: quote.customerId, scaFactor: undefined })
  executeNow(context, { quote, factor })
  return quote.transactionId
}
