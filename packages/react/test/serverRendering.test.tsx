// @vitest-environment node
import { createWalletClient } from '@countersign/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  ActivityListScreen,
  AddMoneyScreen,
  CardFreezeScreen,
  ContactChangeScreen,
  CredentialListScreen,
  DelegatedKeysScreen,
  EmailOtpLoginScreen,
  FundingScreen,
  LoginScreen,
  PasskeyLoginScreen,
  PasskeyRegistrationScreen,
  PayeeFormScreen,
  PayeeListScreen,
  QuoteConfirmationScreen,
  ScaChallengeScreen,
  ScaFactorsScreen,
  ScaSignInScreen,
  SessionGuardScreen,
  SessionListScreen,
  SmsOtpLoginScreen,
  StatementScreen,
  TotpEnrollmentScreen,
  TrustedBeneficiariesScreen,
  WalletExportScreen,
  WalletPrivacyScreen,
  WalletProvider,
} from '../src/exports/index.ts'

const amount = { amount: 100n, currency: { code: 'EUR', decimals: 2 } }
const payee = { umaAddress: '$ada@example.com' }

const screens = {
  login: <EmailOtpLoginScreen />,
  sms: <SmsOtpLoginScreen />,
  choice: <LoginScreen identifiers={['phone']} />,
  passkey: <PasskeyLoginScreen />,
  enroll: <PasskeyRegistrationScreen accountId="InternalAccount:1" />,
  confirmation: <QuoteConfirmationScreen payment={{ accountId: 'InternalAccount:1', quoteId: 'Quote:1' }} />,
  challenge: <ScaChallengeScreen accountId="InternalAccount:1" quoteId="Quote:1" amount={amount} payee={payee} />,
  scaSignIn: <ScaSignInScreen accountId="InternalAccount:1" />,
  guard: <SessionGuardScreen>the wallet</SessionGuardScreen>,
  credentials: <CredentialListScreen accountId="InternalAccount:1" />,
  sessions: <SessionListScreen accountId="InternalAccount:1" />,
  export: <WalletExportScreen accountId="InternalAccount:1" />,
  contact: <ContactChangeScreen accountId="InternalAccount:1" />,
  privacy: <WalletPrivacyScreen accountId="InternalAccount:1" />,
  cards: <DelegatedKeysScreen accountId="InternalAccount:1" />,
  freeze: <CardFreezeScreen accountId="InternalAccount:1" />,
  payees: <PayeeListScreen accountId="InternalAccount:1" />,
  payee: <PayeeFormScreen accountId="InternalAccount:1" />,
  factors: <ScaFactorsScreen accountId="InternalAccount:1" />,
  app: <TotpEnrollmentScreen accountId="InternalAccount:1" />,
  trust: <TrustedBeneficiariesScreen accountId="InternalAccount:1" />,
  statement: <StatementScreen accountId="InternalAccount:1" />,
  activity: <ActivityListScreen accountId="InternalAccount:1" />,
  addMoney: <AddMoneyScreen accountId="InternalAccount:1" />,
  funding: <FundingScreen payment={{ accountId: 'InternalAccount:1', quoteId: 'Quote:1' }} />,
}

function renderOnServer(screen: keyof typeof screens): string {
  const fetch = () => Promise.reject(new Error('a server asked the platform'))
  const client = createWalletClient({ baseUrl: '/api/wallet', trust: { otpBundle: ['04'.padEnd(130, '0')] }, fetch })
  return renderToString(<WalletProvider client={client}>{screens[screen]}</WalletProvider>)
}

test('the page has no window here', () => {
  expect(typeof window).toBe('undefined')
})

test.each([
  ['login', 'Email address'],
  ['sms', 'Mobile number'],
  ['choice', 'Include the country code'],
  ['passkey', 'Sign in with your passkey'],
  ['enroll', 'Passkey name'],
  ['confirmation', 'Getting your price'],
  ['challenge', 'Getting ready to confirm'],
  ['scaSignIn', 'Confirm it’s you'],
  ['guard', 'Opening your wallet'],
  ['credentials', 'Ways to sign in'],
  ['sessions', 'Devices'],
  ['export', 'Show my recovery words'],
  ['contact', 'Email and phone'],
  ['privacy', 'Privacy'],
  ['cards', 'Card access'],
  ['freeze', 'Your cards'],
  ['factors', 'How you confirm payments'],
  ['app', 'Add an authenticator app'],
  ['trust', 'Trusted payees'],
  ['statement', 'Loading your statement'],
  ['activity', 'Loading your activity'],
  ['addMoney', 'Getting your account details'],
  ['funding', 'Getting your payment details'],
] as const)('the %s is rendered on a server in its first state', (screen, text) => {
  expect(renderOnServer(screen)).toContain(text)
})

test('what only a signed-in person sees is not in the markup', () => {
  expect(renderOnServer('guard')).not.toContain('the wallet')
})
