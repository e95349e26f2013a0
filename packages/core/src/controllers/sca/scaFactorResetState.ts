import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaResetProgress } from '../../flows/sca/scaFactorReset.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { WithError } from '../withError.ts'

/**
 * The link and the token of the check are in no state: `openLink()` and `readLivenessToken()` return them. For an error
 * with the action `sca-sign-in`, show the SCA sign-in inline, then call `resume()`.
 */
export type ScaFactorResetState = WithError<
  /** Until `load()` has looked for a reset that was begun before. */
  | { status: 'loading' }
  /** `retryAt`: on the service's clock; it begins no other reset before. */
  | { status: 'idle'; error?: WalletError | undefined; retryAt?: Date | undefined }
  | { status: 'starting'; factor: ScaFactor }
  /** The user takes the identity check, or the service reviews it. The state is read repeatedly. */
  | {
      status: 'waiting'
      factor: ScaFactor
      /** On the service's clock. `undefined`: the service did not say. */
      expiresAt: Date | undefined
      /** `none`: there was none, it is not trusted, it is used up, or the page was reloaded since. */
      link: 'available' | 'none'
      /** `VERIFICATION_LINK_UNTRUSTED`: there was a link, and it must not be opened. */
      linkError?: WalletError | undefined
      /** Whether `readLivenessToken()` returns a token. */
      token: 'available' | 'none'
      /** The user has finished the check; the service reviews it. */
      inReview: boolean
      /** Why the last reading failed; reading continues where that may help. */
      error?: WalletError | undefined
      /** Another reset was requested and not begun, so this one continues. */
      refused?: WalletError | undefined
      /** On the service's clock; it begins no other reset before. */
      retryAt?: Date | undefined
    }
  /** The check has passed: `complete()`. A lost phone needs its new number. */
  | { status: 'passed'; factor: ScaFactor; error?: WalletError | undefined }
  | { status: 'completing'; factor: ScaFactor }
  /** The old factor is removed. An app or a passkey has to be enrolled again; a new phone number is active. */
  | { status: 'completed'; factor: ScaFactor }
  | { status: 'rejected'; factor: ScaFactor }
  | { status: 'expired'; factor: ScaFactor }
>

/** A reset that outlives another one that was not begun. */
export type KeptReset = Extract<ScaFactorResetState, { status: 'waiting' | 'passed' }>

export function isKept(state: ScaFactorResetState): state is KeptReset {
  return state.status === 'waiting' || state.status === 'passed'
}

export const isSending = ({ status }: ScaFactorResetState) => status === 'starting' || status === 'completing'

/** Another reset was not begun: returns the state of the one before it. */
export function keep(
  kept: KeptReset,
  { error, retryAt }: { error: WalletError; retryAt: Date | undefined },
): ScaFactorResetState {
  // The error calls for the SCA sign-in, and the request is repeated after it.
  if (kept.status === 'passed' || error.action === 'sca-sign-in') return { ...kept, error }
  const { error: _over, retryAt: _before, ...waiting } = kept
  return { ...waiting, refused: error, retryAt }
}

type WaitingState = Extract<ScaFactorResetState, { status: 'waiting' }>

/** A reset that is under way, as far as nothing else is known of it. */
export function waiting(factor: ScaFactor): WaitingState {
  return { status: 'waiting', factor, expiresAt: undefined, link: 'none', token: 'none', inReview: false }
}

/** Returns what follows from a reading of the reset. */
export function afterReading(
  state: ScaFactorResetState,
  { factor, stage, expiresAt }: Pick<ScaResetProgress, 'stage'> & { factor: ScaFactor; expiresAt?: Date | undefined },
): ScaFactorResetState {
  // Another one is requested, or the user has left it.
  if (state.status === 'starting' || state.status === 'idle') return state
  if (stage !== 'waiting' && stage !== 'in-review') return { status: stage, factor }
  // Once the user has finished the check, the link and the token are used up.
  const kept = stage === 'waiting' && state.status === 'waiting' ? state : waiting(factor)
  const { error: _over, ...before } = kept
  return { ...before, expiresAt: expiresAt ?? before.expiresAt, inReview: stage === 'in-review' }
}
