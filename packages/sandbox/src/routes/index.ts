import type { Route } from '../context.ts'
import type { SandboxOperation } from '../sandbox.ts'
import * as agents from './agents/agents.ts'
import * as agentApprovals from './agents/approvals.ts'
import * as agentDeviceCodes from './agents/deviceCodes.ts'
import * as agentAccounts from './agents/ownAccounts.ts'
import * as agentQuotes from './agents/ownQuotes.ts'
import * as agentTransfers from './agents/ownTransfers.ts'
import { challengeCredential } from './auth/challengeCredential.ts'
import { createCredential } from './auth/createCredential.ts'
import { deleteCredential, listCredentials } from './auth/credentials.ts'
import { createDelegatedKey, deleteDelegatedKey, getDelegatedKey, listDelegatedKeys } from './auth/delegatedKeys.ts'
import { listSessions, refreshSession, revokeSession } from './auth/sessions.ts'
import { verifyCredential } from './auth/verifyCredential.ts'
import { getCard, listCards } from './cards/cards.ts'
import { createCard } from './cards/createCard.ts'
import { revealCard, tokenizeCard } from './cards/revealCard.ts'
import * as cardSimulations from './cards/simulations.ts'
import { updateCard } from './cards/updateCard.ts'
import { getPlatformConfig, updatePlatformConfig } from './config/platformConfig.ts'
import { createCustomer, deleteCustomer, getCustomer, listCustomers } from './customers.ts'
import { listExchangeRates } from './exchangeRates.ts'
import { exportWallet } from './exportWallet.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './externalAccounts.ts'
import { fundInternalAccount, listInternalAccounts, updateInternalAccount } from './internalAccounts.ts'
import { getEndUserTerms, listAgreements } from './onboarding/agreements.ts'
import { confirmEmail, confirmPhone, verifyEmail, verifyPhone } from './onboarding/contactVerification.ts'
import { createDocument, deleteDocument, getDocument, listDocuments, replaceDocument } from './onboarding/documents.ts'
import { getCustomerImport, importCustomers } from './onboarding/imports.ts'
import { createKycLink } from './onboarding/kycLink.ts'
import {
  createBeneficialOwner,
  getBeneficialOwner,
  listBeneficialOwners,
  updateBeneficialOwner,
} from './onboarding/owners.ts'
import { createVerification, getVerification, listVerifications } from './onboarding/verifications.ts'
import { payeeRoutes } from './payees/payeeRoutes.ts'
import { authorizeQuote, resendQuoteAuthorization } from './quotes/authorizeQuote.ts'
import { createQuote } from './quotes/createQuote.ts'
import { executeQuote } from './quotes/executeQuote.ts'
import { getQuote } from './quotes/getQuote.ts'
import { transferIn, transferOut } from './quotes/transfers.ts'
import { receiveSandboxUma } from './receiveSandboxUma.ts'
import { confirmScaFactor, deleteScaFactor, enrollScaFactor, listScaFactors } from './sca/factors.ts'
import { completeScaLogin, startScaLogin } from './sca/login.ts'
import { recordSecurityEvent } from './sca/recordSecurityEvent.ts'
import { completeScaReset, getScaReset, startScaReset } from './sca/resets.ts'
import { sendSandboxFunds } from './sendSandboxFunds.ts'
import * as stablecoinOperations from './stablecoins/operations.ts'
import * as providerAccounts from './stablecoins/providerAccounts.ts'
import * as stablecoins from './stablecoins/stablecoins.ts'
import { createToken, deleteToken, getToken, listTokens } from './tokens/tokens.ts'
import { approveTransaction, cancelTransaction, confirmTransaction, rejectTransaction } from './transactionDecisions.ts'
import { getTransaction, listTransactions } from './transactions.ts'
import { confirmTrust, confirmUntrust, trustBeneficiary, untrustBeneficiary } from './trust.ts'
import { updateCustomer } from './updateCustomer.ts'
import { sendTestWebhook } from './webhooks/sendTestWebhook.ts'

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
