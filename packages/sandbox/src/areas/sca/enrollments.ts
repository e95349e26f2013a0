import type { ScaPasskeyCredential } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { ScaCustomerRecord, ScaEnrollmentRecord, ScaPasskeyRecord, ScaTotpRecord } from '../../state/scaRecords.ts'
import { describeRelyingParty } from '../credentials/relyingParty.ts'
import { isRightCode } from './codes.ts'
import { createEnrollmentOptions, readWebAuthnChallenge, verifyScaAttestation } from './passkeys.ts'
import { refusedProof } from './proofs.ts'
import { recordEnrollment } from './resets.ts'
import { createRecoveryCodes, createTotpSecret, findTotpStep } from './totp.ts'

const lifetimeMs = 600_000

type OfCustomer = { customer: ScaCustomerRecord }

export function startTotpEnrollment(context: SandboxContext, parameters: OfCustomer) {
  const { customer } = parameters
  const account = String(context.state.customers.get(customer.id)?.email ?? customer.id)
  const totp = createTotpSecret(context, { account })
  remember(context, { id: totp.secret, customerId: customer.id, type: 'TOTP' })
  return { type: 'TOTP', ...totp }
}

/** @throws `ServiceError` 409 `PASSKEY_ALREADY_ENROLLED`: there is one at most. */
export function startPasskeyEnrollment(context: SandboxContext, parameters: OfCustomer) {
  const { customer } = parameters
  refuseSecondPasskey(customer)
  const options = createEnrollmentOptions(context, { customerId: customer.id })
  remember(context, { id: options.challenge, customerId: customer.id, type: 'PASSKEY' })
  const { rpId: relyingPartyId, origins: allowedOrigins } = describeRelyingParty(context)
  return { type: 'PASSKEY', options, allowedOrigins, relyingPartyId }
}

/**
 * Enrolls an authenticator app, replacing any before, and returns its recovery codes.
 *
 * @throws `ServiceError` 400 for a wrong code, and for a secret that was not issued recently.
 */
export async function confirmTotp(
  context: SandboxContext,
  parameters: OfCustomer & { secret: string; code: string },
): Promise<readonly string[]> {
  const { customer, secret, code } = parameters
  const enrollment = findEnrollment(context, { id: secret, customer, type: 'TOTP' })
  const totp: ScaTotpRecord = { secret }
  const usedStep = await findTotpStep(context, { secret, code })
  if (usedStep !== undefined) totp.usedStep = usedStep
  if (!enrollment || (usedStep === undefined && !isRightCode(code))) throw refusedProof()
  if (!context.state.scaEnrollments.delete(enrollment.id)) throw refusedProof()
  customer.totp = totp
  recordEnrollment(context, { customer, factor: 'TOTP' })
  return createRecoveryCodes(context)
}

/**
 * Enrolls the customer's passkey.
 *
 * @throws `ServiceError` 400 for a response to another challenge or from another page; 409 `PASSKEY_ALREADY_ENROLLED`.
 */
export async function confirmPasskey(
  context: SandboxContext,
  parameters: OfCustomer & { answer: ScaPasskeyCredential; origin: string },
): Promise<ScaPasskeyRecord> {
  const { customer, answer, origin } = parameters
  const challenge = readWebAuthnChallenge(answer)
  const enrollment = findEnrollment(context, { id: challenge, customer, type: 'PASSKEY' })
  if (!enrollment) throw refusedProof()
  const verified = await verifyScaAttestation(context, { answer, origin, challenge: enrollment.id }).catch(() => {
    throw refusedProof()
  })
  refuseSecondPasskey(customer)
  if (!context.state.scaEnrollments.delete(enrollment.id)) throw refusedProof()
  const passkey = { credentialId: context.createId('').slice(1), ...verified }
  customer.passkey = passkey
  recordEnrollment(context, { customer, factor: 'PASSKEY' })
  return passkey
}

function refuseSecondPasskey(customer: ScaCustomerRecord): void {
  if (!customer.passkey) return
  const message = 'The customer has a passkey; remove it first'
  throw new ServiceError({ status: 409, code: 'PASSKEY_ALREADY_ENROLLED', message })
}

function remember(context: SandboxContext, enrollment: Omit<ScaEnrollmentRecord, 'expiresAt'>): void {
  context.state.scaEnrollments.set(enrollment.id, { ...enrollment, expiresAt: context.now() + lifetimeMs })
}

function findEnrollment(
  context: SandboxContext,
  parameters: OfCustomer & { id: string | undefined; type: ScaEnrollmentRecord['type'] },
): ScaEnrollmentRecord | undefined {
  const { id = '', customer, type } = parameters
  const enrollment = context.state.scaEnrollments.get(id)
  const fits = enrollment?.customerId === customer.id && enrollment.type === type
  return fits && enrollment.expiresAt > context.now() ? enrollment : undefined
}
