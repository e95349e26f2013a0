import {
  type AuthMethod,
  challengeCredential,
  listCredentials as listOperation,
  type OtpChallengeResponse,
  type PasskeyAssertion,
  type PasskeyChallengeResponse,
  verifyCredential,
} from '../wire/credentials.ts'
import type { WalletSession } from '../wire/walletSession.ts'
import type { Abortable } from './abortable.ts'
import { type ApiClient, call, send } from './send.ts'
import { expectAnswer, expectStatus, type Signing } from './signedRetry.ts'

export type ListCredentialsParameters = { accountId: string } & Abortable
export type ListCredentialsReturnType = Awaited<ReturnType<typeof listCredentials>>

/** Lists the sign-in methods of one account. */
export async function listCredentials(
  client: ApiClient,
  { accountId, signal }: ListCredentialsParameters,
): Promise<readonly AuthMethod[]> {
  return (await call(client, listOperation, { query: { accountId }, signal })).data
}

/** Requests a fresh code, and returns the bundle to encrypt it to. */
export async function challengeOtp(
  client: ApiClient,
  { credentialId, signal }: { credentialId: string } & Abortable,
): Promise<OtpChallengeResponse> {
  const answer = await call(client, challengeCredential, { path: { credentialId }, body: {}, signal })
  return expectAnswer(answer, 'otpEncryptionTargetBundle') as OtpChallengeResponse
}

/** Returns what a passkey has to sign for a session of this key. */
export async function challengePasskey(
  client: ApiClient,
  { credentialId, publicKeyHex, signal }: { credentialId: string; publicKeyHex: string } & Abortable,
): Promise<PasskeyChallengeResponse> {
  const body = { clientPublicKey: publicKeyHex }
  const answer = await call(client, challengeCredential, { path: { credentialId }, body, signal })
  return expectAnswer(answer, 'challenge') as PasskeyChallengeResponse
}

/** One attempt at a one-time code. Both legs send exactly this. */
export type OtpAttempt = {
  readonly credentialId: string
  readonly type: 'EMAIL_OTP' | 'SMS_OTP'
  readonly encryptedOtp: string
}

/**
 * Sends one leg of an attempt: 202 with what to sign for the first, 200 and the session for the second, which carries the
 * signature. Never sent twice; its `Request-Id` works once.
 */
export function verifyOtp(client: ApiClient, attempt: OtpAttempt, signing: Signing) {
  const { credentialId, type, encryptedOtp: encryptedOtpBundle } = attempt
  return send(client.transport, verifyCredential, {
    path: { credentialId },
    body: { type, encryptedOtpBundle },
    ...signing,
  })
}

/** Opens a session with what a passkey signed. `requestId` is that of its challenge and works once. */
export async function verifyPasskey(
  client: ApiClient,
  parameters: { credentialId: string; assertion: PasskeyAssertion; requestId: string } & Abortable,
): Promise<WalletSession> {
  const { credentialId, assertion, ...headers } = parameters
  const input = { path: { credentialId }, body: { type: 'PASSKEY' as const, assertion }, ...headers }
  return expectStatus(await send(client.transport, verifyCredential, input), 200)
}

/** Opens a session with an OpenID token whose nonce names the public key. */
export async function verifyOidcToken(
  client: ApiClient,
  parameters: { credentialId: string; oidcToken: string; publicKeyHex: string } & Abortable,
): Promise<WalletSession> {
  const { credentialId, oidcToken, publicKeyHex: clientPublicKey, signal } = parameters
  const input = { path: { credentialId }, body: { type: 'OAUTH' as const, oidcToken, clientPublicKey }, signal }
  return expectStatus(await send(client.transport, verifyCredential, input), 200)
}
