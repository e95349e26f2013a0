import type { WalletErrorCode } from './list.ts'
import type { WalletError } from './WalletError.ts'

/** Something was not what it has to be, so the browser stopped. Trying again would be unsafe or in vain. */
const stops: readonly WalletErrorCode[] = [
  'TARGET_BUNDLE_UNTRUSTED',
  'WALLET_ENVELOPE_UNTRUSTED',
  'VERIFICATION_LINK_UNTRUSTED',
  'SESSION_BUNDLE_INVALID',
  'PAYLOAD_MISMATCH',
  'PAYLOAD_INVALID',
]

/** Returns whether an error is a security stop: show it as a danger, with a way to support. */
export function isSecurityStop(error: WalletError | undefined): boolean {
  return error !== undefined && (stops as readonly string[]).includes(error.code)
}
