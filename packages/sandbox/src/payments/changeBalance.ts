import type { SandboxContext } from '../context.ts'
import type { InternalAccountRecord } from '../state/records.ts'
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
  const change = { amount: by, effectiveAt: at, transactionId }
  const ledger = context.state.ledgers.get(account.id)
  if (ledger) ledger.changes.push(change)
  else context.state.ledgers.set(account.id, { id: account.id, changes: [change] })
  emit(context, { type: 'INTERNAL_ACCOUNT.BALANCE_UPDATED', data: describeInternalAccount(account), at })
}
