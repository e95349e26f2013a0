import type { Route } from '../../../context.ts'
import { findScaCustomer } from '../customers.ts'
import { countWrongProof, describeLock, refuseLocked, setWrongProofs } from '../lock.ts'

/** A failed login of the platform's own counts like a wrong proof; a password reset ends every session and lock. */
export const recordSecurityEvent: Route<'recordSecurityEvent'> = (context, { query, body }) => {
  const customer = findScaCustomer(context, query)
  const { eventType } = body
  if (eventType === 'RESET_PASSWORD_COMPLETED') {
    setWrongProofs(context, { customer, count: 0 })
    customer.sessionExpiresAt = 0
  } else {
    refuseLocked(context, { customer })
    countWrongProof(context, { customer })
  }
  return { status: 200, body: { eventType, ...describeLock(context, { customer }) } }
}
