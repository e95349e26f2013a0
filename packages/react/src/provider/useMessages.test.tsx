import type { WalletClient } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scaProofMessages } from '../sca/sca-proof/scaProofMessages.ts'
import { emailOtpLoginMessages } from '../sign-in/email-otp-login/emailOtpLoginMessages.ts'
import { otpLoginErrors } from '../sign-in/otp-login/otpLoginErrors.ts'
import type { Messages } from './Messages.ts'
import { useErrorMessage, useMessages } from './useMessages.ts'
import { WalletProvider } from './WalletProvider.tsx'

const client = {} as WalletClient

function read<result>(hook: () => result, messages?: Messages): result {
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <WalletProvider client={client} messages={messages}>
        {children}
      </WalletProvider>
    ),
  }).result.current
}

test('a word of the host that is null shows nothing, and one that is undefined is ours', () => {
  const given = { suspended: null, codeHint: undefined } as unknown as Messages['scaProof']
  const words = read(() => useMessages('scaProof', scaProofMessages), given && { scaProof: given })

  expect(words.suspended).toBeNull()
  expect(words.codeHint).toBe(scaProofMessages.codeHint)
})

test('a word of the host replaces ours, and the others stay', () => {
  const words = read(() => useMessages('emailOtpLogin', emailOtpLoginMessages), {
    emailOtpLogin: { title: 'Anmelden' },
  })

  expect(words.title).toBe('Anmelden')
  expect(words.addressLabel).toBe('Email address')
})

test('a sentence of the host for one error replaces ours', () => {
  const sentenceFor = read(() => useErrorMessage('emailOtpLogin', otpLoginErrors), {
    errors: { OTP_INCORRECT: 'Noch einmal, bitte.' },
  })

  expect(sentenceFor(new WalletError('OTP_INCORRECT'))).toBe('Noch einmal, bitte.')
})

test('a journey may have its own sentence for an error, and one for all journeys replaces it', () => {
  const emailOtpLogin = { errors: { OTP_INCORRECT: 'Der Code stimmt nicht.' } }
  const find = (given: Messages) => read(() => useErrorMessage('emailOtpLogin', otpLoginErrors), given)
  const error = new WalletError('OTP_INCORRECT')

  expect(find({ emailOtpLogin })(error)).toBe('Der Code stimmt nicht.')
  expect(find({ smsOtpLogin: emailOtpLogin })(error)).toBe(otpLoginErrors.OTP_INCORRECT)
  expect(find({ emailOtpLogin, errors: { OTP_INCORRECT: 'Noch einmal, bitte.' } })(error)).toBe('Noch einmal, bitte.')
})

test('an error without a sentence of its own is told by what can be done about it', () => {
  const sentenceFor = read(() => useErrorMessage('emailOtpLogin', otpLoginErrors))

  expect(sentenceFor(new WalletError('SESSION_EXPIRED'))).toBe('Sign in again to continue.')
  expect(sentenceFor(new WalletError('A_CODE_OF_NEXT_YEAR'))).toBe('That didn’t work.')
})

test.each(Object.getOwnPropertyNames(Object.prototype))('the code %s has no sentence of its own', (code) => {
  const sentenceFor = read(() => useErrorMessage('emailOtpLogin', otpLoginErrors))

  expect(sentenceFor(new WalletError(code))).toBe('That didn’t work.')
})

test('a waiting time is told in words', () => {
  const sentenceFor = read(() => useErrorMessage('emailOtpLogin', otpLoginErrors))

  expect(sentenceFor(new WalletError('RATE_LIMITED', { retryAfterMs: 120_000 }))).toContain('in 2 minutes')
})

test('what the person cancelled is no error', () => {
  expect(read(() => useErrorMessage('emailOtpLogin', otpLoginErrors))(new WalletError('CANCELLED'))).toBeUndefined()
})
