import * as v from 'valibot'
import { passkeyOrigins, scaFactor, scaLoginProof, webAuthnOptions } from './scaChallenge.ts'
import { defineOperation } from './schema/operation.ts'
import { id, openEnum, optional, timestamp } from './schema/primitives.ts'

/** Every `/sca` call names its customer; the platform writes the caller's own. */
export const scaQuery = v.object({ customerId: v.optional(id) })

/** A login that awaits its proof: a code that was sent, a code of an app, or a passkey's signature. */
export const scaLoginStart = v.looseObject({
  factor: scaFactor,
  challengeId: optional(id),
  expiresAt: optional(timestamp),
  passkeyOptions: optional(webAuthnOptions),
  allowedOrigins: optional(passkeyOrigins),
  relyingPartyId: optional(v.string()),
})
export type ScaLoginStart = v.InferOutput<typeof scaLoginStart>

/** Only `SUCCESS` is a login; the service says others with HTTP 200, too. */
export const scaLoginComplete = v.looseObject({
  status: openEnum<'SUCCESS'>(),
  sessionExpiresAt: optional(timestamp),
})

/** Begins the login that reads and payments of the region need, once in 180 days. */
export const startScaLogin = defineOperation({
  name: 'startScaLogin',
  method: 'POST',
  path: '/sca/login/start',
  query: scaQuery,
  request: v.strictObject({ factor: v.picklist(['SMS_OTP', 'TOTP', 'PASSKEY']) }),
  responses: { 200: scaLoginStart },
  ids: { customerId: 'Customer' },
  owner: { caller: 'customerId' },
  access: 'customer',
})

export const completeScaLogin = defineOperation({
  name: 'completeScaLogin',
  method: 'POST',
  path: '/sca/login/complete',
  query: scaQuery,
  request: scaLoginProof,
  responses: { 200: scaLoginComplete },
  ids: { customerId: 'Customer', challengeId: 'ScaChallenge' },
  owner: { caller: 'customerId' },
  access: 'customer',
  endUserIpAddress: 'required',
})

/** How a customer stands after an event. */
export const securityEvent = v.looseObject({
  eventType: openEnum<'RESET_PASSWORD_COMPLETED' | 'FAILED_LOGIN_ATTEMPT'>(),
  suspended: v.boolean(),
  failedAttempts: v.number(),
  lockedUntil: optional(timestamp),
})
export type SecurityEvent = v.InferOutput<typeof securityEvent>

/** Tells the service of a failed or a reset login of the platform's own. It can lift a suspension, so no browser may. */
export const recordSecurityEvent = defineOperation({
  name: 'recordSecurityEvent',
  method: 'POST',
  path: '/sca/record-event',
  query: scaQuery,
  request: v.strictObject({ eventType: v.picklist(['RESET_PASSWORD_COMPLETED', 'FAILED_LOGIN_ATTEMPT']) }),
  responses: { 200: securityEvent },
  ids: { customerId: 'Customer' },
  owner: 'none',
  access: 'platform',
})
