import { WalletError } from '@countersign/core'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { durationInWords } from './durationInWords.ts'
import type { ErrorMessages } from './ErrorMessages.ts'
import { emailOtpLoginErrors, emailOtpLoginMessages } from './emailOtpLogin.tsx'
import { paymentDetailsMessages } from './paymentDetails.ts'
import { paymentResultMessages } from './paymentResult.ts'
import { quoteConfirmationErrors, quoteConfirmationMessages } from './quoteConfirmation.ts'
import { sessionGuardMessages } from './sessionGuard.tsx'

const values = {
  sentTo: 'a••@example.com',
  nickname: 'a••@example.com',
  length: 12,
  characters: 'alphanumeric',
  time: '10:45 AM',
  amount: '$1,234,567.00',
  seconds: 180,
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
const errors = [...sentences(emailOtpLoginErrors), ...sentences(quoteConfirmationErrors)]

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

test.each(sentences(emailOtpLoginErrors))('%s does not say which element of a sign-in was wrong', (_code, sentence) => {
  expect(sentence).not.toMatch(/unknown (user|address|email)|no account|not registered|wrong (email|code|address)/i)
})

test('an untrusted bundle is told as it is: nothing was sent, stop, contact support', () => {
  expect(emailOtpLoginErrors.TARGET_BUNDLE_UNTRUSTED).toMatch(/Nothing was sent.*Do not try again.*contact support/)
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
