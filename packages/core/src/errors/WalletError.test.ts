import { expect, expectTypeOf, test } from 'vitest'
import type { QuoteChange } from '../flows/payment/compareQuotes.ts'
import { type ActionableErrorCode, describeErrorCode } from './codes.ts'
import { clientErrorCodes, serviceErrorCodes, type WalletErrorCode } from './list.ts'
import { type ActionableServiceCode, createServiceError, describeServiceCode } from './serviceCodes.ts'
import { isWalletError, WalletError } from './WalletError.ts'

test('the list holds every code of the interface', () => {
  // Does not compile when a code with an action is missing in the list; one is a reason for failure, and not a code.
  const listed: ActionableErrorCode | ActionableServiceCode extends WalletErrorCode | 'SCA_NOT_COMPLETED'
    ? true
    : false = true

  expect(listed).toBe(true)
  expect(new Set(Object.values(serviceErrorCodes).flat()).size).toBe(134)
})

test('each code of this library says what happened and what to do about it', () => {
  for (const [code, sentence] of Object.entries(clientErrorCodes)) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    expect(sentence, code).toMatch(/^[A-Z].*[,;:].+\.$/)
  }
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
  // Nothing was changed, so it may be started again.
  ['EMAIL_OTP_CREDENTIAL_SET_CHANGED', { action: 'retry', retryable: true }],
  // Neither another sign-in nor another attempt helps: the new address has to be verified first, or be another one.
  ['AUTH_CREDENTIAL_VERIFICATION_REQUIRED', { action: 'none', retryable: false }],
  ['AUTH_CREDENTIAL_VERIFICATION_EXPIRED', { action: 'none', retryable: false }],
  ['EMAIL_OTP_CREDENTIAL_ALREADY_EXISTS', { action: 'none', retryable: false }],
  ['OTHER_CREDENTIAL_REQUIRED', { action: 'sign-in', retryable: false }],
  ['LAST_CREDENTIAL', { action: 'none', retryable: false }],
  ['SIGNED_REQUEST_EXPIRED', { action: 'retry', retryable: true }],
  ['WALLET_ENVELOPE_UNTRUSTED', { action: 'contact-support', retryable: false }],
  ['toString', { action: 'none', retryable: false }],
])('the code %s has %o', (code, description) => {
  expect(describeServiceCode(code)).toEqual(description)
})

test('what this library raises itself calls for the same without the codes of the service', () => {
  for (const code of Object.keys(clientErrorCodes)) {
    expect(describeErrorCode(code), code).toEqual(describeServiceCode(code))
  }
})

test('an error that is made before anything was sent calls to wait, too', () => {
  expect(new WalletError('RATE_LIMITED')).toMatchObject({ action: 'wait', retryable: true })
})

test('an error may be created with what another one calls for', () => {
  const brought = createServiceError('RATE_LIMITED', { retryAfterMs: 1 })

  expect(brought).toMatchObject({ action: 'wait', retryable: true, message: 'RATE_LIMITED: calls for "wait"' })
  expect(new WalletError('FORBIDDEN')).toMatchObject({ action: 'none', retryable: false })
  expect(new WalletError('FORBIDDEN', { advice: brought })).toMatchObject({ action: 'wait', retryable: true })
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

test('a code narrows the error and its details', () => {
  const error: unknown = new WalletError('QUOTE_CHANGED', { details: { changes: [] } })

  expect.assertions(1)
  if (isWalletError(error)) expectTypeOf(error.details).toEqualTypeOf<Readonly<Record<string, unknown>> | undefined>()
  if (!isWalletError(error, 'QUOTE_CHANGED')) return
  expect(error.details?.changes).toEqual([])
  expectTypeOf(error.code).toEqualTypeOf<'QUOTE_CHANGED'>()
  expectTypeOf(error.details).toEqualTypeOf<{ readonly changes: readonly QuoteChange[] } | undefined>()
  // @ts-expect-error details of another code
  expectTypeOf(error.details?.credentialIds).toBeUndefined()
  // @ts-expect-error a typo
  isWalletError(error, 'QUOTE_CHNGED')
  // @ts-expect-error details that this code does not have
  new WalletError('QUOTE_CHANGED', { details: { reason: 'x' } })
})

test('a cause is kept where it is an error of this library, and no other cause compiles', () => {
  const cause = new WalletError('TIMEOUT')

  expect(new WalletError('SCA_OUTCOME_UNKNOWN', { cause }).cause).toBe(cause)
  // @ts-expect-error the message of an engine may quote a secret
  new WalletError('SCA_OUTCOME_UNKNOWN', { cause: new Error('code 123456') })
})
