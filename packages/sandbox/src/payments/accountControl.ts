import type { SandboxContext } from '../context.ts'
import { findInternalAccount } from '../routes/internalAccounts.ts'
import type { InternalAccountRecord } from '../state/records.ts'
import { emit } from '../webhooks/emit.ts'
import { describeInternalAccount } from './describeInternalAccount.ts'

/** What happens to internal accounts without an operation of the interface. */
export type SandboxAccounts = {
  /**
   * Freezes or closes an internal account, or makes it usable again. Only one that is `ACTIVE` sends or receives.
   *
   * @throws `Error` when there is no such account.
   */
  setStatus(parameters: { accountId: string; status: InternalAccountRecord['status'] }): void
  /**
   * Gives an internal account another reference or address to pay to, and announces it.
   *
   * @throws `Error` when there is no such account.
   */
  renewInstructions(parameters: { accountId: string }): void
}

export function createAccountControl(context: SandboxContext): SandboxAccounts {
  return {
    setStatus: ({ accountId, status }) => {
      const account = findInternalAccount(context, { id: accountId })
      account.status = status
      account.updatedAt = context.now()
      emit(context, { type: 'INTERNAL_ACCOUNT.STATUS_UPDATED', data: describeInternalAccount(account) })
    },
    renewInstructions: ({ accountId }) => {
      const account = findInternalAccount(context, { id: accountId })
      account.instructionsRenewed = (account.instructionsRenewed ?? 0) + 1
      account.updatedAt = context.now()
      emit(context, { type: 'INTERNAL_ACCOUNT.FUNDING_INSTRUCTIONS_UPDATED', data: describeInternalAccount(account) })
    },
  }
}
