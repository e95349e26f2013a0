import type { WalletSession } from '@countersign/core/wire'
import * as v from 'valibot'
import { bytesToBase64url, bytesToHex, textToBytes } from '../src/crypto/encoding.ts'
import type { SandboxOperation, SandboxOptions } from '../src/exports/index.ts'
import type { Authenticator, AuthenticatorOptions } from './authenticator.ts'
import { createAuthenticator } from './authenticator.ts'
import type { CallInput, TestService, TestWallet } from './createTestService.ts'
import { createTestService, createTestWallet, login } from './createTestService.ts'
import type { ClientKey } from './examinee.ts'
import { createClientKey, stampWith } from './examinee.ts'

/** A wallet whose owner is signed in by email. */
export async function signedIn(options: SandboxOptions = {}) {
  const service = createTestService(options)
  const wallet = await createTestWallet(service)
  return { service, wallet, ...(await login(service, wallet)) }
}

/** A second wallet in the same sandbox, signed in. */
export async function signedInAsGrace(service: TestService) {
  const wallet = await createTestWallet(service, { email: 'grace@example.com', accountNumber: '98765432109' })
  return { wallet, ...(await login(service, wallet)) }
}

const challengeAnswer = v.object({ payloadToSign: v.string(), requestId: v.string() })

/** The first leg of a signed retry, with a stamp that is right: what the next leg is called with. */
export async function firstLeg(
  service: TestService,
  name: SandboxOperation,
  parameters: CallInput & { key: ClientKey },
) {
  const { key, ...input } = parameters
  const response = await service.call(name, input)
  if (response.status !== 202) throw new Error(`${name} returned ${response.status}: ${await response.text()}`)
  const { payloadToSign, requestId } = v.parse(challengeAnswer, await response.json())
  const signature = await stampWith(key, { payload: payloadToSign })
  return { payloadToSign, retry: { ...input, requestId, signature } }
}

/** Returns the body that registers a passkey, for a challenge as a platform would issue it. */
export async function passkeyBody(
  wallet: TestWallet,
  parameters: { authenticator: Authenticator; challenge?: string; nickname?: string },
) {
  const { authenticator, nickname = "Ada's phone" } = parameters
  const { challenge = bytesToBase64url(crypto.getRandomValues(new Uint8Array(32))) } = parameters
  const { id: credentialId, response } = await authenticator.create({ challenge, rp: { id: 'localhost' } })
  const { clientDataJSON: clientDataJson, attestationObject, transports } = response
  const attestation = { credentialId, clientDataJson, attestationObject, transports }
  return { type: 'PASSKEY', accountId: wallet.accountId, nickname, challenge, attestation }
}

/** Signed in by email, with a passkey enrolled. */
export async function withPasskey(options: AuthenticatorOptions = {}) {
  const world = await signedIn()
  const authenticator = await createAuthenticator(options)
  const body = await passkeyBody(world.wallet, { authenticator })
  const { retry } = await firstLeg(world.service, 'createCredential', { body, key: world.key })
  const passkey = await world.service.succeed('createCredential', 201, retry)
  return { ...world, authenticator, passkey }
}

/** Answers the challenge of a passkey: returns the input of verify. */
export async function assertPasskey(
  service: TestService,
  parameters: { credentialId: string; authenticator: Authenticator; clientPublicKey: string; challenge?: string },
) {
  const { authenticator, clientPublicKey } = parameters
  const params = { credentialId: parameters.credentialId }
  const issued = await service.succeed('challengeCredential', 200, { params, body: { clientPublicKey } })
  const issuedSchema = v.object({ challenge: v.string(), requestId: v.string() })
  const { challenge: issuedChallenge, requestId } = v.parse(issuedSchema, issued)
  const challenge = parameters.challenge ?? bytesToBase64url(textToBytes(issuedChallenge))
  const { id, response } = await authenticator.get({ challenge, rpId: 'localhost' })
  const { clientDataJSON: clientDataJson, authenticatorData, signature } = response
  const assertion = { credentialId: id, clientDataJson, authenticatorData, signature }
  return { params, requestId, challenge: issuedChallenge, body: { type: 'PASSKEY', assertion } }
}

/** The whole passkey login. */
export async function loginWithPasskey(
  service: TestService,
  parameters: { credentialId: string; authenticator: Authenticator },
): Promise<{ key: ClientKey; session: WalletSession }> {
  const key = await createClientKey()
  const attempt = await assertPasskey(service, { ...parameters, clientPublicKey: key.publicKeyHex })
  return { key, session: await service.succeed('verifyCredential', 200, attempt) }
}

/** The nonce that ties an ID token to a key. */
export async function nonceFor(clientPublicKey: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', textToBytes(clientPublicKey))))
}
