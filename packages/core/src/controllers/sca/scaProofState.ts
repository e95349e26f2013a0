import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { LooseEnum } from '../../wire/schema/primitives.ts'

/** A proof that the user is asked for, for any purpose. Times are on the service's clock. */
export type ScaRequest = {
  /** Another id is another request. */
  readonly id: string
  readonly factor: LooseEnum<ScaFactor>
  /** The factors that can be used instead. */
  readonly otherFactors: readonly ScaFactor[]
  /** For display only: `CURRENCY_CONVERSION`, `PAYOUT`, `TRANSFER`, and others. */
  readonly purpose: string | undefined
  /** No proof is accepted after it. Another code does not extend it. `undefined`: the service did not say. */
  readonly expiresAt: Date | undefined
  /** Codes by SMS only: the earliest time for another code. */
  readonly resendAt: Date | undefined
  /** After too many attempts: no proof is accepted before. */
  readonly retryAt: Date | undefined
}

/** The state of one proof. */
export type ScaProofState =
  /** `resent`: another code was sent. */
  | { status: 'awaiting-proof'; request: ScaRequest; resent: boolean; error?: WalletError | undefined }
  | { status: 'proving'; request: ScaRequest }
  | { status: 'resending'; request: ScaRequest }
  /** No proof is accepted until then; it continues by itself. */
  | { status: 'locked'; request: ScaRequest; until: Date }
  /** Locked until the platform lifts it. */
  | { status: 'suspended' }
  /** `error`: the response to an earlier proof was lost, so it may have been confirmed in time. */
  | { status: 'expired'; request: ScaRequest; error?: WalletError | undefined }

/** What the user can do about a proof. All failures become state; `state` is that of the controller. */
export type ScaProofActions<state = unknown> = {
  /** Tries a code. It is not stored anywhere. */
  submitCode(code: string): Promise<state>
  /** Has the passkey sign; the browser prompts the user. */
  submitPasskey(): Promise<state>
  /** Sends another code, from `resendAt` on. */
  resendCode(): Promise<state>
  /** Uses another factor of `otherFactors`. */
  switchFactor(factor: ScaFactor): Promise<state>
  /** Returns the milliseconds until `expiresAt`, `resendAt`, `retryAt` or the end of a lock; 0 without one. */
  timeLeftMs(which: ProofMoment): number
}

/** The moments of a proof. */
export type ProofMoment = 'expiry' | 'resend' | 'retry' | 'lock'

/** The state of the controller behind a proof: nothing is asked for before it begins. */
export type RunningProofState = ScaProofState | { status: 'idle' }

export type ScaProofEvent =
  | { type: 'asked'; request: ScaRequest }
  | { type: 'proof-given' }
  /** Another code, or another factor. */
  | { type: 'renewal-asked' }
  | { type: 'renewed'; request: ScaRequest }
  /** The same request is shown again, with or without an error. */
  | { type: 'returned'; request: ScaRequest; error?: WalletError | undefined }
  /** What delayed it is over: the wait has passed, or the network is back and the request waits as before. */
  | { type: 'cleared'; request: ScaRequest }
  | { type: 'lock-met'; until: Date | undefined }
  | { type: 'expired'; error?: WalletError | undefined }
  | { type: 'stopped' }

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceScaProof(state: RunningProofState, event: ScaProofEvent): RunningProofState {
  if (event.type === 'asked') return { status: 'awaiting-proof', request: event.request, resent: false }
  if (event.type === 'stopped') return { status: 'idle' }
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
        error: event.error,
      }
    case 'cleared':
      if (state.status !== 'awaiting-proof' || event.request.id !== request.id) return state
      // A proof that was refused stays refused.
      return {
        status: 'awaiting-proof',
        request: event.request,
        resent: state.resent,
        error: state.error?.retryable ? undefined : state.error,
      }
    case 'lock-met':
      if (!isBusy) return state
      return event.until ? { status: 'locked', request, until: event.until } : { status: 'suspended' }
    case 'expired':
      // A lock outlasts the request during which it began, and is what the user has to know.
      return state.status === 'locked' ? state : { status: 'expired', request, error: event.error }
  }
}
