import { expect, test } from 'vitest'
import { type ActionableErrorCode, describeErrorCode } from './codes.ts'
import { clientErrorCodes, serviceErrorCodes, type WalletErrorCode } from './list.ts'
import { isWalletError, WalletError } from './WalletError.ts'

test('the list holds every code of the interface and of this library', () => {
  // Does not compile when a code that asks for something is missing in the list; one is a reason for failure, no code.
  const listed: ActionableErrorCode extends WalletErrorCode | 'SCA_NOT_COMPLETED' ? true : false = true
  const known = new Set<string>([...Object.keys(clientErrorCodes), ...Object.values(serviceErrorCodes).flat()])

  expect(listed).toBe(true)
  expect(known.size).toBe(150)
})

test.each([
  ['QUOTE_EXPIRED', { action: 'new-quote', retryable: false }],
  ['RATE_LIMITED', { action: 'wait', retryable: true }],
  ['DAILY_VOLUME_LIMIT_EXCEEDED', { action: 'wait', retryable: false }],
  ['OTP_INCORRECT', { action: 'retry', retryable: false }],
  ['NETWORK_UNREACHABLE', { action: 'retry', retryable: true }],
  ['TARGET_BUNDLE_UNTRUSTED', { action: 'contact-support', retryable: false }],
  ['WALLET_SIGNATURE_INVALID', { action: 'sign-in', retryable: false }],
  ['SCA_SESSION_REQUIRED', { action: 'sca-sign-in', retryable: false }],
  ['INVALID_INPUT', { action: 'none', retryable: false }],
  ['toString', { action: 'none', retryable: false }],
])('%s asks for %o', (code, description) => {
  expect(describeErrorCode(code)).toEqual(description)
})

test('an error carries what a screen needs and no cause', () => {
  const error = new WalletError('RATE_LIMITED', { message: 'slow down', httpStatus: 429, retryAfterMs: 1_000 })

  expect(error).toMatchObject({
    name: 'WalletError',
    message: 'RATE_LIMITED: slow down',
    httpStatus: 429,
    retryAfterMs: 1_000,
  })
  expect(error).not.toHaveProperty('cause')
  expect(isWalletError(error)).toBe(true)
  expect(isWalletError(error, 'RATE_LIMITED')).toBe(true)
  expect(isWalletError(error, 'TIMEOUT')).toBe(false)
  expect(isWalletError(new Error('RATE_LIMITED'))).toBe(false)
})
