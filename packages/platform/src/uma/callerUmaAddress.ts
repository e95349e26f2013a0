import type { Operation } from '@countersign/core/wire'
import { getCustomer, getInvitation, lookUp } from '@countersign/core/wire'
import * as v from 'valibot'
import type { RequestBody } from '../guards/body.ts'
import type { Route } from '../guards/route.ts'
import { notFound, refuse } from '../responses.ts'
import { readFromService } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'

const customerSchema = v.object({ umaAddress: v.nullish(v.string()) })
const invitationSchema = v.object({ inviterUma: v.string() })

type Written = {
  readonly operation: Operation
  readonly body: RequestBody | undefined
  readonly customerId: string
}

/**
 * Writes the caller's own UMA address into the body of operations that take it. A value from the browser is replaced,
 * since it could be another customer's address.
 *
 * @throws `Refusal` 409 for a customer without an address; as `readFromService`.
 */
export async function writeCallerUmaAddress(
  service: Service,
  { operation, body, customerId }: Written,
): Promise<RequestBody | undefined> {
  const { callerUmaAddress: field } = operation
  if (field === undefined || !body) return body
  const umaAddress = await readUmaAddress(service, { customerId })
  if (umaAddress === undefined) throw refuse(409, { code: 'CONFLICT', message: 'The customer has no UMA address' })
  const value = { ...(body.value as Readonly<Record<string, unknown>>), [field]: umaAddress }
  return { ...body, value, bytes: new TextEncoder().encode(JSON.stringify(value)) }
}

/**
 * Checks that an invitation that is to be canceled is the caller's own. Reading and claiming it takes only its code.
 *
 * @throws `Refusal` 404, the same for another customer's and for one that does not exist.
 */
export async function checkInvitation(
  service: Service,
  { route, customerId }: { route: Route; customerId: string },
): Promise<void> {
  const { owner, ids } = route.operation
  if (owner === 'none' || !('path' in owner) || lookUp(ids, owner.path) !== 'Invitation') return
  const pathIds = { invitationCode: lookUp(route.pathIds, owner.path) ?? '' }
  const [invitation, umaAddress] = await Promise.all([
    readFromService(service, { operation: getInvitation, schema: invitationSchema, pathIds }),
    readUmaAddress(service, { customerId }),
  ])
  if (umaAddress === undefined || invitation?.inviterUma !== umaAddress) throw notFound()
}

async function readUmaAddress(service: Service, { customerId }: { customerId: string }) {
  const pathIds = { customerId }
  const customer = await readFromService(service, { operation: getCustomer, schema: customerSchema, pathIds })
  return customer?.umaAddress ?? undefined
}
