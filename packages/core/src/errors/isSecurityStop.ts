import { securityStops } from './codes.ts'
import type { WalletError } from './WalletError.ts'

/** Returns whether an error is a security stop: show it as a danger, with a way to support. */
export function isSecurityStop(error: WalletError | undefined): boolean {
  return error !== undefined && (securityStops as readonly string[]).includes(error.code)
}
