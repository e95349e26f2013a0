/** Times in milliseconds since epoch. How something stands is computed from them, so nothing has to happen later. */
export type StablecoinProviderAccountRecord = {
  id: string
  provider: 'BRALE'
  apiClientId: string
  providerAccountId?: string | undefined
  status: 'ACTIVE' | 'INVALID' | 'REVOKED'
  createdAt: number
}

export type StablecoinRecord = {
  id: string
  symbol: string
  providerTokenIdentifier: string
  networkTokenIdentifier: string
  stablecoinProviderAccountId: string
  createdAt: number
  /** When the platform asked the operator to let the service move the coin. */
  enablementRequestedAt?: number | undefined
}

export type StablecoinOperationRecord = {
  id: string
  stablecoinId: string
  operationType: 'MINT' | 'BURN'
  /** Smallest unit of the coin, in digits. */
  amount: string
  stablecoinProviderAccountId: string
  source: { type: string; [field: string]: unknown }
  destination: { accountId: string; rail?: string }
  description?: string | undefined
  createdAt: number
}
