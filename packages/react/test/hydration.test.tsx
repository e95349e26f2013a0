import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { signIn } from '../../core/test/journeys.ts'
import type { PaymentOutcome } from '../src/exports/index.ts'
import {
  CredentialListScreen,
  EmailOtpLoginScreen,
  LoginScreen,
  OidcLoginScreen,
  PasskeyLoginScreen,
  PasskeyRegistrationScreen,
  PaymentResultScreen,
  ScaSignInScreen,
  SessionGuardScreen,
  SmsOtpLoginScreen,
  WalletExportScreen,
  WalletProvider,
} from '../src/exports/index.ts'
import { createWalletPage } from './renderWallet.tsx'

const quote = {
  id: 'Quote:1',
  expiresAt: new Date('2026-01-01T10:05:00Z'),
  source: { sourceType: 'ACCOUNT', accountId: 'InternalAccount:1' },
  destination: {},
  sendingCurrency: { code: 'USD', decimals: 2 },
  receivingCurrency: { code: 'USD', decimals: 2 },
  totalSendingAmount: 2_500n,
  totalReceivingAmount: 2_400n,
  feesIncluded: 100n,
}
const transaction = { id: 'Transaction:1', createdAt: new Date('2026-01-01T10:00:00Z') }
const completed = { status: 'completed', quote, payee: undefined, transaction } as unknown as PaymentOutcome

const openNothing = async () => undefined

const screens: [string, ReactElement, RegExp][] = [
  ['login', <EmailOtpLoginScreen key="login" />, /Email me a code/],
  ['login by text message', <SmsOtpLoginScreen key="sms" />, /Text me a code/],
  ['choice of a login', <LoginScreen key="choice" identifiers={['email', 'phone']} />, /Use a mobile number instead/],
  ['login by passkey', <PasskeyLoginScreen key="passkey" />, /secure \(https\) page/],
  [
    'making of a passkey',
    <PasskeyRegistrationScreen key="enroll" accountId="InternalAccount:1" />,
    /browser can’t create passkeys/,
  ],
  ['login by OpenID', <OidcLoginScreen key="oidc" providerName="Example ID" open={openNothing} />, /Continue with/],
  ['SCA sign-in', <ScaSignInScreen key="sca" accountId="InternalAccount:1" />, /Nothing to confirm/],
  ['guard', <SessionGuardScreen key="guard">the wallet</SessionGuardScreen>, /the wallet/],
  ['recovery words', <WalletExportScreen key="export" accountId="InternalAccount:1" />, /Show my recovery words/],
  ['list', <CredentialListScreen key="list" accountId="InternalAccount:1" />, /Ways to sign in/],
  ['receipt', <PaymentResultScreen key="receipt" outcome={completed} />, /Jan 1, 2026/],
]

// A mismatch is an error on the console, which fails the test.
test.each(screens)('the %s takes over the markup of the server without a difference', async (_name, ui, shown) => {
  const { world } = await createWalletPage()
  await signIn(world)
  const page = (client = world.openTab()) => (
    <StrictMode>
      <WalletProvider client={client}>{ui}</WalletProvider>
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  const before = container.textContent
  expect(before).not.toMatch(/Jan 1, 2026/)
  const root = await act(async () => hydrateRoot(container, page()))

  expect(await screen.findByText(shown)).toBeTruthy()
  await act(async () => root.unmount())
  container.remove()
})
