import type { RecipientKey } from '../crypto/openOtp.ts'
import type { CurrencyCode } from '../payments/currencies.ts'

/** Records hold times in milliseconds since epoch where the sandbox computes with them, else as the wire shows them. */
export type CustomerRecord = { id: string; platformCustomerId: string; [field: string]: unknown }

export type InternalAccountRecord = {
  id: string
  customerId: string
  currency: CurrencyCode
  /** Smallest unit. */
  balance: number
  createdAt: number
  updatedAt: number
}

export type ExternalAccountRecord = {
  id: string
  customerId: string
  currency: CurrencyCode
  platformAccountId?: string | undefined
  accountInfo: { accountType: string; paymentRails?: readonly string[]; [field: string]: unknown }
  [field: string]: unknown
}

export type CredentialRecord = {
  id: string
  accountId: string
  type: 'EMAIL_OTP'
  nickname: string
  createdAt: number
  updatedAt: number
  /** When codes were sent lately, for the rate limit. */
  challengedAt: number[]
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
  accountId: string
  expiresAt: number
  consumed: boolean
  /** Of an OTP login: the key that was sealed in the bundle, and the issuance of the code. */
  sealedKeyHex?: string | undefined
  issuance?: number | undefined
}

export type SessionRecord = {
  id: string
  accountId: string
  credentialId: string
  type: 'EMAIL_OTP'
  nickname: string
  publicKeyHex: string
  createdAt: number
  expiresAt: number
  revoked: boolean
}

/** The first success under an idempotency key. `id` is operation, path and key. */
export type ReplayRecord = { id: string; bodyText: string; status: number; answerText: string }
