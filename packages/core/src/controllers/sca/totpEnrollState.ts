import type { WalletError } from '../../errors/WalletError.ts'

/**
 * The secret and the recovery codes are in no state: `readSecret()` and `readRecoveryCodes()` hand them out. An error
 * with the action `sca-sign-in` asks for the login of the region: show it in place, then `resume()`.
 */
export type TotpEnrollState =
  | { status: 'idle'; error?: WalletError }
  | { status: 'starting' }
  /** The app has to take in the secret and show a code. `clearAtMs`: on this device's clock, then it is forgotten. */
  | { status: 'awaiting-code'; clearAtMs: number; error?: WalletError }
  | { status: 'confirming'; clearAtMs: number }
  /** The app is enrolled. Its recovery codes are shown this once, until `finish()` or `clearAtMs`. */
  | { status: 'recovery-codes'; count: number; clearAtMs: number }
  /** What was shown is forgotten. `enrolled`: the app works, and nobody can show its recovery codes any more. */
  | { status: 'cleared'; enrolled: boolean }
  /** The person has kept the recovery codes. */
  | { status: 'done' }
