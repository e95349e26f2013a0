import type { SandboxContext } from '../context.ts'
import { ServiceError } from '../http/responses.ts'
import type { ScaCustomerRecord } from '../state/scaRecords.ts'
import { scaPhoneOf } from './customers.ts'

/** The code in every SMS here, and in every authenticator app. */
const sandboxCode = '123456'

export function isRightCode(code: string | undefined): boolean {
  return code === sandboxCode
}

/**
 * "Sends" the code to the customer's phone.
 *
 * @throws `ServiceError` 400 when no phone is known.
 */
export function sendScaCode(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): void {
  const to = scaPhoneOf(context, parameters)
  if (to === undefined)
    throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'The customer has no phone for codes' })
  context.state.inbox.push({ to, channel: 'sms', code: sandboxCode, sentAt: new Date(context.now()) })
}
