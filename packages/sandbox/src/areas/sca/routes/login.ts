import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { invalidInput } from '../../../http/responses.ts'
import { statusOf } from '../../../state/customerStatus.ts'
import type { ScaChallengeRecord, ScaCustomerRecord } from '../../../state/scaRecords.ts'
import { createScaChallenge } from '../challenges.ts'
import { findScaCustomer } from '../customers.ts'
import { setWrongProofs } from '../lock.ts'
import { readWebAuthnChallenge } from '../passkeys.ts'
import { takeProof } from '../proofs.ts'
import { openScaSession } from '../sessions.ts'
import { requireEnrolled } from './requireEnrolled.ts'

/** Each start is an SCA sign-in of its own; earlier ones stay valid until they expire. */
export const startScaLogin: Route<'startScaLogin'> = (context, { query, body }) => {
  const customer = findScaCustomer(context, query)
  const { factor } = body
  requireEnrolled(customer, { factor })
  const {
    id: challengeId,
    expiresAt,
    passkey,
  } = createScaChallenge(context, {
    customer,
    factor,
    use: { type: 'login' },
  })
  if (factor === 'SMS_OTP') return { status: 200, body: { factor, challengeId, expiresAt: toIso(expiresAt) } }
  if (!passkey) return { status: 200, body: { factor } }
  const { options: passkeyOptions, allowedOrigins } = passkey
  return { status: 200, body: { factor, passkeyOptions, allowedOrigins, relyingPartyId: passkeyOptions.rpId } }
}

/** Opens a session of 180 days, and forgets wrong proofs. A customer who is not verified gets none. */
export const completeScaLogin: Route<'completeScaLogin'> = async (context, { query, body }) => {
  const customer = findScaCustomer(context, query)
  if (!body.endUserIpAddress) throw invalidInput([{ field: 'endUserIpAddress', message: 'Required', constraint: {} }])
  await takeProof(context, { customer, challenge: findLogin(context, { customer, body }), body })
  const person = context.state.customers.get(customer.id)
  const status =
    person && statusOf(person) === 'APPROVED' ? context.state.scaScript.loginStatus : 'VERIFICATION_PENDING'
  if (status !== 'SUCCESS') return { status: 200, body: { status } }
  setWrongProofs(context, { customer, count: 0 })
  const sessionExpiresAt = toIso(openScaSession(context, { customer }))
  return { status: 200, body: { status, sessionExpiresAt } }
}

type LoginProof = SandboxRequest<'completeScaLogin'>['body']

/**
 * Finds the SCA sign-in that a proof is for: a code by SMS names it, a passkey has signed its challenge, and the code
 * of an app is for the newest.
 *
 * @throws `ServiceError` 400 without the id of a sign-in by SMS, and with an id where there must be none.
 */
function findLogin(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; body: LoginProof },
): ScaChallengeRecord | undefined {
  const { customer, body } = parameters
  const challengeId = 'challengeId' in body ? body.challengeId : undefined
  if ((body.factor === 'SMS_OTP') !== (challengeId !== undefined))
    throw invalidInput([{ field: 'challengeId', message: 'Expected for SMS_OTP only', constraint: {} }])
  const signed = readWebAuthnChallenge(body.passkeyAssertion)
  return context.state.scaChallenges
    .where('customerId', customer.id)
    .filter(({ use, factor }) => use.type === 'login' && factor === body.factor)
    .findLast(({ id, passkey }) => (challengeId ?? id) === id && passkey?.options.challenge === signed)
}
