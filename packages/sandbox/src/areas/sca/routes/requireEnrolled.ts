import type { ScaFactor } from '@countersign/core/wire'
import { invalidInput } from '../../../http/responses.ts'
import type { ScaCustomerRecord } from '../../../state/scaRecords.ts'

/** @throws `ServiceError` 400 for a factor that the customer has not enrolled. Text messages need no enrollment. */
export function requireEnrolled(customer: ScaCustomerRecord, parameters: { factor: ScaFactor }): void {
  const { factor } = parameters
  const isThere = { SMS_OTP: true, TOTP: customer.totp !== undefined, PASSKEY: customer.passkey !== undefined }
  if (!Object.entries(isThere).some(([name, there]) => name === factor && there))
    throw invalidInput([{ field: 'factor', message: 'Expected a factor that is enrolled', constraint: {} }])
}
