import type { ScaPasskeyCredential } from '@countersign/core/wire'
import * as v from 'valibot'
import type { SandboxContext } from '../../context.ts'
import { base64ToBytes, bytesToBase64url, textToBytes } from '../../crypto/encoding.ts'
import type { ScaPasskeyOptions, ScaPasskeyRecord } from '../../state/scaRecords.ts'
import { describeRelyingParty, expectedRelyingParty, readClientData } from '../credentials/relyingParty.ts'
import { loadVerifier } from '../credentials/verifier.ts'

/** ES256 (RFC 9053 §2.1), the only algorithm of enrollments here. */
const es256 = -7

export const scaChallengeLifetimeMs = 300_000

/** The members of `RegistrationResponseJSON` that are verified (WebAuthn Level 3 §5.1). */
const attestationSchema = v.object({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: v.string(), attestationObject: v.string() }),
})

/** The members of `AuthenticationResponseJSON` that are verified. */
const assertionSchema = v.object({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.exactOptional(v.string()),
  }),
})

/** Options for `navigator.credentials.get` that name the customer's one passkey. */
export function createPasskeyOptions(
  context: SandboxContext,
  parameters: { passkey: ScaPasskeyRecord },
): ScaPasskeyOptions {
  return {
    challenge: createWebAuthnChallenge(context),
    rpId: describeRelyingParty(context).rpId,
    allowCredentials: [{ id: parameters.passkey.webAuthnId, type: 'public-key' }],
    userVerification: 'required',
    timeout: scaChallengeLifetimeMs,
  }
}

/** Options for `navigator.credentials.create` in JSON (WebAuthn Level 3 §5.1.8). */
export function createEnrollmentOptions(context: SandboxContext, parameters: { customerId: string }) {
  const { customerId } = parameters
  const customer = context.state.customers.get(customerId)
  const displayName = String(customer?.fullName ?? 'Customer')
  return {
    challenge: createWebAuthnChallenge(context),
    rp: { id: describeRelyingParty(context).rpId, name: 'Sandbox' },
    user: { id: bytesToBase64url(textToBytes(customerId)), name: String(customer?.email ?? displayName), displayName },
    pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
    timeout: scaChallengeLifetimeMs,
  }
}

/** A seeded challenge: the operator of a sandbox may guess it. */
function createWebAuthnChallenge(context: SandboxContext): string {
  return bytesToBase64url(textToBytes(context.createId('WebAuthnChallenge')))
}

/** Returns the challenge that a response states. `undefined`: the response is unreadable. */
export function readWebAuthnChallenge(answer: ScaPasskeyCredential | undefined): string | undefined {
  try {
    return answer && readClientData(answer.response.clientDataJSON).challenge
  } catch {
    return undefined
  }
}

type Answered = { answer: ScaPasskeyCredential; origin: string; challenge: string }

/**
 * Verifies a passkey that is being enrolled (WebAuthn §7.1).
 *
 * @throws `Error` that names the check which failed.
 */
export async function verifyScaAttestation(
  context: SandboxContext,
  parameters: Answered,
): Promise<Omit<ScaPasskeyRecord, 'credentialId'>> {
  const { answer, origin, challenge: expectedChallenge } = parameters
  const response = v.parse(attestationSchema, answer)
  const { verifyRegistrationResponse } = await loadVerifier()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    ...expectAt(context, { answer, origin }),
    requireUserVerification: true,
    supportedAlgorithmIDs: [es256],
  })
  if (!verified || registrationInfo.credential.id !== response.id)
    throw new Error('The attestation is of another credential')
  const { id: webAuthnId, publicKey, counter } = registrationInfo.credential
  return { webAuthnId, coseKey: bytesToBase64url(publicKey), counter }
}

/**
 * Verifies the response of the customer's passkey (WebAuthn §7.2) and returns its new signature counter.
 *
 * @throws `Error` that names the check which failed.
 */
export async function verifyScaAssertion(
  context: SandboxContext,
  parameters: Answered & { passkey: ScaPasskeyRecord },
): Promise<number> {
  const { answer, origin, challenge: expectedChallenge, passkey } = parameters
  const response = v.parse(assertionSchema, answer)
  if (response.id !== passkey.webAuthnId) throw new Error('The assertion is of another passkey')
  const { verifyAuthenticationResponse } = await loadVerifier()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    ...expectAt(context, { answer, origin }),
    requireUserVerification: true,
    credential: { id: passkey.webAuthnId, publicKey: base64ToBytes(passkey.coseKey), counter: passkey.counter },
  })
  if (!verified) throw new Error('The signature of the assertion does not verify')
  return authenticationInfo.newCounter
}

/** The page that a request names has to be the one that the browser recorded, and one of the allowed. */
function expectAt(context: SandboxContext, parameters: { answer: ScaPasskeyCredential; origin: string }) {
  const { clientDataJSON } = parameters.answer.response
  const { expectedRPID, expectedOrigin } = expectedRelyingParty(context, { clientDataJSON })
  return { expectedRPID, expectedOrigin: expectedOrigin.filter((origin) => origin === parameters.origin) }
}
