import type { AgentExecutionMode, AgentPermission, PaymentPurpose } from '@countersign/core/wire'
import type { CurrencyCode } from '../money/currencies.ts'

/** Amounts in the smallest unit. `null` and absent: no limit. */
export type AgentPolicyRecord = {
  permissions: readonly AgentPermission[]
  defaultExecutionMode: AgentExecutionMode
  spendingLimits: {
    currency: CurrencyCode
    perTransactionLimit: number
    dailyLimit?: number | null | undefined
    monthlyLimit?: number | null | undefined
    dailyTransactionLimit?: number | null | undefined
  }
  accountRestrictions?: AgentAccountRestrictions | null | undefined
  approvalThresholds?:
    | { amount?: number | null | undefined; currency?: CurrencyCode | null | undefined }
    | null
    | undefined
}

export type AgentAccountRestrictions = {
  allowedAccountIds?: readonly string[] | null | undefined
  accountRules?:
    | readonly {
        accountId: string
        executionMode?: AgentExecutionMode | null | undefined
        perTransactionLimit?: number | null | undefined
      }[]
    | null
    | undefined
}

/** Times in milliseconds since epoch. */
export type AgentRecord = {
  id: string
  name: string
  customerId: string
  isPaused: boolean
  policy: AgentPolicyRecord
  /** What was spent on one day (`YYYY-MM-DD`) and in its month, in the currency of the limits. */
  usage: { day: string; dailyTransactionCount: number; dailySpend: number; monthlySpend: number }
  /** Of its access token; absent until a device code was redeemed. */
  tokenDigest?: string | undefined
  createdAt: number
  updatedAt: number
}

/** `id` is the code itself. */
export type AgentDeviceCodeRecord = {
  id: string
  agentId: string
  expiresAt: number
  redeemed: boolean
  /** A newer code took its place. */
  isReplaced: boolean
}

/** What an agent wants to be transferred, in the smallest unit of the source's currency. */
export type AgentTransfer = {
  sourceAccountId: string
  destinationAccountId: string
  amount: number
  currency: CurrencyCode
  paymentRail?: string | undefined
  remittanceInformation?: string | undefined
  purposeOfPayment?: PaymentPurpose | undefined
}

export type AgentActionRecord = {
  id: string
  agentId: string
  customerId: string
  status: 'PENDING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'FAILED'
  type: 'EXECUTE_QUOTE' | 'TRANSFER_IN' | 'TRANSFER_OUT'
  /** What is executed: a quote, or a transfer. */
  quoteId?: string | undefined
  transfer?: AgentTransfer | undefined
  /** Of the payment, once it was made. */
  transactionId?: string | undefined
  /** Whether the customer was asked. */
  needsApproval: boolean
  rejectionReason?: string | undefined
  createdAt: number
  updatedAt: number
}
