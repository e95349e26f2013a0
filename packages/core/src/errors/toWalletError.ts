import { WalletError } from './WalletError.ts'

/**
 * Whatever was thrown, as the one error that state may carry. What nobody foresaw is a fault of ours or of the engine:
 * it also goes to the page's own error handling, so that it is found.
 */
export function toWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  queueMicrotask(() => {
    throw error
  })
  return new WalletError('BROWSER_UNSUPPORTED')
}
