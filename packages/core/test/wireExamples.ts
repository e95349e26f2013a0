import { scaChallengeExample as scaChallenge, scaExamples } from './scaExamples.ts'
import { agentExamples } from './wireExamples/agents.ts'
import { backendExamples } from './wireExamples/backend.ts'
import { cardExample as card, cardExamples } from './wireExamples/cards.ts'
import { customerExample as customer, onboardingExamples } from './wireExamples/onboarding.ts'
import { payeeExamples } from './wireExamples/payees.ts'
import { transactionExample as transaction, transactionExamples } from './wireExamples/transactions.ts'

/** One response for each operation and status, as the service writes it, with every known field. */

const times = { createdAt: '2025-10-03T12:00:00Z', updatedAt: '2025-10-03T12:30:00Z' }
const usd = { code: 'USD', name: 'United States Dollar', symbol: '$', decimals: 2 }
const usdb = { code: 'USDB', name: 'USDB', symbol: 'USDB', decimals: 6 }

const credential = {
  id: 'AuthMethod:1',
  accountId: 'InternalAccount:1',
  type: 'EMAIL_OTP',
  nickname: 'ada@example.com',
  ...times,
}
const session = { ...credential, id: 'Session:1', expiresAt: '2025-10-03T12:15:00Z' }
const challenge = {
  payloadToSign: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
  requestId: 'Request:1',
  type: 'EMAIL_OTP',
  expiresAt: '2025-10-03T12:05:00Z',
}

const passkey = { ...credential, id: 'AuthMethod:2', type: 'PASSKEY', nickname: 'Phone', credentialId: 'cGFzc2tleQ' }

const registrationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'wallet.example', name: 'Wallet' },
  user: { id: 'dXNlcg', name: 'a•••@example.com', displayName: 'Ada' },
  excludeCredentials: [{ id: 'cGFzc2tleQ', type: 'public-key', transports: ['internal'] }],
  timeout: 60_000,
}

const delegatedKey = {
  id: 'DelegatedKey:1',
  cardId: 'Card:1',
  fundingSourceId: 'CardFundingSource:1',
  accountId: 'InternalAccount:1',
  publicKey: `02${'ab'.repeat(32)}`,
  nickname: 'Groceries',
  status: 'ACTIVE',
  ...times,
}

const internalAccount = {
  id: 'InternalAccount:1',
  customerId: 'Customer:1',
  type: 'EMBEDDED_WALLET',
  status: 'ACTIVE',
  balance: { amount: 1_000_000, currency: usdb },
  totalBalance: { amount: 1_000_001, currency: usdb },
  privateEnabled: false,
  ...times,
}

const externalAccount = {
  id: 'ExternalAccount:1',
  customerId: 'Customer:1',
  status: 'ACTIVE',
  currency: 'USD',
  platformAccountId: 'payee-1',
  ownershipType: 'THIRD_PARTY',
  defaultUmaDepositAccount: false,
  beneficiaryVerificationStatus: 'MATCHED',
  beneficiaryVerifiedData: { fullName: 'Grace Hopper' },
  accountInfo: {
    accountType: 'USD_ACCOUNT',
    accountNumber: '123456789',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    bankName: 'First Bank',
    iban: 'DE89370400440532013000',
    swiftCode: 'COBADEFF',
    address: 'spark1payee',
    beneficiary: {
      beneficiaryType: 'INDIVIDUAL',
      fullName: 'Grace Hopper',
      legalName: 'Hopper',
      countryOfResidence: 'US',
    },
  },
}

const quote = {
  id: 'Quote:1',
  status: 'PENDING',
  createdAt: '2025-10-03T12:00:00Z',
  expiresAt: '2025-10-03T12:05:00Z',
  source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:1', customerId: 'Customer:1', currency: 'USDB' },
  destination: {
    destinationType: 'ACCOUNT',
    accountId: 'ExternalAccount:1',
    umaAddress: '$a@b.c',
    currency: 'USD',
    paymentRail: 'ACH',
  },
  sendingCurrency: usdb,
  receivingCurrency: usd,
  totalSendingAmount: 10_000_000,
  totalReceivingAmount: 990,
  exchangeRate: 10_000.000000000002,
  feesIncluded: 100_000,
  platformFeesIncluded: 5,
  rateDetails: {
    counterpartyMultiplier: 0.000_12,
    counterpartyFixedFee: 0,
    serviceApiMultiplier: 0.83,
    serviceApiFixedFee: 5,
    serviceApiVariableFeeRate: 0.003,
    serviceApiVariableFeeAmount: 99_995,
  },
  paymentInstructions: [
    {
      accountOrWalletInfo: {
        accountType: 'EMBEDDED_WALLET',
        payloadToSign: '{"type":"ACTIVITY_TYPE_SIGN_TRANSACTION_V2"}',
      },
      instructionsNotes: 'Sign and execute',
      isPlatformAccount: false,
    },
  ],
  transactionId: 'Transaction:1',
  scaChallenge,
}

/** The response to an execution may be as short as this. */
const executed = {
  id: 'Quote:1',
  status: 'PROCESSING',
  transactionId: 'Transaction:1',
  totalSendingAmount: 10_000_000,
  totalReceivingAmount: 990,
  feesIncluded: 100_000,
  scaChallenge,
}

const pageOf = (item: object) => ({ data: [item], hasMore: true, nextCursor: 'next', totalCount: 41 })
const method = { id: 'AuthMethod:1', accountId: 'InternalAccount:1', type: 'EMAIL_OTP', nickname: 'a•••@example.com' }

/**
 * One example of each response, by operation. Each further area has a file of its own in `wireExamples/`, spread in
 * here.
 */
export const wireExamples: Readonly<Record<string, Readonly<Record<number, unknown>>>> = {
  ...onboardingExamples,
  ...agentExamples({ quote, transaction, internalAccount, externalAccount }),
  ...backendExamples,
  ...cardExamples,
  authorizeQuote: { 200: executed, 202: executed },
  beginPasskeyRegistration: { 200: registrationOptions },
  challengeCredential: { 200: { ...credential, otpEncryptionTargetBundle: '{}' } },
  completeScaLogin: scaExamples.completeScaLogin,
  completeScaReset: scaExamples.completeScaReset,
  confirmScaFactor: scaExamples.confirmScaFactor,
  confirmTrust: scaExamples.confirmTrust,
  confirmUntrust: scaExamples.confirmUntrust,
  createCredential: { 201: { ...passkey, otpEncryptionTargetBundle: '{}' }, 202: challenge },
  createCustomer: { 201: customer },
  createDelegatedKey: { 201: delegatedKey, 202: challenge },
  createExternalAccount: { 201: externalAccount },
  createQuote: { 200: quote, 201: quote, 202: quote },
  deleteCredential: { 202: challenge, 204: null },
  deleteDelegatedKey: { 204: null },
  deleteExternalAccount: { 204: null },
  deleteScaFactor: scaExamples.deleteScaFactor,
  enrollScaFactor: scaExamples.enrollScaFactor,
  executeQuote: { 200: executed, 202: executed },
  exportWallet: { 200: { id: 'InternalAccount:1', encryptedWalletCredentials: '{}' }, 202: challenge },
  fundInternalAccount: { 200: internalAccount },
  getCustomer: { 200: customer },
  getDelegatedKey: { 200: delegatedKey },
  getExternalAccount: { 200: externalAccount },
  getQuote: { 200: quote },
  getScaReset: scaExamples.getScaReset,
  listCredentials: { 200: { data: [credential] } },
  listCustomers: { 200: pageOf(customer) },
  listDelegatedKeys: { 200: { data: [delegatedKey] } },
  listExternalAccounts: { 200: pageOf(externalAccount) },
  listInternalAccounts: { 200: pageOf(internalAccount) },
  listScaFactors: scaExamples.listScaFactors,
  listSessions: { 200: { data: [session] } },
  listTrust: { 200: { data: [{ externalAccountId: externalAccount.id, trusted: true }] } },
  logout: { 204: null },
  recordSecurityEvent: scaExamples.recordSecurityEvent,
  refreshSession: { 201: { ...session, encryptedSessionSigningKey: '2sealed' }, 202: challenge },
  resendQuoteAuthorization: { 200: null, 204: null },
  revokeSession: { 202: challenge, 204: null },
  startLogin: { 200: { methods: [method] } },
  startScaLogin: scaExamples.startScaLogin,
  startScaReset: scaExamples.startScaReset,
  ...transactionExamples,
  trustBeneficiary: scaExamples.trustBeneficiary,
  untrustBeneficiary: scaExamples.untrustBeneficiary,
  updateCard: { 200: card, 202: challenge },
  updateCustomer: { 200: customer, 202: challenge },
  streamEvents: { 200: null },
  updateInternalAccount: { 200: internalAccount, 202: challenge },
  verifyCredential: { 200: session, 202: challenge },
  ...payeeExamples,
}

/** The other response of `challengeCredential`. */
export const passkeyChallengeExample = {
  ...passkey,
  challenge: 'ab'.repeat(32),
  requestId: 'Request:1',
  expiresAt: '2025-10-03T12:05:00Z',
}
