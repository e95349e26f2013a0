import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { ScaCustomerRecord } from '../../state/scaRecords.ts'
import { scaPhoneOf } from './customers.ts'
import { findTotpStep } from './totp.ts'

/** The code in every SMS here. It is accepted in place of the code of an authenticator app, too. */
const sandboxCode = '123456'

export function isRightCode(code: string | undefined): boolean {
  return code === sandboxCode
}

/** Returns whether this is a code of the customer's authenticator app that was not used yet, and uses it up. */
export async function takeTotpCode(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; code: string | undefined },
): Promise<boolean> {
  const { customer, code = '' } = parameters
  const { totp } = customer
  if (!totp) return false
  const step = await findTotpStep(context, { secret: totp.secret, code })
  if (step === undefined || step === totp.usedStep) return false
  totp.usedStep = step
  return true
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
