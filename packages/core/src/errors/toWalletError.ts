import { WalletError } from './WalletError.ts'

/** Whatever was thrown, as the one error that state may carry. A programming error keeps its place in the console. */
export function toWalletError(error: unknown): WalletError {
  return error instanceof WalletError ? error : new WalletError('BROWSER_UNSUPPORTED')
}
