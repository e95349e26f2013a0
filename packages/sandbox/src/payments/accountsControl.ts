import type { SandboxContext } from '../context.ts'
import { findInternalAccount } from '../routes/internalAccounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { emit } from '../webhooks/emit.ts'
import { describeInternalAccount } from './describeInternalAccount.ts'

/** Brings about what happens to internal accounts and no operation does. */
export function createAccountsControl(context: SandboxContext): Sandbox['accounts'] {
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
