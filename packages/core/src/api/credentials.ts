import {
  type AuthMethod,
  type CredentialCreateRequest,
  challengeCredential as challengeOperation,
  createCredential as createOperation,
  deleteCredential as deleteOperation,
  listCredentials as listOperation,
  type OtpChallengeAnswer,
  type PasskeyAssertion,
  type PasskeyChallengeAnswer,
  verifyCredential as verifyOperation,
} from '../wire/credentials.ts'
import type { WalletSession } from '../wire/sessions.ts'
import type { SignedRequestChallenge } from '../wire/signedRequests.ts'
import { type ApiClient, expectId, send } from './send.ts'
import { expectAnswer, expectStatus, type SignedRetry, type Signing } from './signedRetry.ts'

/** The ways to sign in to one account. */
export async function listCredentials(
  client: ApiClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly AuthMethod[]> {
  const { accountId, signal } = parameters
  return (await send(client.transport, listOperation, { query: { accountId }, signal })).body.data
}

/** Has a fresh code sent, and returns the bundle to seal it to. */
export async function challengeOtp(
  client: ApiClient,
  parameters: { credentialId: string; signal?: AbortSignal | undefined },
): Promise<OtpChallengeAnswer> {
  const { credentialId, signal } = parameters
  const { body } = await send(client.transport, challengeOperation, { path: { credentialId }, body: {}, signal })
  return expectAnswer(expectId(body, credentialId), 'otpEncryptionTargetBundle') as OtpChallengeAnswer
}

/** Asks what a passkey has to sign for a session of this key. */
export async function challengePasskey(
  client: ApiClient,
  parameters: { credentialId: string; publicKeyHex: string; signal?: AbortSignal | undefined },
): Promise<PasskeyChallengeAnswer> {
  const { credentialId, publicKeyHex, signal } = parameters
  const request = { path: { credentialId }, body: { clientPublicKey: publicKeyHex }, signal }
  const { body } = await send(client.transport, challengeOperation, request)
  return expectAnswer(expectId(body, credentialId), 'challenge') as PasskeyChallengeAnswer
}

/** One attempt at a one-time code. Both legs send exactly this. */
export type OtpAttempt = {
  readonly credentialId: string
  readonly type: 'EMAIL_OTP' | 'SMS_OTP'
  readonly encryptedOtp: string
}

/** First leg: the service checks the code and answers with what to sign. */
export async function verifyOtp(
  client: ApiClient,
  attempt: OtpAttempt,
  parameters: { signal?: AbortSignal | undefined },
): Promise<SignedRequestChallenge> {
  const answer = await send(client.transport, verifyOperation, { ...verifyRequest(attempt), signal: parameters.signal })
  return expectStatus(answer, 202)
}

/** Second leg: the same attempt, stamped. Never sent twice; its `Request-Id` works once. */
export async function confirmOtp(client: ApiClient, attempt: OtpAttempt, retry: SignedRetry): Promise<WalletSession> {
  return expectStatus(await send(client.transport, verifyOperation, { ...verifyRequest(attempt), ...retry }), 200)
}

function verifyRequest(attempt: OtpAttempt) {
  return {
    path: { credentialId: attempt.credentialId },
    body: { type: attempt.type, encryptedOtpBundle: attempt.encryptedOtp },
  }
}

/** Opens a session with what a passkey signed. `requestId` is that of its challenge and works once. */
export async function verifyPasskey(
  client: ApiClient,
  parameters: {
    credentialId: string
    assertion: PasskeyAssertion
    requestId: string
    signal?: AbortSignal | undefined
  },
): Promise<WalletSession> {
  const { credentialId, assertion, requestId, signal } = parameters
  const request = { path: { credentialId }, body: { type: 'PASSKEY' as const, assertion }, requestId, signal }
  return expectStatus(await send(client.transport, verifyOperation, request), 200)
}

/** Opens a session with an OpenID token whose nonce names the public key. */
export async function verifyOidcToken(
  client: ApiClient,
  parameters: {
    credentialId: string
    oidcToken: string
    publicKeyHex: string
    signal?: AbortSignal | undefined
  },
): Promise<WalletSession> {
  const { credentialId, oidcToken, publicKeyHex: clientPublicKey, signal } = parameters
  const request = { path: { credentialId }, body: { type: 'OAUTH' as const, oidcToken, clientPublicKey }, signal }
  return expectStatus(await send(client.transport, verifyOperation, request), 200)
}

/** Adds a way to sign in; 202 asks for a signature first. */
export function createCredential(client: ApiClient, parameters: { request: CredentialCreateRequest } & Signing) {
  const { request, ...signing } = parameters
  return send(client.transport, createOperation, { body: request, ...signing })
}

/** Removes a way to sign in; 202 asks for a signature first. */
export function deleteCredential(client: ApiClient, parameters: { credentialId: string } & Signing) {
  const { credentialId, ...signing } = parameters
  return send(client.transport, deleteOperation, { path: { credentialId }, ...signing })
}
