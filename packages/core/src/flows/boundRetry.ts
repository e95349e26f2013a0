import { WalletError } from '../errors/WalletError.ts'

/** The longest wait that is enforced. An earlier attempt does no harm: the service refuses it and states its wait. */
const longestRetryMs = 60 * 60_000

/** Returns the same error with a plausible wait: a `Retry-After` of a day may come from any hop on the way. */
export function boundRetry(error: WalletError): WalletError {
  const { code, httpStatus, details, retryAfterMs = 0 } = error
  if (retryAfterMs <= longestRetryMs) return error
  const message = error.message.slice(`${code}: `.length)
  return new WalletError(code, { message, httpStatus, details, retryAfterMs: longestRetryMs, advice: error })
}
