import type { AnyRequest, SandboxContext } from '../../context.ts'
import { referenceNotFound, unauthorized } from '../../http/responses.ts'
import type { AgentActionRecord, AgentRecord } from '../../state/agentRecords.ts'

/** The agent whose access token a request carries. */
export function agentOf(context: SandboxContext, { caller }: Pick<AnyRequest, 'caller'>): AgentRecord {
  const agent = caller.type === 'agent' && context.state.agents.get(caller.agentId)
  if (!agent) throw unauthorized('The access token of the agent is unknown')
  return agent
}

/** @throws `ServiceError` 404. */
export function findAgent(context: SandboxContext, parameters: { id: string }): AgentRecord {
  const agent = context.state.agents.get(parameters.id)
  if (!agent) throw referenceNotFound('agent')
  return agent
}

/** @throws `ServiceError` 404, also for the action of another agent. */
export function findAction(
  context: SandboxContext,
  parameters: { agentId: string; actionId: string },
): AgentActionRecord {
  const action = context.state.agentActions.get(parameters.actionId)
  if (action?.agentId !== parameters.agentId) throw referenceNotFound('action of this agent')
  return action
}
