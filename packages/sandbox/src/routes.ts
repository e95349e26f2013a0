import * as agents from './areas/agents/routes/agents.ts'
import * as agentApprovals from './areas/agents/routes/approvals.ts'
import * as agentDeviceCodes from './areas/agents/routes/deviceCodes.ts'
import * as agentAccounts from './areas/agents/routes/ownAccounts.ts'
import * as agentQuotes from './areas/agents/routes/ownQuotes.ts'
import * as agentTransfers from './areas/agents/routes/ownTransfers.ts'
import { getCard, listCards } from './areas/cards/routes/cards.ts'
import { createCard } from './areas/cards/routes/createCard.ts'
import { revealCard, tokenizeCard } from './areas/cards/routes/revealCard.ts'
import * as cardSimulations from './areas/cards/routes/simulations.ts'
import { updateCard } from './areas/cards/routes/updateCard.ts'
import { challengeCredential } from './areas/credentials/routes/challengeCredential.ts'
import { createCredential } from './areas/credentials/routes/createCredential.ts'
import { deleteCredential, listCredentials } from './areas/credentials/routes/credentials.ts'
import {
  createDelegatedKey,
  deleteDelegatedKey,
  getDelegatedKey,
  listDelegatedKeys,
} from './areas/credentials/routes/delegatedKeys.ts'
import { exportWallet } from './areas/credentials/routes/exportWallet.ts'
import { listSessions, refreshSession, revokeSession } from './areas/credentials/routes/sessions.ts'
import { verifyCredential } from './areas/credentials/routes/verifyCredential.ts'
import { getEndUserTerms, listAgreements } from './areas/customers/routes/agreements.ts'
import { confirmEmail, confirmPhone, verifyEmail, verifyPhone } from './areas/customers/routes/contactVerification.ts'
import { createCustomer, deleteCustomer, getCustomer, listCustomers } from './areas/customers/routes/customers.ts'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  replaceDocument,
} from './areas/customers/routes/documents.ts'
import { getCustomerImport, importCustomers } from './areas/customers/routes/imports.ts'
import { createKycLink } from './areas/customers/routes/kycLink.ts'
import {
  createBeneficialOwner,
  getBeneficialOwner,
  listBeneficialOwners,
  updateBeneficialOwner,
} from './areas/customers/routes/owners.ts'
import { updateCustomer } from './areas/customers/routes/updateCustomer.ts'
import { createVerification, getVerification, listVerifications } from './areas/customers/routes/verifications.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './areas/payees/routes/externalAccounts.ts'
import { payeeRoutes } from './areas/payees/routes/payeeRoutes.ts'
import { confirmTrust, confirmUntrust, trustBeneficiary, untrustBeneficiary } from './areas/payees/routes/trust.ts'
import { authorizeQuote, resendQuoteAuthorization } from './areas/payments/routes/authorizeQuote.ts'
import { createQuote } from './areas/payments/routes/createQuote.ts'
import { listExchangeRates } from './areas/payments/routes/exchangeRates.ts'
import { executeQuote } from './areas/payments/routes/executeQuote.ts'
import { getQuote } from './areas/payments/routes/getQuote.ts'
import {
  fundInternalAccount,
  listInternalAccounts,
  updateInternalAccount,
} from './areas/payments/routes/internalAccounts.ts'
import { receiveSandboxUma } from './areas/payments/routes/receiveSandboxUma.ts'
import { sendSandboxFunds } from './areas/payments/routes/sendSandboxFunds.ts'
import {
  approveTransaction,
  cancelTransaction,
  confirmTransaction,
  rejectTransaction,
} from './areas/payments/routes/transactionDecisions.ts'
import { getTransaction, listTransactions } from './areas/payments/routes/transactions.ts'
import { transferIn, transferOut } from './areas/payments/routes/transfers.ts'
import { getPlatformConfig, updatePlatformConfig } from './areas/platform/routes/platformConfig.ts'
import { createToken, deleteToken, getToken, listTokens } from './areas/platform/routes/tokens.ts'
import { confirmScaFactor, deleteScaFactor, enrollScaFactor, listScaFactors } from './areas/sca/routes/factors.ts'
import { completeScaLogin, startScaLogin } from './areas/sca/routes/login.ts'
import { recordSecurityEvent } from './areas/sca/routes/recordSecurityEvent.ts'
import { completeScaReset, getScaReset, startScaReset } from './areas/sca/routes/resets.ts'
import * as stablecoinOperations from './areas/stablecoins/routes/operations.ts'
import * as providerAccounts from './areas/stablecoins/routes/providerAccounts.ts'
import * as stablecoins from './areas/stablecoins/routes/stablecoins.ts'
import { sendTestWebhook } from './areas/webhooks/routes/sendTestWebhook.ts'
import type { Route } from './context.ts'
import type { SandboxOperation } from './sandbox.ts'

/** One route for every operation of the service. An operation without one does not compile. */
export const routes: { readonly [name in SandboxOperation]: Route<name> } = {
  ...agentAccounts,
  ...agentApprovals,
  ...agentDeviceCodes,
  ...agentQuotes,
  ...agentTransfers,
  ...agents,
  ...cardSimulations,
  ...providerAccounts,
  ...stablecoinOperations,
  ...stablecoins,
  ...payeeRoutes,
  approveTransaction,
  authorizeQuote,
  cancelTransaction,
  challengeCredential,
  completeScaLogin,
  completeScaReset,
  confirmEmail,
  confirmPhone,
  confirmScaFactor,
  confirmTransaction,
  confirmTrust,
  confirmUntrust,
  createBeneficialOwner,
  createCard,
  createCredential,
  createCustomer,
  createDelegatedKey,
  createDocument,
  createExternalAccount,
  createKycLink,
  createQuote,
  createToken,
  createVerification,
  deleteCredential,
  deleteCustomer,
  deleteDelegatedKey,
  deleteDocument,
  deleteExternalAccount,
  deleteScaFactor,
  deleteToken,
  enrollScaFactor,
  executeQuote,
  exportWallet,
  fundInternalAccount,
  getBeneficialOwner,
  getCard,
  getCustomer,
  getCustomerImport,
  getDelegatedKey,
  getDocument,
  getEndUserTerms,
  getExternalAccount,
  getPlatformConfig,
  getQuote,
  getScaReset,
  getToken,
  getTransaction,
  getVerification,
  importCustomers,
  listAgreements,
  listBeneficialOwners,
  listCards,
  listCredentials,
  listCustomers,
  listDelegatedKeys,
  listDocuments,
  listExchangeRates,
  listExternalAccounts,
  listInternalAccounts,
  listScaFactors,
  listSessions,
  listTokens,
  listTransactions,
  listVerifications,
  receiveSandboxUma,
  recordSecurityEvent,
  refreshSession,
  rejectTransaction,
  replaceDocument,
  resendQuoteAuthorization,
  revealCard,
  revokeSession,
  sendSandboxFunds,
  sendTestWebhook,
  startScaLogin,
  startScaReset,
  tokenizeCard,
  transferIn,
  transferOut,
  trustBeneficiary,
  untrustBeneficiary,
  updateBeneficialOwner,
  updateCard,
  updateCustomer,
  updateInternalAccount,
  updatePlatformConfig,
  verifyCredential,
  verifyEmail,
  verifyPhone,
}
