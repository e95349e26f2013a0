// @vitest-environment node
import { createWalletClient } from '@countersign/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  EmailOtpLoginScreen,
  LoginScreen,
  PasskeyEnrollScreen,
  PasskeyLoginScreen,
  QuoteConfirmationScreen,
  SessionGuardScreen,
  SmsOtpLoginScreen,
  WalletProvider,
} from '../src/exports/index.ts'

const screens = {
  login: <EmailOtpLoginScreen />,
  sms: <SmsOtpLoginScreen />,
  choice: <LoginScreen identities={['phone']} />,
  passkey: <PasskeyLoginScreen />,
  enroll: <PasskeyEnrollScreen accountId="InternalAccount:1" />,
  confirmation: <QuoteConfirmationScreen payment={{ accountId: 'InternalAccount:1', quoteId: 'Quote:1' }} />,
  guard: <SessionGuardScreen>the wallet</SessionGuardScreen>,
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
  ['choice', 'With country code'],
  ['passkey', 'Sign in with your passkey'],
  ['enroll', 'Name of this passkey'],
  ['confirmation', 'Getting your price'],
  ['guard', 'Opening your wallet'],
] as const)('the %s is rendered on a server in its first state', (screen, text) => {
  expect(renderOnServer(screen)).toContain(text)
})

test('what only a signed-in person sees is not in the markup', () => {
  expect(renderOnServer('guard')).not.toContain('the wallet')
})
