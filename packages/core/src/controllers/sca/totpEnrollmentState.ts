import type { WalletError } from '../../errors/WalletError.ts'
import type { WithError } from '../withError.ts'

/**
 * The secret and the recovery codes are in no state: `readSecret()` and `readRecoveryCodes()` return them. An error
 * with the action `sca-sign-in` needs the SCA sign-in: show it inline, then call `resume()`.
 */
export type TotpEnrollmentState = WithError<
  | { status: 'idle'; error?: WalletError | undefined }
  | { status: 'starting' }
  /**
   * The user adds the secret to the app and types a code. `clearAtMs`: on this device's clock, then it is forgotten.
   */
  | { status: 'awaiting-code'; clearAtMs: number; error?: WalletError | undefined }
  | { status: 'confirming'; clearAtMs: number }
  /** The app is enrolled. Its recovery codes are shown this once, until `finish()` or `clearAtMs`. */
  | { status: 'recovery-codes'; count: number; clearAtMs: number }
  /**
   * What was shown is forgotten: its time is over, or the session ended. `enrolled`: the app works, and its recovery
   * codes cannot be shown again.
   */
  | { status: 'cleared'; enrolled: boolean }
  /** The user has kept the recovery codes. */
  | { status: 'done' }
>
