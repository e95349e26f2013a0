import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import { statusOf } from '../../state/customerStatus.ts'
import { hasAcceptedTerms } from './agreements.ts'

/**
 * Refuses money movement for a customer who may not transact yet, or no longer.
 *
 * @throws `ServiceError` 403 `END_USER_TERMS_NOT_ACCEPTED` where the sandbox asks for the terms, 403 `USER_NOT_READY`
 * unless the verification is approved.
 */
export function requireApproved(context: SandboxContext, parameters: { customerId: string }): void {
  const customer = context.state.customers.get(parameters.customerId)
  if (customer && !hasAcceptedTerms(context, { customer }))
    throw new ServiceError({
      status: 403,
      code: 'END_USER_TERMS_NOT_ACCEPTED',
      message: 'The customer has to accept the end-user terms first',
    })
  if (!customer || statusOf(customer) !== 'APPROVED')
    throw new ServiceError({
      status: 403,
      code: 'USER_NOT_READY',
      message: 'The verification of the customer is not approved',
    })
}
