import { challengeCredential, listCredentials, verifyCredential } from './credentials.ts'
import { createCustomer, getCustomer, listCustomers } from './customers.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './externalAccounts.ts'
import { fundInternalAccount, listInternalAccounts } from './internalAccounts.ts'
import { logout, startLogin } from './platform.ts'
import { createQuote, executeQuote, getQuote } from './quotes.ts'
import { listSessions, revokeSession } from './sessions.ts'
import { getTransaction, listTransactions } from './transactions.ts'

/** Every operation of the interface that is spoken here: the platform's allow-list and the sandbox's routes. */
export const operations = {
  challengeCredential,
  createCustomer,
  createExternalAccount,
  createQuote,
  deleteExternalAccount,
  executeQuote,
  fundInternalAccount,
  getCustomer,
  getExternalAccount,
  getQuote,
  getTransaction,
  listCredentials,
  listCustomers,
  listExternalAccounts,
  listInternalAccounts,
  listSessions,
  listTransactions,
  logout,
  revokeSession,
  startLogin,
  verifyCredential,
} as const
