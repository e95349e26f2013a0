import type { Route, SandboxContext } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { unknownReference } from '../../../http/responses.ts'
import { isWithin, requireTimes } from '../../../http/validation.ts'
import type { AgentRecord } from '../../../state/agentRecords.ts'
import { findAgent } from '../agentOf.ts'
import { describeAgent, describeDeviceCode } from '../describeAgent.ts'
import { issueDeviceCode } from '../deviceCodes.ts'
import { readPolicy } from '../policy.ts'
import { usageOf } from '../usage.ts'

export const createAgent: Route<'createAgent'> = (context, { body }) => {
  const { name, customerId } = body
  if (!context.state.customers.has(customerId)) throw unknownReference('customerId')
  const policy = readPolicy(context, { policy: body.policy, customerId, prefix: 'policy.' })
  const now = context.now()
  const usage = { day: '', dailyTransactionCount: 0, dailySpend: 0, monthlySpend: 0 }
  const id = context.createId('Agent')
  const agent: AgentRecord = { id, name, customerId, isPaused: false, policy, usage, createdAt: now, updatedAt: now }
  agent.usage = usageOf(agent, { now })
  context.state.agents.set(id, agent)
  const deviceCode = describeDeviceCode(issueDeviceCode(context, { agent }))
  return { status: 201, body: { agent: describeAgent(context, { agent }), deviceCode } }
}

export const listAgents: Route<'listAgents'> = (context, { query }) => {
  const { customerId, isPaused, isConnected, createdAfter, createdBefore, updatedAfter, updatedBefore } = query
  requireTimes({ createdAfter, createdBefore, updatedAfter, updatedBefore })
  const agents = context.state.agents
    .list({ customerId })
    .map((agent) => describeAgent(context, { agent }))
    .filter((agent) => isPaused === undefined || String(agent.isPaused) === isPaused)
    .filter((agent) => isConnected === undefined || String(agent.isConnected) === isConnected)
    .filter(({ createdAt }) => isWithin(createdAt, { from: createdAfter, to: createdBefore }))
    .filter(({ updatedAt }) => isWithin(updatedAt, { from: updatedAfter, to: updatedBefore }))
  return { status: 200, body: pageOf(agents, query) }
}

export const getAgent: Route<'getAgent'> = (context, { params }) => ({
  status: 200,
  body: describeAgent(context, { agent: findAgent(context, { id: params.agentId }) }),
})

export const updateAgent: Route<'updateAgent'> = (context, { params, body }) => {
  const agent = findAgent(context, { id: params.agentId })
  const { name = agent.name, isPaused = agent.isPaused } = body
  return change(context, { agent, to: { name, isPaused } })
}

/** A part that is not named stays; a part or a limit that is `null` is gone. */
export const updateAgentPolicy: Route<'updateAgentPolicy'> = (context, { params, body }) => {
  const agent = findAgent(context, { id: params.agentId })
  const { spendingLimits, ...parts } = withoutAbsent(body)
  const limits = { ...agent.policy.spendingLimits, ...withoutAbsent(spendingLimits ?? {}) }
  const merged = { ...agent.policy, ...parts, spendingLimits: limits }
  const policy = readPolicy(context, { policy: merged, customerId: agent.customerId, prefix: '' })
  return change(context, { agent, to: { policy } })
}

/** Its access token is refused from then on, and what waits for an approval is rejected. */
export const deleteAgent: Route<'deleteAgent'> = (context, { params }) => {
  const { id } = findAgent(context, { id: params.agentId })
  for (const action of context.state.agentActions.where('agentId', id))
    if (action.status === 'PENDING_APPROVAL')
      Object.assign(action, { status: 'REJECTED', rejectionReason: 'The agent was removed', updatedAt: context.now() })
  for (const code of context.state.agentDeviceCodes.where('agentId', id)) code.isReplaced = true
  context.state.agents.delete(id)
  return { status: 204 }
}

function change(context: SandboxContext, parameters: { agent: AgentRecord; to: Partial<AgentRecord> }) {
  const { agent, to } = parameters
  Object.assign(agent, to, { updatedAt: context.now() })
  return { status: 200, body: describeAgent(context, { agent }) }
}

function withoutAbsent<fields extends object>(
  fields: fields,
): { [name in keyof fields]: Exclude<fields[name], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [name in keyof fields]: Exclude<fields[name], undefined> }
}
