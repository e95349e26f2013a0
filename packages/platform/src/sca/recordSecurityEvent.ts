import type { OperationRequest, SecurityEvent } from '@countersign/core/wire'
import { recordSecurityEvent as operation, securityEvent } from '@countersign/core/wire'
import * as v from 'valibot'
import { platformUnavailable, Refusal } from '../answers.ts'
import { checkCustomerId } from '../identifyCustomer.ts'
import type { ServiceOptions } from '../options.ts'
import { readCode, relay } from '../service/relay.ts'

export type RecordSecurityEventParameters = {
  readonly service: ServiceOptions
  readonly customerId: string
  /**
   * `FAILED_LOGIN_ATTEMPT` adds to the count that locks and in the end suspends. `RESET_PASSWORD_COMPLETED` forgets the
   * count, lifts a suspension and ends every login with Strong Customer Authentication.
   */
  readonly eventType: OperationRequest<typeof operation>['eventType']
}

/**
 * Tells the service of a login of the platform's own that failed or was reset, and answers how the customer stands.
 * `undefined`: this customer needs no Strong Customer Authentication.
 *
 * @throws `Error` when the service cannot be reached or declines, as it does for a locked customer.
 */
export async function recordSecurityEvent(
  parameters: RecordSecurityEventParameters,
): Promise<SecurityEvent | undefined> {
  const { service, customerId, eventType } = parameters
  checkCustomerId(customerId)
  const { method, path } = operation
  const body = new TextEncoder().encode(JSON.stringify({ eventType }))
  const answer = await relay(service, { operation, call: { method, path, query: { customerId }, body } })
  if (answer.status === 409 && readCode(answer.json) === 'CONFLICT') return undefined
  if (answer.status !== 200) throw new Refusal(answer)
  const parsed = v.safeParse(securityEvent, answer.json)
  if (!parsed.success) throw platformUnavailable()
  return parsed.output
}
