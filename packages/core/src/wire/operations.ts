import { createCard, listCards } from './cards.ts'
import {
  challengeCredential,
  createCredential,
  deleteCredential,
  listCredentials,
  verifyCredential,
} from './credentials.ts'
import { createCustomer, getCustomer, listCustomers, updateCustomer } from './customers.ts'
import { createDelegatedKey, deleteDelegatedKey, getDelegatedKey, listDelegatedKeys } from './delegatedKeys.ts'
import {
  confirmTrust,
  confirmUntrust,
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
  trustBeneficiary,
  untrustBeneficiary,
} from './externalAccounts.ts'
import { exportWallet, fundInternalAccount, listInternalAccounts, updateInternalAccount } from './internalAccounts.ts'
import { beginPasskeyRegistration, logout, startLogin } from './platform.ts'
import { authorizeQuote, createQuote, executeQuote, getQuote, resendQuoteAuthorization } from './quotes.ts'
import { completeScaLogin, recordSecurityEvent, startScaLogin } from './sca.ts'
import {
  completeScaReset,
  confirmScaFactor,
  deleteScaFactor,
  enrollScaFactor,
  getScaReset,
  listScaFactors,
  startScaReset,
} from './scaFactors.ts'
import { listSessions, refreshSession, revokeSession } from './sessions.ts'
import { getTransaction, listTransactions, sendSandboxFunds } from './transactions.ts'

/** Every operation of the interface that is spoken here: the platform's allow-list and the sandbox's routes. */
export const operations = {
  authorizeQuote,
  beginPasskeyRegistration,
  challengeCredential,
  completeScaLogin,
  completeScaReset,
  confirmScaFactor,
  confirmTrust,
  confirmUntrust,
  createCard,
  createCredential,
  createCustomer,
  createDelegatedKey,
  createExternalAccount,
  createQuote,
  deleteCredential,
  deleteDelegatedKey,
  deleteExternalAccount,
  deleteScaFactor,
  enrollScaFactor,
  executeQuote,
  exportWallet,
  fundInternalAccount,
  getCustomer,
  getDelegatedKey,
  getExternalAccount,
  getQuote,
  getScaReset,
  getTransaction,
  listCards,
  listCredentials,
  listCustomers,
  listDelegatedKeys,
  listExternalAccounts,
  listInternalAccounts,
  listScaFactors,
  listSessions,
  listTransactions,
  logout,
  recordSecurityEvent,
  refreshSession,
  resendQuoteAuthorization,
  revokeSession,
  sendSandboxFunds,
  startLogin,
  startScaLogin,
  startScaReset,
  trustBeneficiary,
  untrustBeneficiary,
  updateCustomer,
  updateInternalAccount,
  verifyCredential,
} as const
