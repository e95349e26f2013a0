import type { InternalAccountRecord } from './records.ts'

/** The owner of accounts and transactions that belong to no customer. */
export const platformId = 'Platform:sandbox'

const times = { createdAt: Date.UTC(2025, 9, 13), updatedAt: Date.UTC(2025, 9, 13) }
const common = {
  customerId: platformId,
  balance: 0,
  held: 0,
  status: 'ACTIVE',
  privateEnabled: false,
  ...times,
} as const

/** The internal accounts of the platform. */
export const platformAccounts: readonly InternalAccountRecord[] = [
  { ...common, id: 'InternalAccount:00000000-0000-4000-8000-0000000000a1', type: 'INTERNAL_FIAT', currency: 'USD' },
  { ...common, id: 'InternalAccount:00000000-0000-4000-8000-0000000000a2', type: 'INTERNAL_CRYPTO', currency: 'USDC' },
  { ...common, id: 'InternalAccount:00000000-0000-4000-8000-0000000000a3', type: 'INTERNAL_CRYPTO', currency: 'USDB' },
]
