import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'

/**
 * The link and the token of the check are in no state: `openLink()` and `readLivenessToken()` hand them out. An error
 * with the action `sca-sign-in` asks for the login of the region: show it in place, then `resume()`.
 */
export type ScaFactorResetState =
  /** Until `load()` has looked for a reset that was begun before. */
  | { status: 'loading' }
  /** `retryAt`: on the service's time; it begins no other reset before. */
  | { status: 'idle'; error?: WalletError; retryAt?: Date }
  | { status: 'starting'; factor: ScaFactor }
  /** The person proves who they are, or somebody looks at it. It is read again and again. */
  | {
      status: 'waiting'
      factor: ScaFactor
      /** On the service's time. `undefined`: nobody said. */
      expiresAt: Date | undefined
      /** `none`: there was none, it was not to be trusted (`error` says so), or the page was loaded anew since. */
      link: 'available' | 'none'
      /** Whether `readLivenessToken()` has one. */
      token: 'available' | 'none'
      /** The person has done their part; somebody at the service looks at it. */
      inReview: boolean
      /** What kept it from being read the last time; reading goes on where that may help. */
      error?: WalletError
    }
  /** The check has passed: `complete()`. A lost phone needs its new number. */
  | { status: 'passed'; factor: ScaFactor; error?: WalletError }
  | { status: 'completing'; factor: ScaFactor }
  /** The old factor is gone. An app or a passkey is enrolled anew; a new phone number is in place. */
  | { status: 'completed'; factor: ScaFactor }
  | { status: 'rejected'; factor: ScaFactor }
  | { status: 'expired'; factor: ScaFactor }
