import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { ScaCustomerRecord } from '../../state/scaRecords.ts'
import { findScaCustomer, isScaCustomer } from './customers.ts'

const lifetimeMs = 180 * 24 * 3_600_000

/**
 * Returns if the customer needs no SCA session, or has one.
 *
 * @throws `ServiceError` 409 `SCA_SESSION_REQUIRED`.
 */
export function requireScaSession(context: SandboxContext, parameters: { customerId: string }): void {
  if (!isScaCustomer(context, parameters)) return
  if (findScaCustomer(context, parameters).sessionExpiresAt > context.now()) return
  throw new ServiceError({
    status: 409,
    code: 'SCA_SESSION_REQUIRED',
    message: 'The login with Strong Customer Authentication is missing or over',
  })
}

/** Opens a session and returns when it ends. */
export function openScaSession(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): number {
  const { customer } = parameters
  customer.sessionExpiresAt = context.now() + lifetimeMs
  return customer.sessionExpiresAt
}
