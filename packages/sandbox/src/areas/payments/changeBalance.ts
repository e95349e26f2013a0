import type { SandboxContext } from '../../context.ts'
import { append } from '../../state/append.ts'
import type { InternalAccountRecord } from '../../state/records.ts'
import { emit } from '../webhooks/emit.ts'
import { describeInternalAccount } from './describeInternalAccount.ts'

/** Moves the balance of an account, announces it and lists it for statements. The only place that does. */
export function changeBalance(
  context: SandboxContext,
  parameters: { account: InternalAccountRecord; by: number; transactionId: string; at: number },
): void {
  const { account, by, transactionId, at } = parameters
  account.balance += by
  account.updatedAt = at
  const { ledgers } = context.state
  const ledger = ledgers.get(account.id) ?? { id: account.id, amounts: [], times: [], transactionIds: [] }
  ledger.amounts = append(ledger.amounts, by)
  ledger.times = append(ledger.times, at)
  ledger.transactionIds = append(ledger.transactionIds, transactionId)
  ledgers.set(account.id, ledger)
  emit(context, { type: 'INTERNAL_ACCOUNT.BALANCE_UPDATED', data: describeInternalAccount(account), at })
}
