import type { Person } from './fakeService.ts'

export const compressedKey = `02${'a'.repeat(64)}`
export const uncompressedKey = `04${'a'.repeat(128)}`

/** A body that each operation takes, about the things of one person. */
export const bodyByOperation: Record<string, (person: Person) => unknown> = {
  beginPasskeyRegistration: ({ account }) => ({ accountId: account }),
  challengeCredential: () => ({}),
  verifyCredential: () => ({ type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }),
  createCredential: ({ account }) => ({ type: 'OAUTH', accountId: account, oidcToken: 'header.claims.signature' }),
  refreshSession: () => ({ clientPublicKey: compressedKey }),
  exportWallet: () => ({ clientPublicKey: uncompressedKey }),
  updateInternalAccount: () => ({ privateEnabled: true }),
  updateCustomer: () => ({ customerType: 'INDIVIDUAL', email: 'new@example.com' }),
  createDelegatedKey: ({ card, account }) => ({ cardId: card, internalAccountId: account, nickname: 'Groceries' }),
  executeQuote: () => ({ scaFactor: 'SMS_OTP' }),
  createQuote: ({ account, payee }) => ({
    source: { sourceType: 'ACCOUNT', accountId: account },
    destination: { destinationType: 'ACCOUNT', accountId: payee },
    lockedCurrencySide: 'SENDING',
    lockedCurrencyAmount: 100,
  }),
  createExternalAccount: ({ customer }) => ({
    customerId: customer,
    currency: 'USD',
    accountInfo: { accountType: 'USD_ACCOUNT' },
  }),
}
