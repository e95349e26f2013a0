import { expect, test } from 'vitest'
import { WalletError } from '../errors/WalletError.ts'
import { boundRetry } from './boundRetry.ts'

const hour = 3_600_000
const limited = (retryAfterMs: number | undefined) =>
  new WalletError('RATE_LIMITED', { message: 'wait', httpStatus: 429, retryAfterMs })

test.each([undefined, 0, 1_000, hour])('a wait of %s milliseconds is enforced as it came', (retryAfterMs) => {
  const error = limited(retryAfterMs)

  expect(boundRetry(error)).toBe(error)
})

test.each([hour + 1, 24 * hour])(
  'of a wait of %s milliseconds an hour is enforced, and the rest stays',
  (retryAfterMs) => {
    const error = limited(retryAfterMs)
    const { code, httpStatus, message, details } = error

    expect(boundRetry(error)).toMatchObject({ code, httpStatus, message, details, retryAfterMs: hour })
  },
)
