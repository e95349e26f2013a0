import type { CurrencyCode } from './currencies.ts'

export type QuoteStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'

export type QuoteRecord = {
  id: string
  status: QuoteStatus
  createdAt: number
  expiresAt: number
  source: { sourceType: 'ACCOUNT'; accountId: string; [field: string]: unknown }
  destination: { destinationType: 'ACCOUNT'; accountId: string; [field: string]: unknown }
  sendingCurrency: CurrencyCode
  receivingCurrency: CurrencyCode
  totalSendingAmount: number
  totalReceivingAmount: number
  feesIncluded: number
  exchangeRate: number
  payloadToSign: string
  transactionId: string
  /** The last three characters of the payee's account or address, which decide the outcome. */
  outcomeSuffix: string
  /** Set when the payment was executed. */
  executedAt?: number
  /** How many steps of the outcome have happened. */
  stepsDone: number
}

export type WireAmount = { amount: number; currency: Record<string, unknown> }

/** A transaction as the wire shows it; `createdAt` decides its place in lists. */
export type TransactionRecord = {
  id: string
  status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'EXPIRED'
  type: 'INCOMING' | 'OUTGOING'
  customerId: string
  createdAt: string
  updatedAt: string
  failureReason?: string
  settledAt?: string
  refund?: { reference: string; initiatedAt: string; status: string; reason: string; settledAt?: string }
  [field: string]: unknown
}
