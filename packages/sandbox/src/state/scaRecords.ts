import type { ScaFactor, ScaResetStatus } from '@countersign/core/wire'
import type { LivenessOutcome, ScaSignInStatus } from '../controls/sca.ts'

/** A passkey for Strong Customer Authentication; unrelated to those of wallets. */
export type ScaPasskeyRecord = {
  /** The id that the service gives it. */
  credentialId: string
  /** The `rawId` of WebAuthn, base64url. */
  webAuthnId: string
  /** The public key in COSE (RFC 9052 §7), base64url. */
  coseKey: string
  /** The signature counter of its newest assertion (WebAuthn §6.1.1). */
  counter: number
}

/** An authenticator app: its secret, and the time step of the newest code that was accepted. */
export type ScaTotpRecord = { secret: string; usedStep?: number }

/** The SCA state of a customer whose region needs it; `id` is the customer's. */
export type ScaCustomerRecord = {
  id: string
  /** Where codes go after a lost phone was replaced; before that to the customer's own number. */
  phoneNumber?: string
  /** The authenticator app. */
  totp?: ScaTotpRecord
  passkey?: ScaPasskeyRecord
  /** When the newest SCA session ends; 0 without one. */
  sessionExpiresAt: number
  failedAttempts: number
  /** 0 without a lock, or for one without an end. */
  lockedUntil: number
  /** When payments were sent proofs recently, for the rate limit. */
  provedAt: number[]
}

/** An enrollment that awaits its proof. `id` is the secret, or the challenge of the passkey. */
export type ScaEnrollmentRecord = { id: string; customerId: string; type: 'TOTP' | 'PASSKEY'; expiresAt: number }

/** The use of a proof. */
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
  /** What its passkey has to sign, and on which pages. Payments do not name the pages. */
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
  /** The factor was enrolled again afterwards. */
  enrolledAgain: boolean
}

/** What tests and the backstage panel set for all customers. */
export type ScaScript = {
  liveness: LivenessOutcome
  /** HTTP status of an execution that awaits a proof. */
  pendingStatus: 200 | 202
  /** Accounts in a region are listed within a login only. */
  accountsGated: boolean
  /** Of a login with the right proof. */
  loginStatus: ScaSignInStatus
}
