import type { SandboxContext } from '../context.ts'
import type { InternalAccountRecord } from '../state/records.ts'
import { emit } from '../webhooks/emit.ts'
import { describeInternalAccount } from './describeInternalAccount.ts'

/** Moves the balance of an account, and announces it. The only place that does. */
export function changeBalance(
  context: SandboxContext,
  parameters: { account: InternalAccountRecord; by: number; at: number },
): void {
  const { account, by, at } = parameters
  account.balance += by
  account.updatedAt = at
  emit(context, { type: 'INTERNAL_ACCOUNT.BALANCE_UPDATED', data: describeInternalAccount(account), at })
}
