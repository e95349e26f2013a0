import type { ScaFactor } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { toIso } from '../../context.ts'
import { ServiceError } from '../../http/responses.ts'
import type { ScaChallengeRecord, ScaCustomerRecord, ScaUse } from '../../state/scaRecords.ts'
import { describeRelyingParty } from '../credentials/relyingParty.ts'
import { sendScaCode } from './codes.ts'
import { findScaCustomer } from './customers.ts'
import { createPasskeyOptions, scaChallengeLifetimeMs } from './passkeys.ts'

const cooldownMs = 30_000
const resendsPerChallenge = 5

/**
 * Requests a proof before money moves: by passkey if it was requested and is enrolled, else by a code, which is sent.
 *
 * @throws `ServiceError` 400 when a code is needed and the customer has no phone.
 */
export function issueScaChallenge(
  context: SandboxContext,
  parameters: { customerId: string; factor: ScaFactor; purpose?: string },
): ScaChallengeRecord {
  const { customerId, factor, purpose } = parameters
  const customer = findScaCustomer(context, { customerId })
  const wanted = factor === 'PASSKEY' && customer.passkey ? 'PASSKEY' : 'SMS_OTP'
  return createScaChallenge(context, { customer, factor: wanted, use: { type: 'payment', purpose } })
}

/** A challenge of any use. */
export function createScaChallenge(
  context: SandboxContext,
  parameters: { customer: ScaCustomerRecord; factor: ScaFactor; use: ScaUse },
): ScaChallengeRecord {
  const { customer, factor, use } = parameters
  if (factor === 'SMS_OTP') sendScaCode(context, { customer })
  const now = context.now()
  const challenge: ScaChallengeRecord = {
    id: context.createId('ScaChallenge'),
    customerId: customer.id,
    use,
    factor,
    availableFactors: factorsFor(customer, { use }),
    ...(factor === 'PASSKEY' && askPasskey(context, { customer, use })),
    expiresAt: now + scaChallengeLifetimeMs,
    sentAt: now,
    resends: 0,
    consumed: false,
  }
  context.state.scaChallenges.set(challenge.id, challenge)
  return challenge
}

/** An app's code says nothing about amount and payee (RTS 2018/389 art. 5), so payments do not take it. */
function factorsFor(customer: ScaCustomerRecord, parameters: { use: ScaUse }): ScaFactor[] {
  const takesTotp = customer.totp !== undefined && parameters.use.type !== 'payment'
  return ['SMS_OTP', ...(takesTotp ? (['TOTP'] as const) : []), ...(customer.passkey ? (['PASSKEY'] as const) : [])]
}

function askPasskey(context: SandboxContext, parameters: { customer: ScaCustomerRecord; use: ScaUse }) {
  const { passkey } = parameters.customer
  if (!passkey) return {}
  const options = createPasskeyOptions(context, { passkey })
  if (parameters.use.type === 'payment') return { passkey: { options } }
  return { passkey: { options, allowedOrigins: describeRelyingParty(context).origins } }
}

/** The challenge as quotes and payees show it. */
export function describeScaChallenge(challenge: ScaChallengeRecord) {
  const { id, factor, availableFactors, expiresAt, use, passkey } = challenge
  return {
    id,
    factor,
    availableFactors,
    expiresAt: toIso(expiresAt),
    ...(use.type === 'payment' && { purpose: use.purpose ?? null }),
    ...(passkey && { passkeyAssertionOptions: passkey.options }),
    ...(passkey?.allowedOrigins && { passkeyAllowedOrigins: passkey.allowedOrigins }),
  }
}

/**
 * Sends the code again, for the same challenge with the same end.
 *
 * @throws `ServiceError` 409 when no code is awaited, 429 within 30 seconds of the last one and after five.
 */
export function resendScaCode(context: SandboxContext, parameters: { challenge: ScaChallengeRecord }): void {
  const { challenge } = parameters
  const now = context.now()
  if (challenge.factor !== 'SMS_OTP' || !isScaChallengeOpen(context, { challenge }))
    throw new ServiceError({ status: 409, code: 'CONFLICT', message: 'No code is awaited' })
  const isSpent = challenge.resends >= resendsPerChallenge
  const again = isSpent ? challenge.expiresAt : challenge.sentAt + cooldownMs
  if (again > now)
    throw new ServiceError({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'The code was sent a moment ago, or too often',
      retryAfterSeconds: Math.ceil((again - now) / 1000),
    })
  sendScaCode(context, { customer: findScaCustomer(context, challenge) })
  challenge.sentAt = now
  challenge.resends += 1
}

/** Returns whether a proof of the challenge may still be given. */
export function isScaChallengeOpen(context: SandboxContext, parameters: { challenge: ScaChallengeRecord }): boolean {
  const { consumed, expiresAt } = parameters.challenge
  return !consumed && expiresAt > context.now()
}
