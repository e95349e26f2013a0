import { isWalletError } from '../errors/WalletError.ts'

/** Whether an error says nothing about what was asked: no answer, a failure on the way, or a call that came too soon. */
export function isNoAnswer(error: unknown): boolean {
  if (!isWalletError(error)) return false
  const { code, httpStatus = 0, retryable } = error
  return retryable || httpStatus >= 500 || code === 'UNEXPECTED_RESPONSE'
}
