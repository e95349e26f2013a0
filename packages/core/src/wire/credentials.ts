import * as v from 'valibot'
import type { Operation } from './schema/operation.ts'
import { id, openEnum, optional, timestamp } from './schema/primitives.ts'
import { session } from './sessions.ts'
import { signedRequestChallenge } from './signedRequests.ts'

/** A way to sign in to one wallet. `nickname` is the email address or phone number of a one-time-code credential. */
export const authMethod = v.looseObject({
  id,
  accountId: id,
  type: openEnum<'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'>(),
  nickname: v.string(),
  createdAt: optional(timestamp),
  updatedAt: optional(timestamp),
})
export type AuthMethod = v.InferOutput<typeof authMethod>

/** A credential whose code is on its way, with the bundle to seal that code to. */
export const otpChallenge = v.looseObject({ ...authMethod.entries, otpEncryptionTargetBundle: v.string() })
export type OtpChallengeAnswer = v.InferOutput<typeof otpChallenge>

export const listCredentials = {
  name: 'listCredentials',
  method: 'GET',
  path: '/auth/credentials',
  query: v.object({ accountId: id }),
  responses: { 200: v.looseObject({ data: v.array(authMethod) }) },
  access: 'customer',
} as const satisfies Operation

/** Sends a fresh code and answers with a fresh bundle. */
export const challengeCredential = {
  name: 'challengeCredential',
  method: 'POST',
  path: '/auth/credentials/{credentialId}/challenge',
  request: v.optional(v.looseObject({})),
  responses: { 200: otpChallenge },
  access: 'login',
} as const satisfies Operation

export const otpVerifyRequest = v.looseObject({
  type: v.picklist(['EMAIL_OTP', 'SMS_OTP']),
  encryptedOtpBundle: v.pipe(v.string(), v.minLength(1)),
})

/** First leg: 202 with a payload to sign. Signed retry with the same body: 200 and the session. */
export const verifyCredential = {
  name: 'verifyCredential',
  method: 'POST',
  path: '/auth/credentials/{credentialId}/verify',
  request: otpVerifyRequest,
  responses: { 200: session, 202: signedRequestChallenge },
  signature: 'signed-retry',
  access: 'login',
} as const satisfies Operation
