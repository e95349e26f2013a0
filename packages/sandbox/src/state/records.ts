import type { InternalAccountStatus } from '../controls/accounts.ts'
import type { RecipientKey } from '../crypto/openOtp.ts'
import type { CurrencyCode } from '../money/currencies.ts'
import type { Signer } from '../signing/signers.ts'
import type { ConsentRecord, KycStatus } from './onboardingRecords.ts'

/** Records hold times in milliseconds since epoch where the sandbox computes with them, else as the wire shows them. */
export type CustomerRecord = {
  id: string
  platformCustomerId: string
  umaAddress: string
  customerType: 'INDIVIDUAL' | 'BUSINESS'
  currencies?: readonly string[] | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  kycStatus?: KycStatus | undefined
  kybStatus?: KycStatus | undefined
  contactVerification?: { email?: 'PENDING' | 'VERIFIED'; phone?: 'PENDING' | 'VERIFIED' } | undefined
  /** The most recent acceptance of each agreement. */
  agreementConsents: ConsentRecord[]
  createdAt: string
  updatedAt: string
  [field: string]: unknown
}

export type InternalAccountRecord = {
  id: string
  /** A customer, or the platform (`platformId`). */
  customerId: string
  type: 'EMBEDDED_WALLET' | 'INTERNAL_FIAT' | 'INTERNAL_CRYPTO'
  status: InternalAccountStatus
  currency: CurrencyCode
  /** All of it, in the smallest unit. Changed by `changeBalance` only. */
  balance: number
  /** What of it waits for a proof and cannot be spent. */
  held: number
  privateEnabled: boolean
  /** How often its funding instructions were renewed. */
  instructionsRenewed?: number | undefined
  createdAt: number
  updatedAt: number
}

export type ExternalAccountStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'PENDING_OWNERSHIP_VERIFICATION'
  | 'UNVERIFIED'
  | 'UNDER_REVIEW'
  | 'INACTIVE'

export type ExternalAccountRecord = {
  id: string
  /** Absent: the platform's own. */
  customerId?: string | undefined
  status: ExternalAccountStatus
  currency: CurrencyCode
  platformAccountId?: string | undefined
  accountInfo: { accountType: string; paymentRails?: readonly string[]; [field: string]: unknown }
  [field: string]: unknown
}

type AnyCredentialRecord = {
  id: string
  accountId: string
  nickname: string
  createdAt: number
  updatedAt: number
}

export type OtpCredentialRecord = AnyCredentialRecord & {
  type: 'EMAIL_OTP' | 'SMS_OTP'
  /** When codes were sent recently, for the rate limit. */
  challengedAt: number[]
}

export type PasskeyRecord = AnyCredentialRecord & {
  type: 'PASSKEY'
  /** The `rawId` of WebAuthn, base64url. */
  webAuthnId: string
  /** The public key in COSE (RFC 9052 §7), base64url. */
  coseKey: string
  /** The signature counter of its newest assertion (WebAuthn §6.1.1). */
  counter: number
}

/** The subject of an OpenID token, and the app that it was issued to. */
export type OidcIdentity = { issuer: string; audience: string; subject: string }

export type OauthCredentialRecord = AnyCredentialRecord & { type: 'OAUTH'; identity: OidcIdentity }

export type CredentialRecord = OtpCredentialRecord | PasskeyRecord | OauthCredentialRecord

/** The challenge that a passkey has to sign. `id` is the `Request-Id`. */
export type PasskeyChallengeRecord = {
  id: string
  credentialId: string
  /** 64 hex digits. */
  challenge: string
  /** The key that the session is for, as it was sent. */
  clientPublicKey: string
  expiresAt: number
  consumed: boolean
}

/** The code that one credential waits for; `id` is the credential's. */
export type PendingOtpRecord = {
  id: string
  issuance: number
  code: string
  expiresAt: number
  recipientKey: RecipientKey
  wrongAttempts: number
  lockedUntil: number
}

/** The first leg of a signed retry. `id` is the `Request-Id`. */
export type SignedRequestRecord = {
  id: string
  /** Method and path. */
  target: string
  bodyText: string
  payloadToSign: string
  signer: Signer
  /** What the first leg found and a later one continues with: a key, an issuance of a code, a set of credentials. */
  subject?: string | undefined
  expiresAt: number
  consumed: boolean
}

export type SessionRecord = {
  id: string
  accountId: string
  credentialId: string
  type: CredentialRecord['type']
  nickname: string
  /** Compressed. */
  publicKeyHex: string
  createdAt: number
  expiresAt: number
  revoked: boolean
}

export type DelegatedKeyRecord = {
  id: string
  cardId: string
  fundingSourceId: string
  accountId: string
  publicKeyHex: string
  nickname: string
  status: 'PENDING' | 'ACTIVE' | 'REVOKED'
  createdAt: number
  updatedAt: number
}

/** The first success under an idempotency key. `id` is operation, path and key. */
export type ReplayRecord = { id: string; bodyDigest: string; status: number; answerText: string }
