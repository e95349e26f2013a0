import * as v from 'valibot'
import { scaQuerySchema } from './sca.ts'
import {
  passkeyOriginsSchema,
  scaFactorSchema,
  scaPasskeyCredentialSchema,
  webAuthnOptionsSchema,
} from './scaChallenge.ts'
import { del, get, post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** A factor that a user can prove their identity with. SMS is always among them. */
export const scaFactorViewSchema = message({
  factor: scaFactorSchema,
  /** Passkeys only. */
  credentialId: optional(idSchema),
  name: optional(v.string()),
})
export type ScaFactorView = v.InferOutput<typeof scaFactorViewSchema>

const textSchema = v.pipe(v.string(), v.regex(/^.{1,4096}$/s))

/** The two kinds of enrollment. An unknown kind cannot be continued, so it is refused. */
export const scaEnrollmentSchema = v.union([
  message({ type: v.picklist(['TOTP']), secret: textSchema, secretBase32Encoded: textSchema, totpUri: textSchema }),
  message({
    type: v.picklist(['PASSKEY']),
    options: webAuthnOptionsSchema,
    allowedOrigins: passkeyOriginsSchema,
    relyingPartyId: v.string(),
  }),
])
export type ScaEnrollment = v.InferOutput<typeof scaEnrollmentSchema>

export const scaEnrolledSchema = v.union([
  message({ type: v.picklist(['TOTP']), recoveryCodes: v.array(textSchema) }),
  message({ type: v.picklist(['PASSKEY']), factor: scaFactorViewSchema }),
])
export type ScaEnrolled = v.InferOutput<typeof scaEnrolledSchema>

const ofCustomer = { query: scaQuerySchema, access: 'customer', owner: { caller: 'customerId' } } as const

export const listScaFactors = get('/sca/factors', {
  returns: message({ factors: v.array(scaFactorViewSchema) }),
  ...ofCustomer,
})

export const enrollScaFactor = post('/sca/factors', {
  request: v.strictObject({ type: v.picklist(['TOTP', 'PASSKEY']) }),
  returns: scaEnrollmentSchema,
  ...ofCustomer,
})

/** An enrollment has no id: the secret, or the credential, ties the proof to its start. */
export const confirmScaFactor = post('/sca/factors/confirm', {
  request: v.variant('type', [
    v.strictObject({ type: v.literal('TOTP'), secret: textSchema, code: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) }),
    v.strictObject({ type: v.literal('PASSKEY'), origin: textSchema, credential: scaPasskeyCredentialSchema }),
  ]),
  returns: scaEnrolledSchema,
  ...ofCustomer,
})

export const deleteScaFactor = del('/sca/factors/{scaCredentialId}', { returns: null, ...ofCustomer })

/** A reset that was begun: the user passes an identity check, by a link or in a frame of the page. */
export const scaResetStartSchema = message({
  resetId: idSchema,
  livenessAccessToken: optional(textSchema),
  verificationLink: optional(textSchema),
  expiresAt: optional(timestampSchema),
})
export type ScaResetStart = v.InferOutput<typeof scaResetStartSchema>

export type ScaResetStatus = 'INITIATED' | 'PENDING_REVIEW' | 'LIVENESS_PASSED' | 'COMPLETED' | 'REJECTED' | 'EXPIRED'

export const scaResetSchema = message({
  status: openEnum<ScaResetStatus>(),
  factor: scaFactorSchema,
  expiresAt: timestampSchema,
  enrollmentStatus: optional(openEnum<'PENDING' | 'COMPLETED'>()),
  completedAt: optional(timestampSchema),
})
export type ScaReset = v.InferOutput<typeof scaResetSchema>

export const startScaReset = post('/sca/factors/reset', {
  request: v.strictObject({ factor: v.picklist(['SMS_OTP', 'TOTP', 'PASSKEY']) }),
  returns: { 201: scaResetStartSchema },
  ...ofCustomer,
})

export const getScaReset = get('/sca/factors/reset/{resetId}', {
  returns: scaResetSchema,
  ...ofCustomer,
  answersId: false,
})

/** Completes a reset whose liveness check has passed. A lost phone needs its new number, in two parts. */
export const completeScaReset = post('/sca/factors/reset/{resetId}/complete', {
  request: v.optional(
    v.strictObject({
      mobile: v.strictObject({
        countryCode: v.pipe(v.string(), v.regex(/^\+[1-9]\d{0,3}$/)),
        number: v.pipe(v.string(), v.regex(/^\d{4,14}$/)),
      }),
    }),
  ),
  returns: null,
  ...ofCustomer,
})
