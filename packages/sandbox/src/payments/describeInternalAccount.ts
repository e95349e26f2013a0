import { toIso } from '../context.ts'
import type { InternalAccountRecord } from '../state/records.ts'
import { wireAmount } from './currencies.ts'

/** An internal account as the wire shows it. */
export function describeInternalAccount(account: InternalAccountRecord) {
  const balance = wireAmount(account.balance, { currency: account.currency })
  return {
    id: account.id,
    customerId: account.customerId,
    type: 'EMBEDDED_WALLET',
    status: 'ACTIVE',
    balance,
    totalBalance: balance,
    fundingPaymentInstructions: [],
    privateEnabled: account.privateEnabled,
    createdAt: toIso(account.createdAt),
    updatedAt: toIso(account.updatedAt),
  }
}
