import type { Operation } from '@countersign/core/wire'
import { getCustomer } from '@countersign/core/wire'
import * as v from 'valibot'
import type { RequestBody } from '../guards/body.ts'
import { refuse } from '../responses.ts'
import { readFromService } from '../service/readFromService.ts'
import type { Service } from '../service/service.ts'
import { createTtlSet } from '../ttlSet.ts'

/** Refuses money movement for customers whose verification is not approved. */
export type Approval = {
  /**
   * @throws `Refusal` 403 `USER_NOT_READY`, or as `readFromService` when the service cannot be asked.
   */
  readonly check: (customerId: string, operation: Operation) => Promise<void>
}

/** How long an approval is remembered, in milliseconds. A customer can be rejected later. */
const rememberedMs = 60_000

const statusSchema = v.object({
  customerType: v.string(),
  kycStatus: v.nullish(v.string()),
  kybStatus: v.nullish(v.string()),
})

/** Reads the customer's status and remembers approvals. If the service returns no status, it decides itself. */
export function createApproval(service: Service, { now }: { now: () => number }): Approval {
  const approved = createTtlSet({ now, lifetimeMs: rememberedMs })
  return {
    async check(customerId, operation) {
      if (!operation.requiresApproval || approved.has(customerId)) return
      const customer = await readStatus(service, { customerId })
      if (!customer || (typeof customer.status === 'string' && customer.status !== 'APPROVED'))
        throw refuse(403, { code: 'USER_NOT_READY', message: 'The verification of the customer is not approved' })
      approved.add(customerId)
    },
  }
}

/**
 * Refuses a change of verified data. A name that is changed after the verification would be a name that was never checked,
 * and the interface asks for no signature.
 *
 * @throws `Refusal` 403 `FORBIDDEN` for an approved customer; as `readFromService`.
 */
export async function checkVerifiedData(
  service: Service,
  parameters: { operation: Operation; body: RequestBody | undefined; customerId: string },
): Promise<void> {
  const { operation, body, customerId } = parameters
  const { openAfterApproval } = operation
  if (openAfterApproval === undefined) return
  const fields = typeof body?.value === 'object' && body.value !== null ? Object.keys(body.value) : []
  if (fields.every((field) => openAfterApproval.includes(field))) return
  const customer = await readStatus(service, { customerId })
  if (customer && customer.status !== 'APPROVED') return
  throw refuse(403, { code: 'FORBIDDEN', message: 'These data were verified; only the platform can change them' })
}

async function readStatus(service: Service, { customerId }: { customerId: string }) {
  const pathIds = { customerId }
  const customer = await readFromService(service, { operation: getCustomer, schema: statusSchema, pathIds })
  return customer && { status: customer.customerType === 'BUSINESS' ? customer.kybStatus : customer.kycStatus }
}
