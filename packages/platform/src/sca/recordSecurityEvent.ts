import type { OperationRequest } from '@countersign/core/wire'
import { recordSecurityEvent as operation, securityEventSchema } from '@countersign/core/wire'
import * as v from 'valibot'
import { checkCustomerId } from '../identifyCustomer.ts'
import type { ServiceOptions } from '../options.ts'
import { Refusal } from '../responses.ts'
import type { ServiceResponse } from '../service/callService.ts'
import { readCode, relay } from '../service/relay.ts'
import { createService } from '../service/service.ts'

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
  if (!URL.canParse(service.baseUrl)) throw new TypeError('The base URL of the service is no URL')
  const { method, path } = operation
  const body = new TextEncoder().encode(JSON.stringify(event))
  const call = { method, path, query: { customerId }, body }
  return relay(createService(service), { operation, call }).then(readReport, unanswered)
}

function readReport({ status, json }: ServiceResponse): SecurityEventReport {
  const code = readCode(json) || 'UNEXPECTED_RESPONSE'
  if (status === 409 && code === 'CONFLICT') return { status: 'not-applicable' }
  if (status >= 400 && status < 500) return { status: 'declined', code }
  const parsed = v.safeParse(securityEventSchema, status === 200 ? json : undefined)
  if (!parsed.success) return { status: 'unknown', code }
  const { suspended, failedAttempts, lockedUntil } = parsed.output
  return { status: 'recorded', suspended, failedAttempts, lockedUntil }
}

function unanswered(error: unknown): SecurityEventReport {
  const text = error instanceof Refusal ? error.answer.body : '{}'
  return { status: 'unknown', code: readCode(JSON.parse(text)) || 'PLATFORM_UNAVAILABLE' }
}
