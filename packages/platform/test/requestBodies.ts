import { scaChallengeId } from './fakeSca.ts'
import type { Person } from './fakeService.ts'

/** The generator of P-256 (SEC 2 §2.4.2). */
export const compressedKey = '036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296'
export const uncompressedKey = `04${'a'.repeat(128)}`

/** What an authenticator created, in the form of browsers (WebAuthn Level 3 §5.1). */
export const webAuthnCredential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD' },
  clientExtensionResults: {},
}
export const passkeyScaProof = { passkeyAssertion: webAuthnCredential, origin: 'https://app.test' }

/** The beginning of a PDF, with as many bytes as are asked for. */
export function pdf(size = 64, name = 'passport.pdf'): File {
  const bytes = new Uint8Array(size)
  bytes.set([0x25, 0x50, 0x44, 0x46, 0x2d])
  return new File([bytes], name, { type: 'application/pdf' })
}

/** A form of a passport; the file comes last. */
export const passport = { documentType: 'PASSPORT', country: 'GB', documentNumber: '1', issuingAuthority: 'UK' }

/** Required query parameters that are not ids. */
/** A body that each operation accepts, about one customer's resources. */
/** What an operation cannot do without in its query. */
export const queryByOperation: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listBalanceChanges: { startDate: '2026-10-01T00:00:00-05:00', endDate: '2026-11-01T00:00:00-05:00' },
}

/** A body that each operation takes, about the things of one person. */
export const bodyByOperation: Record<string, (person: Person) => unknown> = {
  beginPasskeyRegistration: ({ account }) => ({ accountId: account }),
  challengeCredential: () => ({}),
  verifyCredential: () => ({ type: 'EMAIL_OTP', encryptedOtpBundle: 'right' }),
  createCredential: ({ account }) => ({ type: 'OAUTH', accountId: account, oidcToken: 'header.claims.signature' }),
  refreshSession: () => ({ clientPublicKey: compressedKey }),
  exportWallet: () => ({ clientPublicKey: uncompressedKey }),
  updateInternalAccount: () => ({ privateEnabled: true }),
  updateCard: () => ({ state: 'FROZEN' }),
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
    accountInfo: {
      accountType: 'USD_ACCOUNT',
      accountNumber: '12345678901',
      routingNumber: '021000021',
      bankAccountType: 'CHECKING',
      beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' },
    },
  }),
  updateAgent: () => ({ isPaused: true }),
  updateAgentPolicy: () => ({ spendingLimits: { perTransactionLimit: 500 } }),
  rejectAgentAction: () => ({ reason: 'Too much' }),
  tokenizeCard: () => ({ digitalWallet: 'APPLE_PAY', nonce: 'AAAA' }),
  cancelTransaction: () => ({ reason: 'The amount was wrong' }),
  challengeExternalAccount: () => ({ method: 'WALLET_SIGNATURE' }),
  verifyExternalAccount: () => ({ signature: '0x00', signatureScheme: 'bip137' }),
  createInvitation: () => ({ firstName: 'Bob', amountToSend: 500 }),
  claimInvitation: () => ({}),
  estimateWithdrawalFee: ({ account }) => ({
    internalAccountId: account,
    currency: 'USDC',
    cryptoNetwork: 'BASE',
    amount: 100,
    destinationAddress: '0xabc',
  }),
  authorizeQuote: () => ({ code: '123456' }),
  completeScaLogin: () => ({ factor: 'SMS_OTP', challengeId: scaChallengeId, code: '123456' }),
  completeScaReset: () => ({ mobile: { countryCode: '+1', number: '4155550123' } }),
  confirmScaFactor: () => ({ type: 'PASSKEY', origin: 'https://app.test', credential: webAuthnCredential }),
  confirmTrust: () => ({ challengeId: scaChallengeId, ...passkeyScaProof }),
  confirmUntrust: () => ({ challengeId: scaChallengeId, code: '123456' }),
  enrollScaFactor: () => ({ type: 'PASSKEY' }),
  startScaLogin: () => ({ factor: 'SMS_OTP' }),
  createKycLink: () => ({ redirectUri: 'https://app.test/done' }),
  confirmEmail: () => ({ code: '123456' }),
  confirmPhone: () => ({ code: '123456' }),
  createBeneficialOwner: ({ customer }) => ({
    customerId: customer,
    roles: ['UBO'],
    ownershipPercentage: 50,
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      birthDate: '1990-12-10',
      nationality: 'GB',
      address: { line1: '1 Main Street', postalCode: '78701', country: 'US' },
      idType: 'SSN',
      identifier: '123-45-6789',
    },
  }),
  updateBeneficialOwner: () => ({ ownershipPercentage: 30 }),
  createDocument: ({ owner }) => ({ documentHolder: owner, ...passport, file: pdf() }),
  replaceDocument: () => ({ ...passport, file: pdf() }),
  createVerification: ({ customer }) => ({ customerId: customer }),
  startScaReset: () => ({ factor: 'SMS_OTP' }),
}
