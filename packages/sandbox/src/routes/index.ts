import type { Route } from '../context.ts'
import type { SandboxOperation } from '../sandbox.ts'
import { challengeCredential, listCredentials } from './credentials.ts'
import { createCustomer, getCustomer, listCustomers } from './customers.ts'
import { executeQuote } from './executeQuote.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './externalAccounts.ts'
import { fundInternalAccount, listInternalAccounts } from './internalAccounts.ts'
import { createQuote, getQuote } from './quotes.ts'
import { listSessions, revokeSession } from './sessions.ts'
import { getTransaction, listTransactions } from './transactions.ts'
import { verifyCredential } from './verifyCredential.ts'

/** One route for every operation that the service answers. An operation without one does not compile. */
export const routes: { readonly [name in SandboxOperation]: Route<name> } = {
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
  revokeSession,
  verifyCredential,
}
