import { WalletError } from '@countersign/core'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { payeeFormErrors } from '../payees/payee-form/payeeFormErrors.ts'
import { walletOwnershipErrors } from '../payees/wallet-ownership/walletOwnershipMessages.ts'
import { paymentResultMessages } from '../payment/payment-result/paymentResultMessages.ts'
import { quoteConfirmationErrors } from '../payment/quote-confirmation/quoteConfirmationErrors.ts'
import { quoteConfirmationMessages } from '../payment/quote-confirmation/quoteConfirmationMessages.ts'
import { sessionGuardMessages } from '../session/session-guard/sessionGuardMessages.tsx'
import { paymentDetailsMessages } from '../shared/payment-details/paymentDetailsMessages.ts'
import { emailOtpLoginMessages } from '../sign-in/email-otp-login/emailOtpLoginMessages.ts'
import { otpLoginErrors } from '../sign-in/otp-login/otpLoginErrors.ts'
import { commonErrors } from './commonErrors.ts'
import { durationInWords } from './durationInWords.ts'
import type { ErrorMessages } from './ErrorMessages.ts'

const values = {
  sentTo: 'a••@example.com',
  nickname: 'a••@example.com',
  length: 12,
  characters: 'alphanumeric',
  time: '10:45 AM',
  amount: '$1,234,567.00',
  seconds: 180,
  date: 'Tue, Dec 1',
  paymentRail: undefined,
  accountType: undefined,
}

const words = [
  emailOtpLoginMessages,
  paymentDetailsMessages,
  paymentResultMessages,
  quoteConfirmationMessages,
  sessionGuardMessages,
].flatMap((catalogue) =>
  Object.entries(catalogue).flatMap(([key, word]): [string, string][] => {
    if (typeof word === 'string') return [[key, word]]
    if (typeof word === 'function')
      return [
        [key, renderToStaticMarkup(createElement(Fragment, null, (word as (given: typeof values) => string)(values)))],
      ]
    return Object.entries(word as Record<string, string>)
  }),
)

const sentences = (catalogue: ErrorMessages) =>
  Object.entries(catalogue).map(([code, sentence]): [string, string] => [
    code,
    typeof sentence === 'function' ? sentence(new WalletError(code, { retryAfterMs: 90_000 })) : String(sentence),
  ])
const errors = [...sentences(otpLoginErrors), ...sentences(quoteConfirmationErrors)]

test.each(words.filter(([key]) => key.endsWith('Title')))('the title %s has at most 50 characters', (_key, title) => {
  expect(title.length).toBeLessThanOrEqual(50)
})

const labels = [
  'sendCode',
  'submitCode',
  'resend',
  'restart',
  'confirm',
  'requote',
  'tryAgain',
  'signIn',
  'signInCancel',
  'signOut',
  'checkAgain',
  'print',
  'share',
]
test.each(words.filter(([key]) => labels.includes(key)))('the label %s has at most 30 characters', (_key, label) => {
  expect(label.length).toBeLessThanOrEqual(30)
})

test.each([...words, ...errors])('%s is at most 250 characters long and says something', (_key, text) => {
  expect(text.length).toBeGreaterThan(1)
  expect(text.length).toBeLessThanOrEqual(250)
  expect(text).not.toMatch(/undefined|\[object/)
})

test.each(sentences(otpLoginErrors))('%s does not say which element of a sign-in was wrong', (_code, sentence) => {
  expect(sentence).not.toMatch(/unknown (user|address|email)|no account|not registered|wrong (email|code|address)/i)
})

test('an untrusted bundle is told as it is: the code was not sent, stop, contact support', () => {
  expect(otpLoginErrors.TARGET_BUNDLE_UNTRUSTED).toMatch(/code was not sent.*Contact support\.$/)
})

test.each([
  [0, '1 second'],
  [1_000, '1 second'],
  [44_001, '45 seconds'],
  [90_000, '2 minutes'],
  [600_000, '10 minutes'],
])('%i ms is a wait of %s', (ms, text) => {
  expect(durationInWords(ms)).toBe(text)
})

const met = {
  login: [
    otpLoginErrors,
    'ACCOUNT_LOCKED BROWSER_UNSUPPORTED LOGIN_TICKET_REQUIRED NETWORK_UNREACHABLE OTP_EXPIRED OTP_INCORRECT PLATFORM_UNAVAILABLE RATE_LIMITED SERVICE_UNAVAILABLE SIGN_IN_REQUIRED STORAGE_UNAVAILABLE TARGET_BUNDLE_EXPIRED TARGET_BUNDLE_UNTRUSTED TIMEOUT UNEXPECTED_RESPONSE',
  ],
  payment: [
    quoteConfirmationErrors,
    'ACCOUNT_LOCKED AMOUNT_OUT_OF_RANGE INSUFFICIENT_FUNDS INVALID_AMOUNT INVALID_INPUT NETWORK_UNREACHABLE PAYLOAD_INVALID PAYLOAD_MISMATCH PLATFORM_UNAVAILABLE QUOTE_CHANGED QUOTE_EXPIRED QUOTE_NOT_FOUND QUOTE_NOT_SIGNABLE RATE_LIMITED REFERENCE_NOT_FOUND SELF_PAYMENT SERVICE_UNAVAILABLE SESSION_EXPIRED STORAGE_UNAVAILABLE TIMEOUT UNEXPECTED_RESPONSE',
  ],
} as const satisfies { [journey: string]: readonly [ErrorMessages, string] }

test.each(
  Object.entries(met).flatMap(([journey, [catalogue, codes]]) =>
    codes.split(' ').map((code): [string, string, ErrorMessages] => [journey, code, catalogue]),
  ),
)('in a %s, %s has a sentence of its own', (_journey, code, catalogue) => {
  expect(Object.keys(catalogue)).toContain(code)
})

test.each([
  ['a new payee', payeeFormErrors],
  ['the proof of a wallet', walletOwnershipErrors],
])('%s has every sentence that all journeys have', (_journey, catalogue) => {
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(Object.keys(commonErrors)))
})

test.each(['RATE_LIMITED', 'ACCOUNT_LOCKED'] as const)('%s says how long to wait, where that is known', (code) => {
  const say = (retryAfterMs?: number) => commonErrors[code](new WalletError(code, { retryAfterMs }))
  expect(say(45_000)).toContain('45 seconds')
  expect(say()).not.toMatch(/\d/)
})
