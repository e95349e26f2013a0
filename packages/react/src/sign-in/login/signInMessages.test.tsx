import { WalletError } from '@countersign/core'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { oidcLoginErrors, oidcLoginMessages } from '../oidc-login/oidcLoginMessages.ts'
import { otpLoginErrors } from '../otp-login/otpLoginErrors.ts'
import { passkeyLoginErrors } from '../passkey-login/passkeyLoginErrors.ts'
import { passkeyLoginMessages } from '../passkey-login/passkeyLoginMessages.tsx'
import {
  passkeyRegistrationErrors,
  passkeyRegistrationMessages,
} from '../passkey-registration/passkeyRegistrationMessages.tsx'
import { signInInlineMessages } from '../sign-in-inline/signInInlineMessages.ts'
import { smsOtpLoginMessages } from '../sms-otp-login/smsOtpLoginMessages.ts'
import { loginErrors, loginMessages } from './loginMessages.ts'

const values = {
  sentTo: '•••• 0142',
  name: 'My phone',
  provider: 'Example ID',
  length: 6,
  characters: 'digits',
  time: '0:24',
}

const words = [
  loginMessages,
  oidcLoginMessages,
  passkeyRegistrationMessages,
  passkeyLoginMessages,
  smsOtpLoginMessages,
  signInInlineMessages,
].flatMap((catalogue) =>
  Object.entries(catalogue).flatMap(([key, word]): [string, string][] => {
    if (typeof word === 'object') return Object.entries(word as Record<string, string>)
    if (typeof word === 'string') return [[key, word]]
    const say = word as (given: typeof values) => string
    return [[key, renderToStaticMarkup(createElement(Fragment, null, say(values)))]]
  }),
)

const catalogues = { otpLoginErrors, loginErrors, oidcLoginErrors, passkeyRegistrationErrors, passkeyLoginErrors }
const sentences = Object.values<ErrorMessages>(catalogues).flatMap((catalogue) =>
  Object.entries(catalogue).map(([code, sentence]): [string, string] => [
    code,
    typeof sentence === 'function' ? sentence(new WalletError(code, { retryAfterMs: 90_000 })) : String(sentence),
  ]),
)

test.each([...words, ...sentences])('%s is at most 250 characters long and says something', (_key, text) => {
  expect(text.length).toBeGreaterThan(1)
  expect(text.length).toBeLessThanOrEqual(250)
  expect(text).not.toMatch(/undefined|\[object/)
})

test.each(words.filter(([key]) => key.endsWith('Title') || key === 'title'))('the title %s fits', (_key, title) => {
  expect(title.length).toBeLessThanOrEqual(50)
})

const labels = [
  'anotherWay',
  'cancel',
  'continueWith',
  'emailCode',
  'find',
  'goOn',
  'passkey',
  'restart',
  'sendCode',
  'skip',
  'smsCode',
  'start',
  'submit',
  'useEmail',
  'usePasskey',
  'usePhone',
]
test.each(words.filter(([key]) => labels.includes(key)))('the label %s has at most 30 characters', (_key, label) => {
  expect(label.length).toBeLessThanOrEqual(30)
})

test.each(sentences)('%s does not say which element of a sign-in was wrong', (_code, sentence) => {
  expect(sentence).not.toMatch(
    /unknown (user|address|email|number)|no account|not registered|wrong (email|code|address|number)|token|nonce/i,
  )
})

const outcomes =
  'PASSKEY_BUSY PASSKEY_FORBIDDEN_HERE PASSKEY_INSECURE_PAGE PASSKEY_NOT_VERIFIED PASSKEY_REJECTED PASSKEY_TIMED_OUT PASSKEY_UNAVAILABLE PASSKEY_UNSUPPORTED PASSKEY_WRONG_SITE'.split(
    ' ',
  )
test.each(outcomes)('%s has a sentence of its own where a passkey is used and where one is made', (code) => {
  for (const catalogue of [passkeyLoginErrors, passkeyRegistrationErrors])
    expect(Object.keys(catalogue)).toContain(code)
})

test.each(outcomes.filter((code) => code !== 'PASSKEY_BUSY'))('after %s another way is named', (code) => {
  expect(String(passkeyLoginErrors[code as keyof typeof passkeyLoginErrors])).toMatch(/another way/)
})

test.each([
  ['OIDC_LOGIN_LOST', /start again/i],
  ['OIDC_TOKEN_REFUSED', /sign in another way, then link this account/i],
] as const)('%s says what to do', (code, sentence) => {
  expect(String(oidcLoginErrors[code])).toMatch(sentence)
})
