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

export type ScaFactorResetEvent =
  | { type: 'start-requested'; factor: ScaFactor }
  | {
      type: 'begun'
      expiresAt: Date | undefined
      link: 'available' | 'none'
      token: 'available' | 'none'
      linkError?: WalletError | undefined
    }
  | { type: 'read'; factor: ScaFactor; progress: Pick<ScaResetProgress, 'stage'> & { expiresAt?: Date | undefined } }
  /** `factor`: of the reset that could not be read. */
  | { type: 'not-read'; factor: ScaFactor; error: WalletError }
  | { type: 'complete-requested' }
  /** Another one was not begun: `kept` is the state of the one before it. */
  | { type: 'refused'; kept: KeptReset; error: WalletError; retryAt?: Date | undefined }
  | { type: 'failed'; error: WalletError; retryAt?: Date | undefined }
  /** No reset is under way: this browser knows of none, the service has no such reset, or the user left it. */
  | { type: 'gone'; error?: WalletError | undefined }
  | { type: 'destroyed' }

/** A reset that outlives another one that was not begun. */
export type KeptReset = Extract<ScaFactorResetState, { status: 'waiting' | 'passed' }>

export function isKept(state: ScaFactorResetState): state is KeptReset {
  return state.status === 'waiting' || state.status === 'passed'
}

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceScaFactorReset(state: ScaFactorResetState, event: ScaFactorResetEvent): ScaFactorResetState {
  switch (event.type) {
    case 'start-requested':
      return isSending(state) ? state : { status: 'starting', factor: event.factor }
    case 'begun': {
      if (state.status !== 'starting') return state
      const { expiresAt, link, token, linkError } = event
      return { ...waiting(state.factor), expiresAt, link, token, linkError }
    }
    case 'read':
      return state.status === 'starting' || state.status === 'idle' ? state : read(state, event)
    case 'not-read':
      if (state.status === 'waiting') return { ...state, error: event.error }
      return state.status === 'loading' ? { ...waiting(event.factor), error: event.error } : state
    case 'complete-requested':
      return state.status === 'passed' ? { status: 'completing', factor: state.factor } : state
    case 'refused':
      return state.status === 'starting' ? keep(event) : state
    case 'failed': {
      const { error, retryAt } = event
      if (state.status === 'starting') return { status: 'idle', error, retryAt }
      return state.status === 'completing' ? { status: 'passed', factor: state.factor, error } : state
    }
    case 'gone':
      return { status: 'idle', error: event.error }
    case 'destroyed':
      return { status: 'loading' }
  }
}

export const isSending = ({ status }: ScaFactorResetState) => status === 'starting' || status === 'completing'

function keep({ kept, error, retryAt }: Extract<ScaFactorResetEvent, { type: 'refused' }>): ScaFactorResetState {
  // The error calls for the SCA sign-in, and the request is repeated after it.
  if (kept.status === 'passed' || error.action === 'sca-sign-in') return { ...kept, error }
  const { error: _over, retryAt: _before, ...waiting } = kept
  return { ...waiting, refused: error, retryAt }
}

type WaitingState = Extract<ScaFactorResetState, { status: 'waiting' }>

function waiting(factor: ScaFactor): WaitingState {
  return { status: 'waiting', factor, expiresAt: undefined, link: 'none', token: 'none', inReview: false }
}

function read(
  state: ScaFactorResetState,
  { factor, progress }: Extract<ScaFactorResetEvent, { type: 'read' }>,
): ScaFactorResetState {
  const { stage, expiresAt } = progress
  if (stage !== 'waiting' && stage !== 'in-review') return { status: stage, factor }
  // Once the user has finished the check, the link and the token are used up.
  const kept = stage === 'waiting' && state.status === 'waiting' ? state : waiting(factor)
  const { error: _over, ...before } = kept
  return { ...before, expiresAt: expiresAt ?? before.expiresAt, inReview: stage === 'in-review' }
}
