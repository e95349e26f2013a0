import { describe, expect, test } from 'vitest'
import { clientErrorCodes, serviceErrorCodes } from './list.ts'
import { isOutcomeUnknown, mayRetry } from './outcome.ts'
import { WalletError } from './WalletError.ts'

const serviceCodes = Object.entries(serviceErrorCodes).flatMap(([status, codes]) =>
  codes.map((code) => ({ code, httpStatus: Number(status) })),
)

/** Codes of this library after which the outcome of the request is unknown. */
const lost = ['NETWORK_UNREACHABLE', 'TIMEOUT', 'PLATFORM_UNAVAILABLE', 'UNEXPECTED_RESPONSE', 'SCA_OUTCOME_UNKNOWN']
/** Codes of the service about an earlier attempt that is under way, or may have succeeded. */
const early = ['OPERATION_IN_PROGRESS', 'DUPLICATE_PAY_REQUEST']

describe('whether a request may have had its effect', () => {
  test.each(serviceCodes)('$code with $httpStatus', ({ code, httpStatus }) => {
    const expected = httpStatus >= 500 || early.includes(code)

    expect(isOutcomeUnknown(new WalletError(code, { httpStatus }))).toBe(expected)
  })

  test.each(Object.keys(clientErrorCodes))('%s without a status', (code) => {
    expect(isOutcomeUnknown(new WalletError(code))).toBe(lost.includes(code))
  })

  test.each([
    ['a code that is not known here, with 400', new WalletError('SOMETHING_NEW', { httpStatus: 400 }), false],
    ['a code that is not known here, with 409', new WalletError('SOMETHING_NEW', { httpStatus: 409 }), false],
    ['a code that is not known here, with 500', new WalletError('SOMETHING_NEW', { httpStatus: 500 }), true],
    ['a request that was cut off', new WalletError('INVALID_INPUT', { httpStatus: 408 }), true],
    ['a refusal by a gateway', new WalletError('RATE_LIMITED', { httpStatus: 503 }), true],
    ['an answer that does not fit the interface', new WalletError('UNEXPECTED_RESPONSE', { httpStatus: 400 }), true],
    ['a name that every object inherits', new WalletError('constructor', { httpStatus: 400 }), false],
    ['a fault of our own', new TypeError('x'), true],
    ['nothing at all', undefined, true],
  ])('%s', (_name, error, expected) => {
    expect(isOutcomeUnknown(error)).toBe(expected)
  })
})

describe('whether the same call may succeed later', () => {
  const codes = [...serviceCodes, ...Object.keys(clientErrorCodes).map((code) => ({ code, httpStatus: undefined }))]

  test.each(codes)('$code with $httpStatus', ({ code, httpStatus }) => {
    const error = new WalletError(code, { httpStatus })

    expect(mayRetry(error)).toBe(error.retryable || (httpStatus ?? 0) >= 500)
  })

  test('a fault of our own is not repeated', () => {
    expect(mayRetry(new TypeError('x'))).toBe(false)
  })
})
