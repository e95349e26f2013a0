import {
  type AuthMethod,
  challengeCredential as challengeOperation,
  listCredentials as listOperation,
  type OtpChallengeAnswer,
  verifyCredential as verifyOperation,
} from '../wire/credentials.ts'
import type { WalletSession } from '../wire/sessions.ts'
import type { SignedRequestChallenge } from '../wire/signedRequests.ts'
import { expectId } from './expectId.ts'
import { type ApiClient, send } from './send.ts'
import { expectStatus, type SignedRetry } from './signedRetry.ts'

/** The ways to sign in to one account. */
export async function listCredentials(
  client: ApiClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly AuthMethod[]> {
  const { accountId, signal } = parameters
  return (await send(client.transport, listOperation, { query: { accountId }, signal })).body.data
}

/** Has a fresh code sent, and returns the bundle to seal it to. */
export async function challengeCredential(
  client: ApiClient,
  parameters: { credentialId: string; signal?: AbortSignal | undefined },
): Promise<OtpChallengeAnswer> {
  const { credentialId, signal } = parameters
  const { body } = await send(client.transport, challengeOperation, { path: { credentialId }, body: {}, signal })
  return expectId(body, credentialId)
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
