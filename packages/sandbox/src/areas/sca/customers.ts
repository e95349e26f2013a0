import type { SandboxContext } from '../../context.ts'
import { invalidInput, ServiceError } from '../../http/responses.ts'
import type { ScaCustomerRecord } from '../../state/scaRecords.ts'

/** The European Economic Area (ISO 3166-1 alpha-2), where directive (EU) 2015/2366 art. 97 applies. */
const regions = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Returns whether the customer lives where payments need Strong Customer Authentication. */
export function isScaCustomer(context: SandboxContext, parameters: { customerId: string }): boolean {
  const region = context.state.customers.get(parameters.customerId)?.region
  return typeof region === 'string' && regions.has(region)
}

/**
 * Returns the SCA state of the customer that a request is about.
 *
 * @throws `ServiceError` 400 without an id, 404 for an unknown customer, 409 `CONFLICT` outside the regions.
 */
export function findScaCustomer(
  context: SandboxContext,
  parameters: { customerId?: string | undefined },
): ScaCustomerRecord {
  const { customerId } = parameters
  if (customerId === undefined) throw invalidInput([{ field: 'customerId', message: 'Required', constraint: {} }])
  if (!context.state.customers.has(customerId))
    throw new ServiceError({ status: 404, code: 'USER_NOT_FOUND', message: 'No such customer' })
  if (!isScaCustomer(context, { customerId }))
    throw new ServiceError({
      status: 409,
      code: 'CONFLICT',
      message: 'The customer is outside the regions of Strong Customer Authentication',
    })
  const known = context.state.scaCustomers.get(customerId)
  if (known) return known
  const fresh = { id: customerId, sessionExpiresAt: 0, failedAttempts: 0, lockedUntil: 0, provedAt: [] }
  context.state.scaCustomers.set(customerId, fresh)
  return fresh
}

/** Where codes go: the number of the last reset, else the customer's own unless it still has to be verified. */
export function scaPhoneOf(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): string | undefined {
  const { customer } = parameters
  const person = context.state.customers.get(customer.id)
  const own = person?.contactVerification?.phone === 'PENDING' ? undefined : person?.phoneNumber
  return customer.phoneNumber ?? (typeof own === 'string' ? own : undefined)
}
