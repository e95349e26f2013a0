import type { TransactionStatus } from '@countersign/core/wire'
import type { CurrencyCode } from './currencies.ts'

export type QuoteStatus = 'PENDING' | 'PENDING_AUTHORIZATION' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'

/** Where the money comes from: a wallet of the service, or a transfer that is yet to be made. */
export type QuoteSource =
  | { sourceType: 'ACCOUNT'; accountId: string; [field: string]: unknown }
  | { sourceType: 'REALTIME_FUNDING'; currency: string; cryptoNetwork?: string | undefined; [field: string]: unknown }

/** The proofs that a quote waits for. It keeps them when the last one was not given in time. */
export type QuoteAuthorization = {
  /** What is to be proven, one challenge each. The first is the one that was issued. */
  purposes: readonly [string, ...string[]]
  /** What the customer asked to prove it with. */
  factor: 'SMS_OTP' | 'PASSKEY'
  challengeId: string
  expiresAt: number
}

export type QuoteRecord = {
  id: string
  status: QuoteStatus
  createdAt: number
  expiresAt: number
  /** Absent: the platform's own. */
  customerId?: string | undefined
  source: QuoteSource
  destination: { destinationType: 'ACCOUNT'; accountId: string; [field: string]: unknown }
  sendingCurrency: CurrencyCode
  receivingCurrency: CurrencyCode
  totalSendingAmount: number
  totalReceivingAmount: number
  feesIncluded: number
  exchangeRate: number
  transactionId: string
  /** What decides the outcome: the last three characters of the payee's account or address, or what went wrong before. */
  outcomeSuffix: string
  authorization?: QuoteAuthorization | undefined
  /** Set when the money left. */
  executedAt?: number
  /** How many steps of the outcome have happened. */
  stepsDone: number
  /** By which rail the money goes, and whether the request chose it. */
  rail?: { name: string; chosen: boolean } | undefined
  /** Its steps wait: it was put on hold. */
  held?: boolean
}

export type Refund = {
  reference: string
  initiatedAt: string
  status: 'PENDING' | 'COMPLETED' | 'FAILED'
  reason: 'TRANSACTION_FAILED' | 'USER_CANCELLATION' | 'TIMEOUT'
  settledAt?: string
}

/** A payment from a UMA address that is not yet credited. `id` is its transaction's. */
export type IncomingRecord = {
  id: string
  /** Absent: it goes on to an account outside. */
  accountId?: string | undefined
  amount: number
  /** What the sender's address orders, such as `fail.compliance`. */
  scenario: string
  /** Until when the platform may approve or reject it; absent once it did. */
  approveBy?: number | undefined
  /** What the platform has to tell about the receiver. */
  requestedFields: readonly string[]
  approvedAt?: number | undefined
  /** How many steps have happened since it was approved. */
  stepsDone: number
}

export type WireAmount = { amount: number; currency: Readonly<Record<string, unknown>> }

/** A transaction as the wire shows it; `createdAt` decides its place in lists. */
export type TransactionRecord = {
  id: string
  status: TransactionStatus
  type: 'INCOMING' | 'OUTGOING'
  customerId: string
  platformCustomerId?: string | undefined
  createdAt: string
  updatedAt: string
  failureReason?: string | undefined
  pendingReason?: string | undefined
  quoteId?: string | undefined
  counterpartyInformation?: Readonly<Record<string, unknown>> | undefined
  settledAt?: string | undefined
  refund?: Refund
  [field: string]: unknown
}
