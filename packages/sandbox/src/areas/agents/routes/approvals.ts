import type { Route } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { isWithin, requireTimes } from '../../../http/validation.ts'
import { approve, reject } from '../actions.ts'
import { findAction, findAgent } from '../agentOf.ts'
import { describeAction } from '../describeAgent.ts'

/** What a customer was asked to approve, newest first, also what was decided by now. */
export const listAgentApprovals: Route<'listAgentApprovals'> = (context, { query }) => {
  const { customerId, agentId, startDate, endDate, sortOrder = 'desc' } = query
  requireTimes({ startDate, endDate })
  const actions = context.state.agentActions
    .list({ customerId, agentId })
    .filter(({ needsApproval }) => needsApproval)
    .filter(({ createdAt }) => isWithin(toIso(createdAt), { from: startDate, to: endDate }))
  // Recorded in the order in which they began.
  if (sortOrder === 'desc') actions.reverse()
  const { data, ...page } = pageOf(actions, query)
  return { status: 200, body: { data: data.map((action) => describeAction(context, { action })), ...page } }
}

/** The action may end as `FAILED`, which is an answer and no error. */
export const approveAgentAction: Route<'approveAgentAction'> = (context, { params }) => {
  findAgent(context, { id: params.agentId })
  const action = findAction(context, params)
  approve(context, { action })
  return { status: 200, body: describeAction(context, { action }) }
}

export const rejectAgentAction: Route<'rejectAgentAction'> = (context, { params, body }) => {
  findAgent(context, { id: params.agentId })
  const action = findAction(context, params)
  reject(context, { action, reason: body?.reason })
  return { status: 200, body: describeAction(context, { action }) }
}
