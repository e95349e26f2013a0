import type { SandboxContext } from '../../context.ts'
import type { SandboxAccounts } from '../../controls/accounts.ts'
import { emit } from '../webhooks/emit.ts'
import { describeInternalAccount } from './describeInternalAccount.ts'
import { findInternalAccount } from './routes/internalAccounts.ts'

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
