import type { AgentPolicy, AgentPolicyNarrowing } from '@countersign/core/wire'
import { agentPolicyNarrowingSchema, agentPolicySchema, getAgent } from '@countersign/core/wire'
import * as v from 'valibot'
import type { RequestBody } from '../guards/body.ts'
import type { Route } from '../guards/route.ts'
import { refuse } from '../responses.ts'
import { readFromService } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'

const agentSchema = v.object({ policy: agentPolicySchema })

/**
 * Lets a change of an agent's policy through only if the agent may do no more afterwards. The interface asks for no
 * signature of the customer, so a script in the page could otherwise give an agent the whole balance.
 *
 * @throws `Refusal` 403 `FORBIDDEN` for a change that allows more; as `readFromService`.
 */
export async function checkAgentPolicy(
  service: Service,
  { route, body }: { route: Route; body: RequestBody | undefined },
): Promise<void> {
  if (!route.operation.narrowsAgentPolicy) return
  const change = v.parse(agentPolicyNarrowingSchema, body?.value)
  const agent = await readFromService(service, { operation: getAgent, schema: agentSchema, pathIds: route.pathIds })
  if (agent && isNarrower(change, agent.policy)) return
  throw refuse(403, { code: 'FORBIDDEN', message: 'Only the platform can allow an agent more' })
}

const limitNames = ['perTransactionLimit', 'dailyLimit', 'monthlyLimit', 'dailyTransactionLimit'] as const

/**
 * Every limit of the policy has to be stated: the interface does not say whether a limit that is left out stays. A service
 * could lift it.
 */
function isNarrower({ permissions, spendingLimits }: AgentPolicyNarrowing, policy: AgentPolicy): boolean {
  const hasPermissions = permissions?.every((permission) => policy.permissions.includes(permission)) ?? true
  if (!hasPermissions || !spendingLimits) return hasPermissions
  return limitNames.every((name) => {
    const [wanted, limit] = [spendingLimits[name], policy.spendingLimits[name]]
    return limit === undefined || (wanted !== undefined && wanted <= limit)
  })
}
