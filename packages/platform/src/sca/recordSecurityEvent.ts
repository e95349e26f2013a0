import type { OperationRequest, SecurityEvent } from '@countersign/core/wire'
import { isWalletError, recordSecurityEvent as operation } from '@countersign/core/wire'
import * as v from 'valibot'
import { createServiceClient } from '../backend/createServiceClient.ts'
import { checkCustomerId } from '../identifyCustomer.ts'
import type { ServiceOptions } from '../service/serviceOptions.ts'

export type RecordSecurityEventParameters = {
  readonly service: ServiceOptions
  readonly customerId: string
  /**
   * `FAILED_LOGIN_ATTEMPT` adds to the count that locks and finally suspends. `RESET_PASSWORD_COMPLETED` resets the
   * count, lifts a suspension and ends every SCA session.
   */
  readonly eventType: OperationRequest<typeof operation>['eventType']
}

/** The result of a report. */
export type SecurityEventReport =
  /** It counts, and this is the state of the customer's lock. Suspended: without end, until a reset is reported. */
  | { status: 'recorded'; suspended: boolean; failedAttempts: number; lockedUntil: Date | undefined }
  /** This customer needs no Strong Customer Authentication. */
  | { status: 'not-applicable' }
  /** It does not count. `ACCOUNT_LOCKED`: the customer is locked already. */
  | { status: 'declined'; code: string }
  /** It is unknown whether it counts: the service could not be reached, or its response was invalid. */
  | { status: 'unknown'; code: string }

/**
 * Reports a failed or reset login of the platform's own to the service. The promise never rejects, so that no login
 * waits for it or fails with it. Report a reset again until it is `recorded`; never repeat a failed login: it could
 * count twice.
 *
 * @throws `TypeError` at once, when an argument is not an id of a customer, an event or a service.
 */
export function recordSecurityEvent(parameters: RecordSecurityEventParameters): Promise<SecurityEventReport> {
  const { service, customerId, eventType } = parameters
  checkCustomerId(customerId)
  const event = { eventType }
  if (!v.is(operation.request, event)) throw new TypeError('The service knows no security event of this type')
  const client = createServiceClient({ ...service, retries: 0 })
  return client.call(operation, { query: { customerId }, body: event }).then(recorded, notRecorded)
}

function recorded({ suspended, failedAttempts, lockedUntil }: SecurityEvent): SecurityEventReport {
  return { status: 'recorded', suspended, failedAttempts, lockedUntil }
}

function notRecorded(error: unknown): SecurityEventReport {
  const { code, httpStatus = 0 } = isWalletError(error) ? error : { code: 'PLATFORM_UNAVAILABLE' }
  if (httpStatus === 409 && code === 'CONFLICT') return { status: 'not-applicable' }
  // What refuses the credentials says nothing about the customer.
  if (httpStatus === 401) return { status: 'unknown', code: 'PLATFORM_UNAVAILABLE' }
  const isDeclined = httpStatus >= 400 && httpStatus < 500 && code !== 'UNEXPECTED_RESPONSE'
  return { status: isDeclined ? 'declined' : 'unknown', code }
}
