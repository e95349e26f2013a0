import { toIso } from '../../context.ts'
import { wireAmount } from '../../money/currencies.ts'
import { platformId } from '../../state/platform.ts'
import type { InternalAccountRecord } from '../../state/records.ts'
import { describeAccountFunding } from './accountInstructions.ts'

/** An internal account as the wire shows it. */
export function describeInternalAccount(account: InternalAccountRecord) {
  const { id, customerId, type, status, balance, held, currency, privateEnabled } = account
  return {
    id,
    ...(customerId !== platformId && { customerId }),
    type,
    status,
    balance: wireAmount(balance - held, { currency }),
    totalBalance: wireAmount(balance, { currency }),
    fundingPaymentInstructions: describeAccountFunding(account),
    ...(type === 'EMBEDDED_WALLET' && { privateEnabled }),
    createdAt: toIso(account.createdAt),
    updatedAt: toIso(account.updatedAt),
  }
}
