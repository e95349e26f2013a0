import { getAgent, listAgentApprovals } from '@countersign/core/wire'
import * as v from 'valibot'
import { readFromService } from './readFromService.ts'
import { readPages } from './readPages.ts'
import type { Service } from './service.ts'

const ownedSchema = v.object({ id: v.string(), customerId: v.string() })

/** Reads the customer that an agent acts for. `undefined`: there is no such agent. */
export async function readCustomerOfAgent(service: Service, { id }: { readonly id: string }) {
  const pathIds = { agentId: id }
  return (await readFromService(service, { operation: getAgent, schema: ownedSchema, pathIds }))?.customerId
}

/** Reads the ids of what agents asked this customer to approve. The interface names no other way to read one. */
export async function readAgentActionIds(
  service: Service,
  { customerId }: { readonly customerId: string },
): Promise<string[]> {
  const query = { customerId }
  const actions = await readPages(service, { operation: listAgentApprovals, item: ownedSchema, query })
  // The service was asked for this customer's; a filter that it ignored must not open another customer's.
  return actions.filter((action) => action.customerId === customerId).map(({ id }) => id)
}
