import * as v from 'valibot'
import { scaQuerySchema } from './sca.ts'
import {
  passkeyOriginsSchema,
  scaFactorSchema,
  scaPasskeyCredentialSchema,
  webAuthnOptionsSchema,
} from './scaChallenge.ts'
import { message } from './schema/message.ts'
import { defineOperation } from './schema/operation.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** A factor that a user can prove their identity with. SMS is always among them. */
export const scaFactorViewSchema = message({
  factor: scaFactorSchema,
  /** Passkeys only. */
  credentialId: optional(idSchema),
  name: optional(v.string()),
})
export type ScaFactorView = v.InferOutput<typeof scaFactorViewSchema>

const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/** The two kinds of enrollment. An unknown kind cannot be continued, so it is refused. */
export const scaEnrollmentSchema = v.variant('type', [
  message({ type: v.literal('TOTP'), secret: textSchema, secretBase32Encoded: textSchema, totpUri: textSchema }),
  message({
    type: v.literal('PASSKEY'),
    options: webAuthnOptionsSchema,
    allowedOrigins: passkeyOriginsSchema,
    relyingPartyId: v.string(),
  }),
])
export type ScaEnrollment = v.InferOutput<typeof scaEnrollmentSchema>

export const scaEnrolledSchema = v.variant('type', [
  message({ type: v.literal('TOTP'), recoveryCodes: v.array(textSchema) }),
  message({ type: v.literal('PASSKEY'), factor: scaFactorViewSchema }),
])
export type ScaEnrolled = v.InferOutput<typeof scaEnrolledSchema>

const ofCustomer = { query: scaQuerySchema, access: 'customer', owner: { caller: 'customerId' } } as const

export const listScaFactors = defineOperation({
  name: 'listScaFactors',
  method: 'GET',
  path: '/sca/factors',
  responses: { 200: message({ factors: v.array(scaFactorViewSchema) }) },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

export const enrollScaFactor = defineOperation({
  name: 'enrollScaFactor',
  method: 'POST',
  path: '/sca/factors',
  request: v.strictObject({ type: v.picklist(['TOTP', 'PASSKEY']) }),
  responses: { 200: scaEnrollmentSchema },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

/** An enrollment has no id: the secret, or the credential, ties the proof to its start. */
export const confirmScaFactor = defineOperation({
  name: 'confirmScaFactor',
  method: 'POST',
  path: '/sca/factors/confirm',
  request: v.variant('type', [
    v.strictObject({ type: v.literal('TOTP'), secret: textSchema, code: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) }),
    v.strictObject({ type: v.literal('PASSKEY'), origin: textSchema, credential: scaPasskeyCredentialSchema }),
  ]),
  responses: { 200: scaEnrolledSchema },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

export const deleteScaFactor = defineOperation({
  name: 'deleteScaFactor',
  method: 'DELETE',
  path: '/sca/factors/{scaCredentialId}',
  responses: { 204: null },
  ids: { customerId: 'Customer', scaCredentialId: 'ScaCredential' },
  ...ofCustomer,
})

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

export const startScaReset = defineOperation({
  name: 'startScaReset',
  method: 'POST',
  path: '/sca/factors/reset',
  request: v.strictObject({ factor: v.picklist(['SMS_OTP', 'TOTP', 'PASSKEY']) }),
  responses: { 201: scaResetStartSchema },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

export const getScaReset = defineOperation({
  name: 'getScaReset',
  method: 'GET',
  path: '/sca/factors/reset/{resetId}',
  responses: { 200: scaResetSchema },
  ids: { customerId: 'Customer', resetId: 'ScaReset' },
  ...ofCustomer,
})

/** Completes a reset whose liveness check has passed. A lost phone needs its new number, in two parts. */
export const completeScaReset = defineOperation({
  name: 'completeScaReset',
  method: 'POST',
  path: '/sca/factors/reset/{resetId}/complete',
  request: v.optional(
    v.strictObject({
      mobile: v.strictObject({
        countryCode: v.pipe(v.string(), v.regex(/^\+[1-9]\d{0,3}$/)),
        number: v.pipe(v.string(), v.regex(/^\d{4,14}$/)),
      }),
    }),
  ),
  responses: { 204: null },
  ids: { customerId: 'Customer', resetId: 'ScaReset' },
  ...ofCustomer,
})
