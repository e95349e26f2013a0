import type { Route } from '../context.ts'
import type { SandboxOperation } from '../sandbox.ts'
import { challengeCredential } from './auth/challengeCredential.ts'
import { createCredential } from './auth/createCredential.ts'
import { deleteCredential, listCredentials } from './auth/credentials.ts'
import { createDelegatedKey, deleteDelegatedKey, getDelegatedKey, listDelegatedKeys } from './auth/delegatedKeys.ts'
import { listSessions, refreshSession, revokeSession } from './auth/sessions.ts'
import { verifyCredential } from './auth/verifyCredential.ts'
import { createCard, listCards, updateCard } from './cards.ts'
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
import { receiveSandboxUma } from './receiveSandboxUma.ts'
import { confirmScaFactor, deleteScaFactor, enrollScaFactor, listScaFactors } from './sca/factors.ts'
import { completeScaLogin, startScaLogin } from './sca/login.ts'
import { recordSecurityEvent } from './sca/recordSecurityEvent.ts'
import { completeScaReset, getScaReset, startScaReset } from './sca/resets.ts'
import { sendSandboxFunds } from './sendSandboxFunds.ts'
import { approveTransaction, cancelTransaction, confirmTransaction, rejectTransaction } from './transactionDecisions.ts'
import { getTransaction, listTransactions } from './transactions.ts'
import { confirmTrust, confirmUntrust, trustBeneficiary, untrustBeneficiary } from './trust.ts'
import { updateCustomer } from './updateCustomer.ts'
import { sendTestWebhook } from './webhooks/sendTestWebhook.ts'

/** One route for every operation that the service answers. An operation without one does not compile. */
export const routes: { readonly [name in SandboxOperation]: Route<name> } = {
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
  createVerification,
  deleteCredential,
  deleteCustomer,
  deleteDelegatedKey,
  deleteDocument,
  deleteExternalAccount,
  deleteScaFactor,
  enrollScaFactor,
  executeQuote,
  exportWallet,
  fundInternalAccount,
  getBeneficialOwner,
  getCustomer,
  getCustomerImport,
  getDelegatedKey,
  getDocument,
  getEndUserTerms,
  getExternalAccount,
  getQuote,
  getScaReset,
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
  listTransactions,
  listVerifications,
  receiveSandboxUma,
  recordSecurityEvent,
  refreshSession,
  rejectTransaction,
  replaceDocument,
  resendQuoteAuthorization,
  revokeSession,
  sendSandboxFunds,
  sendTestWebhook,
  startScaLogin,
  startScaReset,
  trustBeneficiary,
  untrustBeneficiary,
  updateBeneficialOwner,
  updateCard,
  updateCustomer,
  updateInternalAccount,
  verifyCredential,
  verifyEmail,
  verifyPhone,
}
