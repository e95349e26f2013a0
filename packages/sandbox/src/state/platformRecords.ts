import type { TokenPermission } from '@countersign/core/wire'

/** API credentials of a part of the platform. The secret is kept as its digest. Times in milliseconds since epoch. */
export type ApiTokenRecord = {
  id: string
  name: string
  permissions: readonly TokenPermission[]
  clientId: string
  secretDigest: string
  expiresAt?: number | undefined
  createdAt: number
  updatedAt: number
}

/** What the platform has set for all customers; there is one, and its id is `config`. */
export type PlatformConfigRecord = {
  id: string
  umaDomain: string
  supportedCurrencies: readonly SupportedCurrency[]
  embeddedWalletConfig: EmbeddedWalletConfig
  cardTokenization2faConfig: Readonly<Record<string, unknown>>
  feeConfigs: readonly FeeConfig[]
  createdAt: number
  updatedAt: number
}

export type SupportedCurrency = {
  currencyCode: string
  /** Smallest unit. */
  minAmount: number
  maxAmount: number
  requiredCounterpartyFields: readonly { name: string; mandatory: boolean }[]
  enabledTransactionTypes: readonly ('INCOMING' | 'OUTGOING')[]
}

export type EmbeddedWalletConfig = {
  otpLength: number
  alphanumeric: boolean
  expirationSeconds: number
  [setting: string]: unknown
}

export type FeeConfig = {
  feeType: 'CROSS_CURRENCY_TRANSACTION'
  sourceCurrency: string
  /** Hundredths of a percent. */
  variableFeeBps: number
  fixedFee: { amount: number; currency: unknown }
}
