import * as v from 'valibot'
import { scaQuery } from './sca.ts'
import { passkeyOrigins, scaFactor, webAuthnAnswer, webAuthnOptions } from './scaChallenge.ts'
import { defineOperation } from './schema/operation.ts'
import { id, openEnum, optional, timestamp } from './schema/primitives.ts'

/** Something a person can prove themselves with. SMS is always among them. */
export const scaFactorView = v.looseObject({
  factor: scaFactor,
  /** Passkeys only. */
  credentialId: optional(id),
  name: optional(v.string()),
})
export type ScaFactorView = v.InferOutput<typeof scaFactorView>

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/** The two kinds of enrolment. A kind nobody here knows cannot be gone on with, so it is refused. */
export const scaEnrolment = v.variant('type', [
  v.looseObject({ type: v.literal('TOTP'), secret: text, secretBase32Encoded: text, totpUri: text }),
  v.looseObject({
    type: v.literal('PASSKEY'),
    options: webAuthnOptions,
    allowedOrigins: passkeyOrigins,
    relyingPartyId: v.string(),
  }),
])
export type ScaEnrolment = v.InferOutput<typeof scaEnrolment>

export const scaEnrolled = v.variant('type', [
  v.looseObject({ type: v.literal('TOTP'), recoveryCodes: v.array(text) }),
  v.looseObject({ type: v.literal('PASSKEY'), factor: scaFactorView }),
])
export type ScaEnrolled = v.InferOutput<typeof scaEnrolled>

const ofCustomer = { query: scaQuery, access: 'customer', owner: { caller: 'customerId' } } as const

export const listScaFactors = defineOperation({
  name: 'listScaFactors',
  method: 'GET',
  path: '/sca/factors',
  responses: { 200: v.looseObject({ factors: v.array(scaFactorView) }) },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

export const enrollScaFactor = defineOperation({
  name: 'enrollScaFactor',
  method: 'POST',
  path: '/sca/factors',
  request: v.strictObject({ type: v.picklist(['TOTP', 'PASSKEY']) }),
  responses: { 200: scaEnrolment },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

/** There is no id of an enrolment: the secret, or the credential, ties the proof to its start. */
export const confirmScaFactor = defineOperation({
  name: 'confirmScaFactor',
  method: 'POST',
  path: '/sca/factors/confirm',
  request: v.variant('type', [
    v.strictObject({ type: v.literal('TOTP'), secret: text, code: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) }),
    v.strictObject({ type: v.literal('PASSKEY'), origin: text, credential: webAuthnAnswer }),
  ]),
  responses: { 200: scaEnrolled },
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

/** A reset that was begun: the person proves that they are who they are, by a link or in a frame of the page. */
export const scaResetStart = v.looseObject({
  resetId: id,
  livenessAccessToken: optional(text),
  verificationLink: optional(text),
  expiresAt: optional(timestamp),
})
export type ScaResetStart = v.InferOutput<typeof scaResetStart>

export type ScaResetStatus = 'INITIATED' | 'PENDING_REVIEW' | 'LIVENESS_PASSED' | 'COMPLETED' | 'REJECTED' | 'EXPIRED'

export const scaReset = v.looseObject({
  status: openEnum<ScaResetStatus>(),
  factor: scaFactor,
  expiresAt: timestamp,
  enrollmentStatus: optional(openEnum<'PENDING' | 'COMPLETED'>()),
  completedAt: optional(timestamp),
})
export type ScaReset = v.InferOutput<typeof scaReset>

export const startScaReset = defineOperation({
  name: 'startScaReset',
  method: 'POST',
  path: '/sca/factors/reset',
  request: v.strictObject({ factor: v.picklist(['SMS_OTP', 'TOTP', 'PASSKEY']) }),
  responses: { 201: scaResetStart },
  ids: { customerId: 'Customer' },
  ...ofCustomer,
})

export const getScaReset = defineOperation({
  name: 'getScaReset',
  method: 'GET',
  path: '/sca/factors/reset/{resetId}',
  responses: { 200: scaReset },
  ids: { customerId: 'Customer', resetId: 'ScaReset' },
  ...ofCustomer,
})

/** Ends a reset whose liveness check has passed. A lost phone needs its new number, in two parts. */
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
