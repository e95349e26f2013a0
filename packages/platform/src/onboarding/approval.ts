import type { Operation } from '@countersign/core/wire'
import { getCustomer } from '@countersign/core/wire'
import * as v from 'valibot'
import { refuse } from '../answers.ts'
import type { ServiceOptions } from '../options.ts'
import { readFromService } from '../service/readFromService.ts'
import { createShortMemory } from '../shortMemory.ts'

/** Refuses to move the money of customers whose verification is not approved. */
export type Approval = {
  /**
   * @throws `Refusal` 403 `USER_NOT_READY`, or as `readFromService` when the service cannot be asked.
   */
  readonly check: (customerId: string, operation: Operation) => Promise<void>
}

/** How long an approval is believed, in milliseconds. A customer may be rejected afterwards. */
const rememberedMs = 60_000

const statusSchema = v.object({
  customerType: v.string(),
  kycStatus: v.nullish(v.string()),
  kybStatus: v.nullish(v.string()),
})

/** Asks the service about the customer, and remembers approvals. A service that names no status decides by itself. */
export function createApproval(service: ServiceOptions, { now }: { now: () => number }): Approval {
  const approved = createShortMemory({ now, lifetimeMs: rememberedMs })
  return {
    async check(customerId, operation) {
      if (!operation.requiresApproval || approved.has(customerId)) return
      const pathIds = { customerId }
      const customer = await readFromService(service, { operation: getCustomer, schema: statusSchema, pathIds })
      const status = customer?.customerType === 'BUSINESS' ? customer.kybStatus : customer?.kycStatus
      if (!customer || (typeof status === 'string' && status !== 'APPROVED'))
        throw refuse(403, { code: 'USER_NOT_READY', message: 'The verification of the customer is not approved' })
      approved.add(customerId)
    },
  }
}
