import { WalletError } from '../errors/WalletError.ts'

/** Nobody is kept from trying again for longer. One more try does no harm: the service refuses it with its wait. */
const longestRetryMs = 60 * 60_000

/** The same error with a plausible wait: a `Retry-After` of a day may come from anything on the way. */
export function boundRetry(error: WalletError): WalletError {
  const { code, httpStatus, details, retryAfterMs = 0 } = error
  if (retryAfterMs <= longestRetryMs) return error
  const message = error.message.slice(`${code}: `.length)
  return new WalletError(code, { message, httpStatus, details, retryAfterMs: longestRetryMs })
}
