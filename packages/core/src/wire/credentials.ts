import * as v from 'valibot'
import { del, get, post } from './schema/describe.ts'
import { extend, message } from './schema/message.ts'
import {
  base64UrlSchema,
  clientPublicKeySchema,
  idSchema,
  openEnum,
  optional,
  timestampSchema,
  trimmedSchema,
} from './schema/primitives.ts'
import { signedRequestChallengeSchema } from './signedRequests.ts'
import { sessionSchema } from './walletSession.ts'

/**
 * A sign-in method of one wallet. `nickname` is the email address or phone number of a one-time-code credential, the
 * given name of a passkey, and usually the email address of an OpenID identity.
 */
export const authMethodSchema = message({
  id: idSchema,
  accountId: idSchema,
  type: openEnum<'EMAIL_OTP' | 'SMS_OTP' | 'PASSKEY' | 'OAUTH'>(),
  nickname: v.string(),
  /** Of a passkey: its WebAuthn id (`rawId`), base64url. */
  credentialId: optional(v.string()),
  createdAt: optional(timestampSchema),
  updatedAt: optional(timestampSchema),
})
export type AuthMethod = v.InferOutput<typeof authMethodSchema>

/** A credential whose code is on its way, with the bundle to encrypt that code to. */
export const otpChallengeSchema = message({ ...authMethodSchema.entries, otpEncryptionTargetBundle: v.string() })
export type OtpChallengeResponse = v.InferOutput<typeof otpChallengeSchema>

/** What a passkey has to sign to open a session for the public key that was sent along. */
export const passkeyChallengeSchema = message({
  ...authMethodSchema.entries,
  credentialId: base64UrlSchema,
  /** 64 lower-case hex digits. Its UTF-8 bytes are the WebAuthn challenge, not the bytes it spells. */
  challenge: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  requestId: idSchema,
  expiresAt: timestampSchema,
})
export type PasskeyChallengeResponse = v.InferOutput<typeof passkeyChallengeSchema>

export const listCredentials = get('/auth/credentials', {
  query: v.object({ accountId: idSchema }),
  returns: message({ data: v.array(authMethodSchema) }),
  owner: { query: ['accountId'] },
  access: 'customer',
})

/**
 * Sends a fresh code and returns a fresh bundle; or, for a passkey, returns what it has to sign for `clientPublicKey`.
 */
export const challengeCredential = post('/auth/credentials/{credentialId}/challenge', {
  request: v.optional(message({ clientPublicKey: v.optional(clientPublicKeySchema) })),
  returns: v.union([otpChallengeSchema, passkeyChallengeSchema]),
  answersId: 'credentialId',
  access: 'login',
  login: 'challenge',
})

const sealedCode = { encryptedOtpBundle: v.pipe(v.string(), v.minLength(1)) }

/** The response of an authenticator (WebAuthn §5.2.2), each part base64url. */
export const passkeyAssertionSchema = message({
  credentialId: base64UrlSchema,
  clientDataJson: base64UrlSchema,
  authenticatorData: base64UrlSchema,
  signature: v.pipe(v.string(), v.minLength(1)),
  userHandle: v.optional(base64UrlSchema),
})
export type PasskeyAssertion = v.InferOutput<typeof passkeyAssertionSchema>

const oidcTokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(16_384))

export const verifyRequestSchema = v.variant('type', [
  message(extend({ type: v.literal('EMAIL_OTP') }, sealedCode)),
  message(extend({ type: v.literal('SMS_OTP') }, sealedCode)),
  message({ type: v.literal('OAUTH'), oidcToken: oidcTokenSchema, clientPublicKey: clientPublicKeySchema }),
  message({ type: v.literal('PASSKEY'), assertion: passkeyAssertionSchema }),
])

/**
 * Codes: 202 with a payload to sign, then the signed retry with the same body: 200 and the session. OpenID tokens and
 * passkeys: 200 at once; a passkey's assertion carries the `Request-Id` of its challenge and no signature.
 */
export const verifyCredential = post('/auth/credentials/{credentialId}/verify', {
  request: verifyRequestSchema,
  returns: { 200: sessionSchema, 202: signedRequestChallengeSchema },
  walletSignature: 'signed-retry',
  access: 'login',
  login: 'prove',
})

/** Letters, numbers, space and `. _ - ' ( )`, 1 to 100 characters once trimmed. */
export const passkeyNicknameSchema = v.pipe(trimmedSchema, v.regex(/^[\p{L}\p{N} ._\-'()]{1,100}$/u))

/** What an authenticator created (WebAuthn §5.2.1), each part base64url. */
export const passkeyAttestationSchema = message({
  credentialId: base64UrlSchema,
  clientDataJson: base64UrlSchema,
  attestationObject: base64UrlSchema,
  transports: v.optional(v.array(v.string())),
})
export type PasskeyAttestation = v.InferOutput<typeof passkeyAttestationSchema>

export const credentialCreateRequestSchema = v.variant('type', [
  message({ type: v.literal('EMAIL_OTP'), accountId: idSchema }),
  message({ type: v.literal('SMS_OTP'), accountId: idSchema }),
  message({ type: v.literal('OAUTH'), accountId: idSchema, oidcToken: oidcTokenSchema }),
  message({
    type: v.literal('PASSKEY'),
    accountId: idSchema,
    nickname: passkeyNicknameSchema,
    /** The challenge that the platform issued, base64url; in addition to the attestation, and not in it. */
    challenge: base64UrlSchema,
    attestation: passkeyAttestationSchema,
  }),
])
export type CredentialCreateRequest = v.InferInput<typeof credentialCreateRequestSchema>

/** Adds a sign-in method. Signed by a session of an existing one; a code is sent with the signed retry. */
export const createCredential = post('/auth/credentials', {
  request: credentialCreateRequestSchema,
  returns: {
    201: message({ ...authMethodSchema.entries, otpEncryptionTargetBundle: optional(v.string()) }),
    202: signedRequestChallengeSchema,
  },
  bodyIds: ['accountId'],
  owner: { body: ({ accountId }: CredentialCreateRequest) => accountId },
  walletSignature: 'signed-retry',
  access: 'customer',
  registration: 'complete',
})

/** Removes a sign-in method, and ends all of its sessions. Signed by a session of another one; the last one stays. */
export const deleteCredential = del('/auth/credentials/{credentialId}', {
  returns: { 202: signedRequestChallengeSchema, 204: null },
  walletSignature: 'signed-retry',
  access: 'customer',
})
