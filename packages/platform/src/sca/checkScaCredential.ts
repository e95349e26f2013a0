import { listScaFactors, lookUp } from '@countersign/core/wire'
import * as v from 'valibot'
import type { Route } from '../guards/route.ts'
import { notFound } from '../responses.ts'
import { readFromService } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'

const factorsSchema = v.looseObject({ factors: v.array(v.looseObject({ credentialId: v.nullish(v.string()) })) })

/**
 * Lets a request through whose path names no SCA passkey, or one of the caller's. Their ids have no known form, so the
 * caller's own list decides.
 *
 * @throws `Refusal` 404, the same for a passkey of another customer and for one that does not exist.
 */
export async function checkScaCredential(
  service: Service,
  { route, customerId }: { route: Route; customerId: string },
): Promise<void> {
  const named = Object.entries(route.operation.ids ?? {}).find(([, type]) => type === 'ScaCredential')
  if (!named) return
  const scaCredentialId = lookUp(route.pathIds, named[0])
  const own = await readFromService(service, {
    operation: listScaFactors,
    schema: factorsSchema,
    query: { customerId },
  })
  if (!own?.factors.some(({ credentialId }) => credentialId === scaCredentialId)) throw notFound()
}
