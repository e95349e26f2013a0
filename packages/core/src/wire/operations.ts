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
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './externalAccounts.ts'
import { exportWallet, fundInternalAccount, listInternalAccounts, updateInternalAccount } from './internalAccounts.ts'
import { beginPasskeyRegistration, logout, startLogin } from './platform.ts'
import { createQuote, executeQuote, getQuote } from './quotes.ts'
import { listSessions, refreshSession, revokeSession } from './sessions.ts'
import { getTransaction, listTransactions } from './transactions.ts'

/** Every operation of the interface that is spoken here: the platform's allow-list and the sandbox's routes. */
export const operations = {
  beginPasskeyRegistration,
  challengeCredential,
  createCard,
  createCredential,
  createCustomer,
  createDelegatedKey,
  createExternalAccount,
  createQuote,
  deleteCredential,
  deleteDelegatedKey,
  deleteExternalAccount,
  executeQuote,
  exportWallet,
  fundInternalAccount,
  getCustomer,
  getDelegatedKey,
  getExternalAccount,
  getQuote,
  getTransaction,
  listCards,
  listCredentials,
  listCustomers,
  listDelegatedKeys,
  listExternalAccounts,
  listInternalAccounts,
  listSessions,
  listTransactions,
  logout,
  refreshSession,
  revokeSession,
  startLogin,
  updateCustomer,
  updateInternalAccount,
  verifyCredential,
} as const
