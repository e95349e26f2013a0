import { listPlatformInternalAccounts } from '../../payments/routes/internalAccounts.ts'
import { confirmStatement, listBalanceChanges } from '../../payments/routes/statements.ts'
import { estimateWithdrawalFee, listDiscoveries } from './discoveries.ts'
import { cancelInvitation, claimInvitation, createInvitation, getInvitation } from './invitations.ts'
import {
  challengeExternalAccount,
  challengePlatformExternalAccount,
  verifyExternalAccount,
  verifyPlatformExternalAccount,
} from './ownership.ts'
import {
  createPlatformExternalAccount,
  deletePlatformExternalAccount,
  getPlatformExternalAccount,
  listPlatformExternalAccounts,
} from './platformExternalAccounts.ts'
import { listUmaProviders, listVasps, lookUpExternalAccountReceiver, lookUpUmaReceiver } from './receivers.ts'

/** The routes for payees, balances, receivers and invitations. */
export const payeeRoutes = {
  cancelInvitation,
  challengeExternalAccount,
  challengePlatformExternalAccount,
  claimInvitation,
  confirmStatement,
  createInvitation,
  createPlatformExternalAccount,
  deletePlatformExternalAccount,
  estimateWithdrawalFee,
  getInvitation,
  getPlatformExternalAccount,
  listBalanceChanges,
  listDiscoveries,
  listPlatformExternalAccounts,
  listPlatformInternalAccounts,
  listUmaProviders,
  listVasps,
  lookUpExternalAccountReceiver,
  lookUpUmaReceiver,
  verifyExternalAccount,
  verifyPlatformExternalAccount,
}
