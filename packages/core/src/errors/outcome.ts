import { lostCodes } from './codes.ts'
import { isWalletError } from './WalletError.ts'

/**
 * Returns whether a request may have had its effect although it ended in this error. The one rule for payments and
 * proofs: only a response that proves a refusal counts as one, and everything else may have gone through. Read before
 * repeating.
 *
 * A fault of our own proves nothing either, so anything that is not a `WalletError` is `true`. An error without a
 * status that is not listed as lost was raised before anything was sent, and is `false`; so is `CANCELLED`, since
 * requests whose outcome matters are sent without a signal.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isWalletError(error)) return true
  const { code, httpStatus = 0 } = error
  // 408: the request was cut off on its way (RFC 9110 §15.5.9).
  return httpStatus >= 500 || httpStatus === 408 || lostCodes.includes(code)
}

/**
 * Returns whether the same call may succeed later without a change: the one rule for repeating. It says nothing about
 * whether repeating is safe: a call that has an effect is repeated only under its idempotency key, or after reading.
 */
export function mayRetry(error: unknown): boolean {
  return isWalletError(error) && (error.retryable || (error.httpStatus ?? 0) >= 500)
}
