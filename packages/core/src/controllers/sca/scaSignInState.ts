import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import type { ScaProofState } from './scaProofState.ts'

export type ScaLoginState =
  | { status: 'loading' }
  /** Nobody could say how to sign in: `load()` again. */
  | { status: 'unavailable'; error: WalletError }
  /** `lastFactor`: what the person took last on this device. */
  | { status: 'choosing'; factors: readonly ScaFactorView[]; lastFactor?: ScaFactor; error?: WalletError }
  | { status: 'starting'; factor: ScaFactor }
  /** After `expired`, `start` begins anew. */
  | ({ factor: ScaFactor } & ScaProofState)
  /** This customer needs no such login. */
  | { status: 'not-needed' }
  /** `expiresAt`: on the service's clock; `undefined` where it does not say. */
  | { status: 'signed-in'; expiresAt: Date | undefined }
