import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import type { ScaProofState } from './scaProofState.ts'

export type ScaSignInState =
  | { status: 'loading' }
  /** The factors could not be read: `load()` again. */
  | { status: 'unavailable'; error: WalletError }
  /** `lastFactor`: the one the user chose last on this device. */
  | { status: 'choosing'; factors: readonly ScaFactorView[]; lastFactor?: ScaFactor; error?: WalletError }
  | { status: 'starting'; factor: ScaFactor }
  /** After `expired`, `start` begins again. */
  | ({ factor: ScaFactor } & ScaProofState)
  /** This customer needs no SCA sign-in. */
  | { status: 'not-needed' }
  /** `expiresAt`: on the service's clock; `undefined` where it does not say. */
  | { status: 'signed-in'; expiresAt: Date | undefined }

export type ScaSignInEvent =
  | { type: 'load-started' }
  | { type: 'not-read'; error: WalletError }
  | {
      type: 'offered'
      factors: readonly ScaFactorView[]
      lastFactor?: ScaFactor | undefined
      error?: WalletError | undefined
    }
  | { type: 'started'; factor: ScaFactor }
  | { type: 'suspended'; factor: ScaFactor }
  | { type: 'proof-moved'; factor: ScaFactor; proof: ScaProofState }
  | { type: 'not-needed' }
  | { type: 'signed-in'; expiresAt: Date | undefined }

export function stateAfter(event: ScaSignInEvent): ScaSignInState {
  switch (event.type) {
    case 'load-started':
      return { status: 'loading' }
    case 'not-read':
      return { status: 'unavailable', error: event.error }
    case 'offered': {
      const { factors, lastFactor, error } = event
      return { status: 'choosing', factors, ...(lastFactor && { lastFactor }), ...(error && { error }) }
    }
    case 'started':
      return { status: 'starting', factor: event.factor }
    case 'suspended':
      return { status: 'suspended', factor: event.factor }
    case 'proof-moved':
      return { factor: event.factor, ...event.proof }
    case 'not-needed':
      return { status: 'not-needed' }
    case 'signed-in':
      return { status: 'signed-in', expiresAt: event.expiresAt }
  }
}
