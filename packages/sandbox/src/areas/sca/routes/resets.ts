import type { Route, SandboxContext } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import type { ScaResetRecord } from '../../../state/scaRecords.ts'
import { findScaCustomer } from '../customers.ts'
import { describeReset, findReset, startReset } from '../resets.ts'
import { requireEnrolled } from './requireEnrolled.ts'

export const startScaReset: Route<'startScaReset'> = (context, { query, body }) => {
  const customer = findScaCustomer(context, query)
  requireEnrolled(customer, body)
  const { id: resetId, expiresAt } = startReset(context, { customer, factor: body.factor })
  const livenessAccessToken = context.createId('Liveness')
  const verificationLink = `https://verify.sandbox.example/liveness/${resetId}`
  return { status: 201, body: { resetId, livenessAccessToken, verificationLink, expiresAt: toIso(expiresAt) } }
}

export const getScaReset: Route<'getScaReset'> = (context, { query, params }) => {
  const customer = findScaCustomer(context, query)
  return { status: 200, body: describeReset(findReset(context, { customer, id: params.resetId })) }
}

/** Removes the lost factor; a lost phone is replaced by its new number. */
export const completeScaReset: Route<'completeScaReset'> = (context, { query, params, body }) => {
  const customer = findScaCustomer(context, query)
  const reset = findReset(context, { customer, id: params.resetId })
  if (reset.status === 'COMPLETED')
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'The reset is completed' })
  if (reset.status !== 'LIVENESS_PASSED')
    throw new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'The liveness check has not passed' })
  if ((reset.factor === 'SMS_OTP') !== (body !== undefined))
    throw invalidInput([{ field: 'mobile', message: 'Expected for SMS_OTP only', constraint: {} }])

  if (reset.factor === 'TOTP') delete customer.totp
  if (reset.factor === 'PASSKEY') delete customer.passkey
  if (body) customer.phoneNumber = body.mobile.countryCode + body.mobile.number
  reset.status = 'COMPLETED'
  reset.completedAt = context.now()
  voidChallenges(context, { reset })
  return { status: 204 }
}

/** A finder of the lost device must not answer the challenges that were sent to it. */
function voidChallenges(context: SandboxContext, parameters: { reset: ScaResetRecord }): void {
  const { customerId, factor } = parameters.reset
  for (const challenge of context.state.scaChallenges.where('customerId', customerId))
    if (challenge.factor === factor) challenge.consumed = true
}
