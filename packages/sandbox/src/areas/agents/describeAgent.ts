import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import type { AgentActionRecord, AgentDeviceCodeRecord, AgentRecord, AgentTransfer } from '../../state/agentRecords.ts'
import { describeTransaction } from '../payments/describeTransaction.ts'
import { describeQuote } from '../payments/routes/getQuote.ts'
import { usageOf } from './usage.ts'

export function describeAgent(context: SandboxContext, parameters: { agent: AgentRecord }) {
  const { agent } = parameters
  const { id, name, customerId, isPaused, policy } = agent
  const { day, ...usage } = usageOf(agent, { now: context.now() })
  return {
    id,
    name,
    customerId,
    isPaused,
    isConnected: agent.tokenDigest !== undefined,
    policy,
    usage: { ...usage, dailyResetDate: day, monthlyResetMonth: day.slice(0, 7) },
    createdAt: toIso(agent.createdAt),
    updatedAt: toIso(agent.updatedAt),
  }
}

export function describeDeviceCode({ id: code, agentId, expiresAt, redeemed }: AgentDeviceCodeRecord) {
  return { code, agentId, expiresAt: toIso(expiresAt), redeemed }
}

export function describeAction(context: SandboxContext, parameters: { action: AgentActionRecord }) {
  const { action } = parameters
  const { id, agentId, customerId, status, type, quoteId = '', transfer, transactionId = '', rejectionReason } = action
  const quote = context.state.quotes.get(quoteId)
  const transaction = context.state.transactions.get(transactionId)
  return {
    id,
    agentId,
    customerId,
    platformCustomerId: context.state.customers.get(customerId)?.platformCustomerId ?? customerId,
    status,
    type,
    ...(quote && { quote: describeQuote(context, { quote }) }),
    ...(transfer && { transferDetails: pickDetails(transfer) }),
    ...(transaction && { transaction: describeTransaction(transaction) }),
    ...(rejectionReason !== undefined && { rejectionReason }),
    createdAt: toIso(action.createdAt),
    updatedAt: toIso(action.updatedAt),
  }
}

function pickDetails({ amount, currency, sourceAccountId, destinationAccountId }: AgentTransfer) {
  return { amount, currency, sourceAccountId, destinationAccountId }
}
