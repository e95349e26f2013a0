import type { PasskeyAssertion, PasskeyAttestation } from '@countersign/core/wire'
import type { SandboxContext } from '../../context.ts'
import { base64ToBytes, bytesToBase64url, textToBytes } from '../../crypto/encoding.ts'
import type { PasskeyRecord } from '../../state/records.ts'
import { expectedRelyingParty } from './relyingParty.ts'
import { loadVerifier } from './verifier.ts'

/** ES256 (RFC 9053 §2.1), the only algorithm of registrations here. */
const es256 = -7

/** What WebAuthn verification needs besides the message. */
const ceremony = { clientExtensionResults: {}, type: 'public-key' } as const

/**
 * Verifies what an authenticator created (WebAuthn §7.1): challenge, origin, relying party, user presence and user
 * verification.
 *
 * @throws `Error` that names the check which failed.
 */
export async function verifyAttestation(
  context: SandboxContext,
  parameters: { attestation: PasskeyAttestation; challenge: string },
): Promise<Pick<PasskeyRecord, 'webAuthnId' | 'coseKey' | 'counter'>> {
  const { attestation, challenge } = parameters
  const { credentialId: id, clientDataJson: clientDataJSON, attestationObject } = attestation
  const { verifyRegistrationResponse } = await loadVerifier()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...ceremony, id, rawId: id, response: { clientDataJSON, attestationObject } },
    expectedChallenge: challenge,
    ...expectedRelyingParty(context, { clientDataJSON }),
    requireUserVerification: true,
    supportedAlgorithmIDs: [es256],
  })
  if (!verified || registrationInfo.credential.id !== id) throw new Error('The attestation is of another credential')
  const { publicKey, counter } = registrationInfo.credential
  return { webAuthnId: id, coseKey: bytesToBase64url(publicKey), counter }
}

/**
 * Verifies the response of a passkey (WebAuthn §7.2) and returns its new signature counter. The challenge is the text
 * that was sent, as UTF-8 bytes.
 *
 * @throws `Error` that names the check which failed.
 */
export async function verifyAssertion(
  context: SandboxContext,
  parameters: { assertion: PasskeyAssertion; passkey: PasskeyRecord; challenge: string },
): Promise<number> {
  const { assertion, passkey, challenge } = parameters
  const { credentialId: id, clientDataJson: clientDataJSON, authenticatorData, signature, userHandle } = assertion
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  const { verifyAuthenticationResponse } = await loadVerifier()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...ceremony, id, rawId: id, response },
    expectedChallenge: bytesToBase64url(textToBytes(challenge)),
    ...expectedRelyingParty(context, { clientDataJSON }),
    requireUserVerification: true,
    credential: { id: passkey.webAuthnId, publicKey: base64ToBytes(passkey.coseKey), counter: passkey.counter },
  })
  if (!verified) throw new Error('The signature of the assertion does not verify')
  return authenticationInfo.newCounter
}
