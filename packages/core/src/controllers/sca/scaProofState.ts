import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { Open } from '../../wire/schema/primitives.ts'

/** A proof that the person is asked for, whatever it is for. Times are on the service's clock. */
export type ScaRequest = {
  /** Another id is another request. */
  readonly id: string
  readonly factor: Open<ScaFactor>
  /** What it can be exchanged for. */
  readonly otherFactors: readonly ScaFactor[]
  /** For display only: `CURRENCY_CONVERSION`, `PAYOUT`, `TRANSFER`, and others. */
  readonly purpose: string | undefined
  /** After it nothing is taken. Not extended by another code. `undefined`: nobody said. */
  readonly expiresAt: Date | undefined
  /** Codes by SMS only: another one can be asked for from then on. */
  readonly resendAt: Date | undefined
  /** After too many tries: nothing is taken before. */
  readonly retryAt: Date | undefined
}

/** Where one proof stands. */
export type ScaProofState =
  /** `resent`: another code is on its way. */
  | { status: 'awaiting-proof'; request: ScaRequest; resent: boolean; error?: WalletError }
  | { status: 'proving'; request: ScaRequest }
  | { status: 'resending'; request: ScaRequest }
  /** Nothing is taken until then; it goes on by itself. */
  | { status: 'locked'; request: ScaRequest; until: Date }
  /** For good, until the platform lifts it. */
  | { status: 'suspended' }
  /** `error`: a proof went out before and nobody heard of it, so it may have been confirmed in time. */
  | { status: 'expired'; request: ScaRequest; error?: WalletError }

/** What the person can do about a proof. All failures become state. */
export type ScaProofActions = {
  /** Tries a code. It is kept nowhere. */
  submitCode(code: string): Promise<void>
  /** Has the passkey sign; the browser asks the person. */
  submitPasskey(): Promise<void>
  /** Has the code sent once more, from `resendAt` on. */
  resendCode(): Promise<void>
  /** Another factor of `otherFactors`. */
  switchFactor(factor: ScaFactor): Promise<void>
  /** Milliseconds until `expiresAt`, `resendAt`, `retryAt` or the end of a lock; 0 when it is over or was never said. */
  timeLeftMs(which: 'expiry' | 'resend' | 'retry' | 'lock'): number
}

/** The state of the machine behind a proof: nothing is asked for before it begins. */
export type RunningProofState = ScaProofState | { status: 'idle' }

export type ScaProofEvent =
  | { type: 'asked'; request: ScaRequest }
  | { type: 'proof-given' }
  /** Another code, or another factor. */
  | { type: 'renewal-asked' }
  | { type: 'renewed'; request: ScaRequest }
  /** The same request stands again, with or without something to say about it. */
  | { type: 'returned'; request: ScaRequest; error?: WalletError }
  /** What the service said no longer holds it up: the wait is over, or the network is back and it waits as before. */
  | { type: 'cleared'; request: ScaRequest }
  | { type: 'lock-met'; until: Date | undefined }
  | { type: 'expired'; error?: WalletError }

/** The next state. An event that does not fit leaves the state alone. */
export function reduceScaProof(state: RunningProofState, event: ScaProofEvent): RunningProofState {
  if (event.type === 'asked') return { status: 'awaiting-proof', request: event.request, resent: false }
  if (state.status === 'idle' || state.status === 'suspended') return state
  const { request } = state
  if (state.status === 'expired')
    return event.type === 'cleared' && event.request.id === request.id ? { status: 'expired', request } : state
  const isBusy = state.status === 'proving' || state.status === 'resending'
  switch (event.type) {
    case 'proof-given':
      return state.status === 'awaiting-proof' ? { status: 'proving', request } : state
    case 'renewal-asked':
      return state.status === 'awaiting-proof' ? { status: 'resending', request } : state
    case 'renewed':
      if (state.status !== 'resending') return state
      // Another factor may need no code that is sent.
      return { status: 'awaiting-proof', request: event.request, resent: event.request.factor === 'SMS_OTP' }
    case 'returned':
      if (!isBusy && state.status !== 'locked') return state
      return {
        status: 'awaiting-proof',
        request: event.request,
        resent: false,
        ...(event.error && { error: event.error }),
      }
    case 'cleared':
      if (state.status !== 'awaiting-proof' || event.request.id !== request.id) return state
      // A proof that was refused stays refused.
      return {
        status: 'awaiting-proof',
        request: event.request,
        resent: state.resent,
        ...(state.error && !state.error.retryable && { error: state.error }),
      }
    case 'lock-met':
      if (!isBusy) return state
      return event.until ? { status: 'locked', request, until: event.until } : { status: 'suspended' }
    case 'expired':
      // A lock outlives what it was met at, and is what the person has to know.
      return state.status === 'locked'
        ? state
        : { status: 'expired', request, ...(event.error && { error: event.error }) }
  }
}
