import type { Route } from '../context.ts'
import type { SandboxOperation } from '../sandbox.ts'
import { challengeCredential } from './auth/challengeCredential.ts'
import { createCredential } from './auth/createCredential.ts'
import { deleteCredential, listCredentials } from './auth/credentials.ts'
import { createDelegatedKey, deleteDelegatedKey, getDelegatedKey, listDelegatedKeys } from './auth/delegatedKeys.ts'
import { listSessions, refreshSession, revokeSession } from './auth/sessions.ts'
import { verifyCredential } from './auth/verifyCredential.ts'
import { createCard, listCards } from './cards.ts'
import { createCustomer, getCustomer, listCustomers } from './customers.ts'
import { executeQuote } from './executeQuote.ts'
import { exportWallet } from './exportWallet.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './externalAccounts.ts'
import { fundInternalAccount, listInternalAccounts, updateInternalAccount } from './internalAccounts.ts'
import { createQuote, getQuote } from './quotes.ts'
import { getTransaction, listTransactions } from './transactions.ts'
import { updateCustomer } from './updateCustomer.ts'

/** One route for every operation that the service answers. An operation without one does not compile. */
export const routes: { readonly [name in SandboxOperation]: Route<name> } = {
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
  refreshSession,
  revokeSession,
  updateCustomer,
  updateInternalAccount,
  verifyCredential,
}
