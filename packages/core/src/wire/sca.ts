import * as v from 'valibot'
import { passkeyOriginsSchema, scaFactorSchema, scaLoginProofSchema, webAuthnOptionsSchema } from './scaChallenge.ts'
import { post } from './schema/describe.ts'
import { message } from './schema/message.ts'
import { idSchema, openEnum, optional, timestampSchema } from './schema/primitives.ts'

/** Every `/sca` call names its customer; the platform writes the caller's own. */
export const scaQuerySchema = v.object({ customerId: v.optional(idSchema) })

/** A login that awaits its proof: a code that was sent, a code of an app, or a passkey's signature. */
export const scaLoginStartSchema = message({
  factor: scaFactorSchema,
  challengeId: optional(idSchema),
  expiresAt: optional(timestampSchema),
  passkeyOptions: optional(webAuthnOptionsSchema),
  allowedOrigins: optional(passkeyOriginsSchema),
  relyingPartyId: optional(v.string()),
})
export type ScaLoginStart = v.InferOutput<typeof scaLoginStartSchema>

/** Only `SUCCESS` is a login; the service says others with HTTP 200, too. */
export const scaLoginCompleteSchema = message({
  status: openEnum<'SUCCESS'>(),
  sessionExpiresAt: optional(timestampSchema),
})

/** Begins the login that reads and payments of the region need, once in 180 days. */
export const startScaLogin = post('/sca/login/start', {
  query: scaQuerySchema,
  request: v.strictObject({ factor: v.picklist(['SMS_OTP', 'TOTP', 'PASSKEY']) }),
  returns: scaLoginStartSchema,
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const completeScaLogin = post('/sca/login/complete', {
  query: scaQuerySchema,
  request: scaLoginProofSchema,
  returns: scaLoginCompleteSchema,
  bodyIds: ['challengeId'],
  owner: { caller: 'customerId' },
  access: 'customer',
  opensScaSession: true,
  endUserIpAddress: 'required',
})

/** The state of a customer's lock after an event. */
export const securityEventSchema = message({
  eventType: openEnum<'RESET_PASSWORD_COMPLETED' | 'FAILED_LOGIN_ATTEMPT'>(),
  suspended: v.boolean(),
  failedAttempts: v.number(),
  lockedUntil: optional(timestampSchema),
})
export type SecurityEvent = v.InferOutput<typeof securityEventSchema>

/**
 * Reports a failed or a reset login of the platform's own to the service. It can lift a suspension, so no browser may
 * call it.
 */
export const recordSecurityEvent = post('/sca/record-event', {
  query: scaQuerySchema,
  request: v.strictObject({ eventType: v.picklist(['RESET_PASSWORD_COMPLETED', 'FAILED_LOGIN_ATTEMPT']) }),
  returns: securityEventSchema,
  access: 'platform',
})
