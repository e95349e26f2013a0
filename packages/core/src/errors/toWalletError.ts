import { WalletError } from './WalletError.ts'

/**
 * Returns anything that was thrown as the one error that state may carry. An unexpected error is a fault of ours or of
 * the engine: it is also reported to the page's own error handling, so that it is found.
 */
export function toWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  queueMicrotask(() => {
    throw error
  })
  return new WalletError('BROWSER_UNSUPPORTED')
}
