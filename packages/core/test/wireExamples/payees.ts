import { exchangeRateExample } from '../exchangeRateExample.ts'

/** Answers about payees, balances, receivers and invitations. */

const usd = { code: 'USD', name: 'United States Dollar', symbol: '$', decimals: 2 }

const externalAccount = {
  id: 'ExternalAccount:2',
  status: 'PENDING_OWNERSHIP_VERIFICATION',
  currency: 'USDC',
  ownershipType: 'FIRST_PARTY',
  beneficiaryVerificationStatus: 'UNSUPPORTED',
  accountInfo: {
    accountType: 'ETHEREUM_WALLET',
    address: '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1',
    vaspName: 'Keeper',
    paymentRails: ['ONCHAIN'],
    beneficiary: {
      beneficiaryType: 'BUSINESS',
      legalName: 'Hopper Ltd',
      registrationNumber: '123',
      taxId: '456',
      email: 'office@example.com',
      phoneNumber: '+14155550100',
      address: {
        line1: '1 Main St',
        line2: 'Floor 2',
        city: 'Boston',
        state: 'MA',
        postalCode: '02110',
        country: 'US',
      },
    },
  },
}

const challenge = {
  method: 'WALLET_SIGNATURE',
  expiresAt: '2025-10-03T12:10:00Z',
  messageToSign: 'Prove that this wallet is yours',
  verificationLink: 'https://check.example/1',
  token: 'check-1',
}

const internalAccount = {
  id: 'InternalAccount:2',
  type: 'INTERNAL_FIAT',
  status: 'FROZEN',
  balance: { amount: 900, currency: usd },
  totalBalance: { amount: 1000, currency: usd },
  fundingPaymentInstructions: [
    {
      accountOrWalletInfo: { accountType: 'USD_ACCOUNT' },
      instructionsNotes: 'Use the reference',
      isPlatformAccount: true,
    },
  ],
  createdAt: '2025-10-03T12:00:00Z',
  updatedAt: '2025-10-03T12:30:00Z',
}

const receiver = {
  lookupId: 'Lookup:1',
  supportedCurrencies: [{ currency: usd, estimatedExchangeRate: 1.25, min: 100, max: 1_000_000 }],
  requiredPayerDataFields: [{ name: 'FULL_NAME', mandatory: true }],
}

const invitation = {
  code: 'ABC123',
  status: 'CLAIMED',
  inviterUma: '$ada@example.com',
  inviteeUma: '$bob@example.com',
  firstName: 'Bob',
  amountToSend: 500,
  createdAt: '2025-10-03T12:00:00Z',
  claimedAt: '2025-10-03T13:00:00Z',
  expiresAt: '2025-10-10T12:00:00Z',
}

const pageOf = (item: unknown) => ({ data: [item], hasMore: true, nextCursor: 'next', totalCount: 2 })

export const payeeExamples = {
  cancelInvitation: { 200: invitation },
  challengeExternalAccount: { 201: challenge },
  challengePlatformExternalAccount: { 201: challenge },
  claimInvitation: { 200: invitation },
  confirmStatement: {
    200: { accountId: 'InternalAccount:2', statementMonth: '2025-10', confirmedAt: '2025-11-02T12:00:00Z' },
  },
  createInvitation: { 201: invitation },
  createPlatformExternalAccount: { 201: externalAccount },
  deletePlatformExternalAccount: { 204: null },
  estimateWithdrawalFee: {
    200: { networkFee: 21_000, networkFeeAsset: 'ETH', applicationFee: 10, totalFee: 30, netAmount: 970 },
  },
  getInvitation: { 200: invitation },
  getPlatformExternalAccount: { 200: externalAccount },
  listBalanceChanges: {
    200: {
      openingBalance: 0,
      closingBalance: 500,
      data: [
        { id: 'BalanceChange:1', amount: 500, effectiveAt: '2025-10-03T12:00:00Z', transactionId: 'Transaction:1' },
      ],
      hasMore: true,
      nextCursor: 'next',
    },
  },
  listDiscoveries: {
    200: { data: [{ bankName: 'FIRST', displayName: 'First Bank', country: 'NG', currency: 'NGN' }] },
  },
  listExchangeRates: { 200: { data: [exchangeRateExample] } },
  listPlatformExternalAccounts: { 200: pageOf(externalAccount) },
  listPlatformInternalAccounts: { 200: { data: [internalAccount] } },
  listUmaProviders: { 200: pageOf({ name: 'Provider', domain: 'provider.example' }) },
  listVasps: { 200: pageOf({ vaspName: 'Keeper', url: 'https://keeper.example' }) },
  lookUpExternalAccountReceiver: { 200: { ...receiver, accountId: 'ExternalAccount:2' } },
  lookUpUmaReceiver: { 200: { ...receiver, receiverUmaAddress: '$bob@example.com' } },
  verifyExternalAccount: { 200: externalAccount },
  verifyPlatformExternalAccount: { 200: externalAccount },
}
