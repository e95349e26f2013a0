import type { WalletError } from '../../errors/WalletError.ts'

/**
 * The secret and the recovery codes are in no state: `readSecret()` and `readRecoveryCodes()` return them. An error
 * with the action `sca-sign-in` needs the SCA sign-in: show it inline, then call `resume()`.
 */
export type TotpEnrollmentState =
  | { status: 'idle'; error?: WalletError }
  | { status: 'starting' }
  /**
   * The user adds the secret to the app and types a code. `clearAtMs`: on this device's clock, then it is forgotten.
   */
  | { status: 'awaiting-code'; clearAtMs: number; error?: WalletError }
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

export type TotpEnrollmentEvent =
  | { type: 'start-requested' }
  | { type: 'secret-made'; clearAtMs: number }
  | { type: 'code-submitted' }
  | { type: 'enrolled'; count: number; clearAtMs: number }
  /** The response with the recovery codes was lost, or it came after the screen was gone. */
  | { type: 'enrolled-without-codes' }
  | { type: 'failed'; error: WalletError }
  /** The SCA sign-in is done. */
  | { type: 'resumed' }
  | { type: 'time-over' }
  | { type: 'finished' }
  | { type: 'left' }

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceTotpEnrollment(state: TotpEnrollmentState, event: TotpEnrollmentEvent): TotpEnrollmentState {
  switch (event.type) {
    case 'start-requested':
      return state.status === 'idle' || state.status === 'cleared' || state.status === 'done'
        ? { status: 'starting' }
        : state
    case 'secret-made':
      return state.status === 'starting' ? { status: 'awaiting-code', clearAtMs: event.clearAtMs } : state
    case 'code-submitted':
      return state.status === 'awaiting-code' ? { status: 'confirming', clearAtMs: state.clearAtMs } : state
    case 'enrolled': {
      const { count, clearAtMs } = event
      if (state.status !== 'confirming') return state
      return count === 0 ? { status: 'done' } : { status: 'recovery-codes', count, clearAtMs }
    }
    case 'enrolled-without-codes':
      return state.status === 'confirming' ? { status: 'cleared', enrolled: true } : state
    case 'failed':
      if (state.status === 'starting') return { status: 'idle', error: event.error }
      // Any failure keeps the secret, so the user can simply type the next code.
      return state.status === 'confirming'
        ? { status: 'awaiting-code', clearAtMs: state.clearAtMs, error: event.error }
        : state
    case 'resumed':
      return state.status === 'awaiting-code' ? { status: 'awaiting-code', clearAtMs: state.clearAtMs } : state
    case 'time-over':
      if (state.status === 'awaiting-code') return { status: 'cleared', enrolled: false }
      return state.status === 'recovery-codes' ? { status: 'cleared', enrolled: true } : state
    case 'finished':
      return state.status === 'recovery-codes' ? { status: 'done' } : state
    case 'left':
      if (state.status === 'recovery-codes') return { status: 'cleared', enrolled: true }
      return state.status === 'cleared' || state.status === 'done' ? state : { status: 'idle' }
  }
}
