import type { ScaFactor, ScaResetStatus } from '@countersign/core/wire'
import type { LivenessOutcome, ScaSignInStatus } from '../sandbox.ts'

/** A passkey for Strong Customer Authentication; it has nothing to do with those of wallets. */
export type ScaPasskeyRecord = {
  /** What the service calls it. */
  credentialId: string
  /** What WebAuthn calls `rawId`, base64url. */
  webAuthnId: string
  /** The public key in COSE (RFC 9052 §7), base64url. */
  coseKey: string
  /** The signature counter of its newest assertion (WebAuthn §6.1.1). */
  counter: number
}

/** How a customer stands whose region needs Strong Customer Authentication; `id` is the customer's. */
export type ScaCustomerRecord = {
  id: string
  /** Where codes go since a lost phone was replaced; before that to the customer's own number. */
  phoneNumber?: string
  hasTotp: boolean
  passkey?: ScaPasskeyRecord
  /** The end of the newest login; 0 when there is none. */
  sessionExpiresAt: number
  failedAttempts: number
  /** 0 when there is no lock, or one without an end. */
  lockedUntil: number
  /** When payments were answered with proofs lately, for the rate limit. */
  provedAt: number[]
}

/** An enrolment that awaits its proof. `id` is the secret, or the challenge of the passkey. */
export type ScaEnrolmentRecord = { id: string; customerId: string; type: 'TOTP' | 'PASSKEY'; expiresAt: number }

/** What a proof is for. */
export type ScaUse =
  | { type: 'login' }
  | { type: 'payment'; purpose?: string | undefined }
  | { type: 'trust'; externalAccountId: string; trusted: boolean }

/** Options for `navigator.credentials.get` in JSON (WebAuthn Level 3 §5.1.8). */
export type ScaPasskeyOptions = {
  challenge: string
  rpId: string
  allowCredentials: readonly { id: string; type: 'public-key' }[]
  userVerification: 'required'
  timeout: number
}

export type ScaChallengeRecord = {
  id: string
  customerId: string
  use: ScaUse
  factor: ScaFactor
  availableFactors: readonly ScaFactor[]
  /** What its passkey is asked, and where. Payments do not say where. */
  passkey?: { options: ScaPasskeyOptions; allowedOrigins?: readonly string[] }
  expiresAt: number
  /** When its newest code was sent. */
  sentAt: number
  resends: number
  consumed: boolean
}

export type ScaResetRecord = {
  id: string
  customerId: string
  factor: ScaFactor
  status: ScaResetStatus
  startedAt: number
  expiresAt: number
  /** What its liveness check finds, counted from then. */
  liveness: LivenessOutcome
  livenessSince: number
  completedAt?: number
  /** The factor was enrolled anew afterwards. */
  enrolledAgain: boolean
}

/** What tests and the backstage panel set for everybody. */
export type ScaScript = {
  liveness: LivenessOutcome
  /** HTTP status of an execution that awaits a proof. */
  pendingStatus: 200 | 202
  /** Accounts in a region are listed within a login only. */
  accountsGated: boolean
  /** Of a login with the right proof. */
  loginStatus: ScaSignInStatus
}
