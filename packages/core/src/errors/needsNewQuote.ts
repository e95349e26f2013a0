import type { WalletError } from './WalletError.ts'

/** Returns whether a quote can no longer be paid. One that changed is shown as it is now, and stays stopped. */
export function needsNewQuote(error: WalletError | undefined): boolean {
  return error?.action === 'new-quote' && error.code !== 'QUOTE_CHANGED'
}
