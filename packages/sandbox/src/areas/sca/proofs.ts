import type { ScaPasskeyCredential } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { ScaChallengeRecord, ScaCustomerRecord } from '../../state/scaRecords.ts'
import { isScaChallengeOpen } from './challenges.ts'
import { isRightCode, takeTotpCode } from './codes.ts'
import { findScaCustomer } from './customers.ts'
import { countWrongProof, refuseLocked } from './lock.ts'
import { verifyScaAssertion } from './passkeys.ts'

const proofsPerMinute = 10

/** The members of a request that may be a proof. Its parser let one kind through. */
export type ScaProofBody = {
  code?: string | undefined
  passkeyAssertion?: ScaPasskeyCredential | undefined
  origin?: string | undefined
}

/**
 * Accepts the proof of a payment's challenge, which is used up by it.
 *
 * @throws `ServiceError` 423 `ACCOUNT_LOCKED` before the proof is read, and for the wrong proof that locks; 429
 * `RATE_LIMITED` after ten in a minute; 400 `INVALID_INPUT` for a wrong one, and for any when the challenge has
 * expired.
 */
export async function verifyScaProof(
  context: SandboxContext,
  parameters: { customerId: string; challenge: ScaChallengeRecord; body: ScaProofBody },
): Promise<void> {
  const { challenge, body } = parameters
  const customer = findScaCustomer(context, parameters)
  refuseLocked(context, { customer })
  countProof(context, { customer })
  await takeProof(context, { customer, challenge, body })
}

/**
 * Accepts the proof of a challenge of any use.
 *
 * @throws `ServiceError` 400 `INVALID_INPUT`, 423 `ACCOUNT_LOCKED`; neither says which part of the proof was wrong.
 */
export async function takeProof(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; challenge: ScaChallengeRecord | undefined; body: ScaProofBody },
): Promise<void> {
  const { customer, challenge, body } = parameters
  refuseLocked(context, { customer })
  if (challenge?.customerId !== customer.id || !isScaChallengeOpen(context, { challenge })) throw refusedProof()
  const isRight = await isRightProof(context, { customer, challenge, body })
  // Another proof may have come while the passkey's was being verified; a challenge is good for one.
  if (!isScaChallengeOpen(context, { challenge })) throw refusedProof()
  if (!isRight) {
    countWrongProof(context, { customer })
    refuseLocked(context, { customer })
    throw refusedProof()
  }
  challenge.consumed = true
}

/**
 * The same error for a wrong code, a foreign passkey and an expired challenge, so that it does not reveal which it was.
 */
export function refusedProof(): ServiceError {
  return new ServiceError({ status: 400, code: 'INVALID_INPUT', message: 'The proof is invalid or expired' })
}

async function isRightProof(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; challenge: ScaChallengeRecord; body: ScaProofBody },
): Promise<boolean> {
  const { customer, challenge, body } = parameters
  const { code, passkeyAssertion, origin } = body
  if (!passkeyAssertion || origin === undefined) {
    if (takesCode(challenge) && isRightCode(code)) return true
    return takesAppCode(challenge) && takeTotpCode(context, { customer, code })
  }
  const { passkey } = customer
  if (!passkey || !challenge.passkey) return false
  const { challenge: expected } = challenge.passkey.options
  const answered = { answer: passkeyAssertion, origin, challenge: expected, passkey }
  const counter = await verifyScaAssertion(context, answered).catch(() => undefined)
  if (counter === undefined) return false
  passkey.counter = counter
  return true
}

/** The constant code answers every challenge of codes, and in place of an app's code what takes that one. */
function takesCode(challenge: ScaChallengeRecord): boolean {
  return challenge.factor !== 'PASSKEY' || takesAppCode(challenge)
}

function takesAppCode({ factor, use, availableFactors }: ScaChallengeRecord): boolean {
  return factor === 'TOTP' || (use.type === 'trust' && availableFactors.includes('TOTP'))
}

function countProof(context: SandboxContext, parameters: { customer: ScaCustomerRecord }): void {
  const { customer } = parameters
  const now = context.now()
  customer.provedAt = customer.provedAt.filter((time) => time > now - 60_000)
  const [oldest = now] = customer.provedAt
  if (customer.provedAt.length >= proofsPerMinute)
    throw new ServiceError({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Too many proofs were given',
      retryAfterSeconds: Math.ceil((oldest + 60_000 - now) / 1000),
    })
  customer.provedAt.push(now)
}
