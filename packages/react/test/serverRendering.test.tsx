// @vitest-environment node
import { createWalletClient } from '@countersign/core'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  ActivityListScreen,
  AddMoneyScreen,
  CancelPaymentScreen,
  CardFreezeScreen,
  ContactChangeScreen,
  CredentialListScreen,
  DelegatedKeysScreen,
  EmailOtpLoginScreen,
  FundingScreen,
  LoginScreen,
  OidcLoginScreen,
  PasskeyLoginScreen,
  PasskeyOfferScreen,
  PasskeyRegistrationScreen,
  PayeeFormScreen,
  PayeeListScreen,
  PaymentAgreementScreen,
  PaymentBatchScreen,
  PaymentResultScreen,
  QuoteConfirmationScreen,
  ScaChallengeScreen,
  ScaFactorsScreen,
  ScaSignInScreen,
  SendScreen,
  SessionGuardScreen,
  SessionListScreen,
  SmsOtpLoginScreen,
  StatementScreen,
  TotpEnrollmentScreen,
  TransactionDetailsScreen,
  TrustedBeneficiariesScreen,
  WalletExportScreen,
  WalletHomeScreen,
  WalletOwnershipScreen,
  WalletPrivacyScreen,
  WalletProvider,
  WalletScreen,
} from '../src/exports/index.ts'
import { payee as paidPayee, quote, transaction } from './receipts.tsx'
import type { ScreenName } from './screenName.ts'

const amount = { amount: 100n, currency: { code: 'EUR', decimals: 2 } }
const payee = { umaAddress: '$ada@example.com' }
const outcome = { status: 'completed', quote, payee: paidPayee, transaction } as const

/** Every finished screen, and a text of its first state. */
const screens: { readonly [name in ScreenName]: { readonly screen: ReactElement; readonly text: string } } = {
  EmailOtpLogin: { screen: <EmailOtpLoginScreen />, text: 'Email address' },
  SmsOtpLogin: { screen: <SmsOtpLoginScreen />, text: 'Mobile number' },
  Login: { screen: <LoginScreen identifiers={['phone']} />, text: 'Include the country code' },
  PasskeyLogin: { screen: <PasskeyLoginScreen />, text: 'Sign in with your passkey' },
  PasskeyRegistration: { screen: <PasskeyRegistrationScreen accountId="InternalAccount:1" />, text: 'Passkey name' },
  QuoteConfirmation: {
    screen: <QuoteConfirmationScreen payment={{ accountId: 'InternalAccount:1', quoteId: 'Quote:1' }} />,
    text: 'Getting your price',
  },
  PaymentBatch: {
    screen: <PaymentBatchScreen accountId="InternalAccount:1" payments={[{ quoteId: 'Quote:1' }]} />,
    text: 'Getting your prices',
  },
  ScaChallenge: {
    screen: <ScaChallengeScreen accountId="InternalAccount:1" quoteId="Quote:1" amount={amount} payee={payee} />,
    text: 'Getting ready to confirm',
  },
  ScaSignIn: { screen: <ScaSignInScreen accountId="InternalAccount:1" />, text: 'Confirm it’s you' },
  SessionGuard: { screen: <SessionGuardScreen>the wallet</SessionGuardScreen>, text: 'Opening your wallet' },
  CredentialList: { screen: <CredentialListScreen accountId="InternalAccount:1" />, text: 'Ways to sign in' },
  SessionList: { screen: <SessionListScreen accountId="InternalAccount:1" />, text: 'Devices' },
  WalletExport: { screen: <WalletExportScreen accountId="InternalAccount:1" />, text: 'Show my recovery words' },
  ContactChange: { screen: <ContactChangeScreen accountId="InternalAccount:1" />, text: 'Email and phone' },
  WalletPrivacy: { screen: <WalletPrivacyScreen accountId="InternalAccount:1" />, text: 'Privacy' },
  DelegatedKeys: { screen: <DelegatedKeysScreen accountId="InternalAccount:1" />, text: 'Card access' },
  CardFreeze: { screen: <CardFreezeScreen accountId="InternalAccount:1" />, text: 'Cards' },
  PayeeList: { screen: <PayeeListScreen accountId="InternalAccount:1" />, text: 'Your payees' },
  WalletOwnership: {
    screen: <WalletOwnershipScreen payeeId="ExternalAccount:1" />,
    text: 'Confirm that this wallet is yours',
  },
  PayeeForm: { screen: <PayeeFormScreen accountId="InternalAccount:1" />, text: 'New payee' },
  ScaFactors: { screen: <ScaFactorsScreen accountId="InternalAccount:1" />, text: 'How you confirm payments' },
  TotpEnrollment: { screen: <TotpEnrollmentScreen accountId="InternalAccount:1" />, text: 'Add an authenticator app' },
  TrustedBeneficiaries: {
    screen: <TrustedBeneficiariesScreen accountId="InternalAccount:1" />,
    text: 'Trusted payees',
  },
  Statement: { screen: <StatementScreen accountId="InternalAccount:1" />, text: 'Loading your statement' },
  ActivityList: { screen: <ActivityListScreen accountId="InternalAccount:1" />, text: 'Loading your activity' },
  // Whether a payment can be canceled follows from it.
  CancelPayment: {
    screen: (
      <CancelPaymentScreen
        transaction={{ id: 'Transaction:1', type: 'OUTGOING', status: 'PROCESSING', paymentRail: 'ACH' }}
      />
    ),
    text: 'Stop this payment',
  },
  Send: {
    screen: <SendScreen accountId="InternalAccount:1" onContinue={() => {}} />,
    text: 'Loading your payees',
  },
  AddMoney: { screen: <AddMoneyScreen accountId="InternalAccount:1" />, text: 'Getting your account details' },
  TransactionDetails: {
    screen: <TransactionDetailsScreen accountId="InternalAccount:1" transactionId="Transaction:1" />,
    text: 'Loading the details',
  },
  Wallet: { screen: <WalletScreen name="Harbor" />, text: 'Harbor' },
  WalletHome: { screen: <WalletHomeScreen accountId="InternalAccount:1" />, text: 'Your balance' },
  Funding: {
    screen: <FundingScreen payment={{ accountId: 'InternalAccount:1', quoteId: 'Quote:1' }} />,
    text: 'Getting your payment details',
  },
  OidcLogin: {
    screen: <OidcLoginScreen providerName="Example ID" open={async () => undefined} />,
    text: 'Continue with Example ID',
  },
  PaymentResult: { screen: <PaymentResultScreen outcome={outcome} />, text: 'Payment arrived' },
  // What was agreed to is stored in the browser.
  PaymentAgreement: { screen: <PaymentAgreementScreen outcome={outcome} />, text: 'What you agreed to' },
  // A server cannot know whether the device has a passkey.
  PasskeyOffer: { screen: <PasskeyOfferScreen accountId="InternalAccount:1" />, text: '' },
}

function renderOnServer(screen: ScreenName): string {
  const fetch = () => Promise.reject(new Error('a server asked the platform'))
  const client = createWalletClient({ baseUrl: '/api/wallet', trust: { otpBundle: ['04'.padEnd(130, '0')] }, fetch })
  return renderToString(<WalletProvider client={client}>{screens[screen].screen}</WalletProvider>)
}

test('the page has no window here', () => {
  expect(typeof window).toBe('undefined')
})

test.each(Object.keys(screens) as ScreenName[])('the first state of %sScreen is rendered on a server', (screen) => {
  expect(renderOnServer(screen)).toContain(screens[screen].text)
})

test('what only a signed-in person sees is not in the markup', () => {
  expect(renderOnServer('SessionGuard')).not.toContain('the wallet')
})
