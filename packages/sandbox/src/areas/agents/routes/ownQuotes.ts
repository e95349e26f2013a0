import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, unknownReference } from '../../../http/responses.ts'
import type { AgentRecord } from '../../../state/agentRecords.ts'
import type { QuoteRecord } from '../../payments/records.ts'
import { createQuote } from '../../payments/routes/createQuote.ts'
import { requireExecutable, requireSignature } from '../../payments/routes/executeQuote.ts'
import { describeQuote, findQuote, findReadableQuote } from '../../payments/routes/getQuote.ts'
import { takeAction } from '../actions.ts'
import { agentOf, findAction } from '../agentOf.ts'
import { describeAction, describeAgent } from '../describeAgent.ts'
import { requireOwn, requireOwnAccount } from '../ownAccounts.ts'
import { requirePermission } from '../policy.ts'

export const getOwnAgent: Route<'getOwnAgent'> = (context, request) => ({
  status: 200,
  body: describeAgent(context, { agent: agentOf(context, request) }),
})

/** A quote as any other, from and to accounts of the agent's customer alone. */
export const createAgentQuote: Route<'createAgentQuote'> = async (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'CREATE_QUOTES' })
  requireOwnAccounts(context, { agent, body: request.body })
  const answer = await createQuote(context, { ...request })
  const { id } = answer.body as { id: string }
  findQuote(context, { id }).agentId = agent.id
  return answer
}

type QuoteBody = SandboxRequest<'createAgentQuote'>['body']

function requireOwnAccounts(context: SandboxContext, parameters: { agent: AgentRecord; body: QuoteBody }): void {
  const { agent, body } = parameters
  const { source, destination } = body
  // Only an execution is checked against the limits of the policy.
  if (body.immediatelyExecute)
    throw invalidInput([{ field: 'immediatelyExecute', message: 'Not for agents', constraint: {} }])
  if (source.sourceType !== 'ACCOUNT') {
    if (source.customerId !== agent.customerId) throw unknownReference('source.customerId')
  } else requireOwnAccount(context, { agent, accountId: source.accountId, field: 'source.accountId' })
  if (destination.destinationType === 'ACCOUNT')
    requireOwn(context, { agent, accountId: destination.accountId, field: 'destination.accountId' })
}

export const getAgentQuote: Route<'getAgentQuote'> = (context, request) => ({
  status: 200,
  body: describeQuote(context, { quote: findOwnQuote(context, { request }) }),
})

/** The wallet signs what it pays, also where the customer has to approve it afterwards. */
export const executeAgentQuote: Route<'executeAgentQuote'> = async (context, request) => {
  const agent = agentOf(context, request)
  requirePermission(agent, { permission: 'EXECUTE_QUOTES' })
  const quote = findOwnQuote(context, { request })
  requireExecutable(quote)
  await requireSignature(context, { quote, headers: request.headers })
  const action = takeAction(context, { agent, wish: { type: 'EXECUTE_QUOTE', quoteId: quote.id } })
  return { status: 200, body: describeAction(context, { action }) }
}

/** The quotes of others do not exist for an agent. */
function findOwnQuote(
  context: SandboxContext,
  { request }: { request: Pick<SandboxRequest<'getAgentQuote'>, 'params' | 'caller'> },
): QuoteRecord {
  const agent = agentOf(context, request)
  const quote = findQuote(context, { id: request.params.quoteId })
  // The same answer as for a quote that does not exist.
  return findReadableQuote(context, { id: quote.agentId === agent.id ? quote.id : '' })
}

export const listAgentActions: Route<'listAgentActions'> = (context, request) => {
  const { id: agentId } = agentOf(context, request)
  const { status } = request.query
  const actions = context.state.agentActions
    .list({ agentId })
    .filter((action) => status === undefined || action.status === status)
    .reverse()
  const { data, ...page } = pageOf(actions, request.query)
  return { status: 200, body: { data: data.map((action) => describeAction(context, { action })), ...page } }
}

export const getAgentAction: Route<'getAgentAction'> = (context, request) => {
  const { id: agentId } = agentOf(context, request)
  const action = findAction(context, { agentId, actionId: request.params.actionId })
  return { status: 200, body: describeAction(context, { action }) }
}
