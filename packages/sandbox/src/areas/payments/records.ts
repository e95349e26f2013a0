import type { TransactionStatus } from '@countersign/core/wire'
import type { CurrencyCode } from '../../money/currencies.ts'
import type { CardTransactionStatus } from '../../state/cardRecords.ts'

export type QuoteStatus = 'PENDING' | 'PENDING_AUTHORIZATION' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'

/** The source of the money: a wallet of the service, or a transfer that has not been made yet. */
export type QuoteSource =
  | { sourceType: 'ACCOUNT'; accountId: string; [field: string]: unknown }
  | { sourceType: 'REALTIME_FUNDING'; currency: string; cryptoNetwork?: string | undefined; [field: string]: unknown }

export type QuoteDestination =
  | { destinationType: 'ACCOUNT'; accountId: string; paymentRail?: string | undefined; [field: string]: unknown }
  | { destinationType: 'UMA_ADDRESS'; umaAddress: string; currency: string; [field: string]: unknown }

/** The proofs that a quote waits for. It keeps them when the last one was not given in time. */
export type QuoteAuthorization = {
  /** The purposes to prove, one challenge each. The first is the one that was issued. */
  purposes: readonly [string, ...string[]]
  /** The factor that the customer requested. */
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
  /** The agent that asked for it. */
  agentId?: string | undefined
  source: QuoteSource
  destination: QuoteDestination
  /** Who pays, and so what is needed for it: a signature, nothing, a collection, or a transfer that comes in. */
  payer: 'WALLET' | 'BALANCE' | 'COLLECTION' | 'TRANSFER'
  sendingCurrency: CurrencyCode
  receivingCurrency: CurrencyCode
  totalSendingAmount: number
  totalReceivingAmount: number
  feesIncluded: number
  platformFeesIncluded?: number | undefined
  /** The part of the fees that does not depend on the amount. */
  fixedFeesIncluded?: number | undefined
  exchangeRate: number
  transactionId: string
  /** What decides the outcome: the last three characters of the payee's account or address, or the failure before. */
  outcomeSuffix: string
  authorization?: QuoteAuthorization | undefined
  /** Set when the money left. */
  executedAt?: number | undefined
  /** How many steps of the outcome have happened. */
  stepsDone: number
  /** By which rail the money goes, and whether the request chose it. */
  rail: { name: string; chosen: boolean } | undefined
  /** Its outcomes are those of a transfer between accounts. */
  isTransfer?: boolean | undefined
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
  /** Absent: the payment is forwarded to an external account. */
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

/** One side of a transaction, without its currency and the details of its rail. */
export type TransactionSide = { readonly accountId?: unknown; readonly umaAddress?: unknown; [field: string]: unknown }

/**
 * A transaction. `createdAt` decides its place in lists. A sandbox has more transactions than anything else, so what
 * follows from other fields is not kept: `describeTransaction` computes it.
 */
export type TransactionRecord = {
  id: string
  status: TransactionStatus | CardTransactionStatus
  type: 'INCOMING' | 'OUTGOING' | 'CARD'
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
  /** Card transactions have no sides and no amounts of this kind. */
  source?: TransactionSide
  destination?: TransactionSide
  /** Smallest unit of `sendingCurrency`. */
  sent?: number
  sendingCurrency?: CurrencyCode
  /** Smallest unit of `receivingCurrency`. */
  received?: number
  receivingCurrency?: CurrencyCode
  remittanceInformation?: string | undefined
  statementDescriptor?: string | undefined
  paymentRail?: string | undefined
  expectedSettlementAt?: string | undefined
  /** The network of a payment on chain. */
  railNetwork?: string | undefined
  /** What the rail reports about its transfer. Absent: it reports nothing. */
  railStatus?: string | undefined
  /** When the rail reported what, such as `returnedAt`. */
  railTimes?: Readonly<Record<string, string>>
  [field: string]: unknown
}
