import type { Route } from '../context.ts'
import { ServiceError } from '../http/answers.ts'
import type { SandboxOperation } from '../sandbox.ts'
import { challengeCredential } from './auth/challengeCredential.ts'
import { createCredential } from './auth/createCredential.ts'
import { deleteCredential, listCredentials } from './auth/credentials.ts'
import { createDelegatedKey, deleteDelegatedKey, getDelegatedKey, listDelegatedKeys } from './auth/delegatedKeys.ts'
import { listSessions, refreshSession, revokeSession } from './auth/sessions.ts'
import { verifyCredential } from './auth/verifyCredential.ts'
import { createCard, listCards } from './cards.ts'
import { createCustomer, getCustomer, listCustomers } from './customers.ts'
import { exportWallet } from './exportWallet.ts'
import {
  createExternalAccount,
  deleteExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from './externalAccounts.ts'
import { fundInternalAccount, listInternalAccounts, updateInternalAccount } from './internalAccounts.ts'
import { authorizeQuote, resendQuoteAuthorization } from './quotes/authorizeQuote.ts'
import { createQuote } from './quotes/createQuote.ts'
import { executeQuote } from './quotes/executeQuote.ts'
import { getQuote } from './quotes/getQuote.ts'
import { sendSandboxFunds } from './sendSandboxFunds.ts'
import { getTransaction, listTransactions } from './transactions.ts'
import { updateCustomer } from './updateCustomer.ts'

/** Stands in for a route that is being built. */
const notServed = () => {
  throw new ServiceError({ status: 501, code: 'NOT_IMPLEMENTED', message: 'Not served here yet' })
}

/** One route for every operation that the service answers. An operation without one does not compile. */
export const routes: { readonly [name in SandboxOperation]: Route<name> } = {
  authorizeQuote,
  challengeCredential,
  completeScaLogin: notServed,
  completeScaReset: notServed,
  confirmScaFactor: notServed,
  confirmTrust: notServed,
  confirmUntrust: notServed,
  createCard,
  createCredential,
  createCustomer,
  createDelegatedKey,
  createExternalAccount,
  createQuote,
  deleteCredential,
  deleteDelegatedKey,
  deleteExternalAccount,
  deleteScaFactor: notServed,
  enrollScaFactor: notServed,
  executeQuote,
  exportWallet,
  fundInternalAccount,
  getCustomer,
  getDelegatedKey,
  getExternalAccount,
  getQuote,
  getScaReset: notServed,
  getTransaction,
  listCards,
  listCredentials,
  listCustomers,
  listDelegatedKeys,
  listExternalAccounts,
  listInternalAccounts,
  listScaFactors: notServed,
  listSessions,
  listTransactions,
  recordSecurityEvent: notServed,
  refreshSession,
  resendQuoteAuthorization,
  revokeSession,
  sendSandboxFunds,
  startScaLogin: notServed,
  startScaReset: notServed,
  trustBeneficiary: notServed,
  untrustBeneficiary: notServed,
  updateCustomer,
  updateInternalAccount,
  verifyCredential,
}
