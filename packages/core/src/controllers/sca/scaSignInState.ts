import type { WalletError } from '../../errors/WalletError.ts'
import type { ScaFactor } from '../../wire/scaChallenge.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import type { WithError } from '../withError.ts'
import type { ScaProofState } from './scaProofState.ts'

export type ScaSignInState = WithError<
  | { status: 'loading' }
  /** The factors could not be read: `load()` again. */
  | { status: 'unavailable'; error: WalletError }
  /** `lastFactor`: the one the user chose last on this device. */
  | {
      status: 'choosing'
      factors: readonly ScaFactorView[]
      lastFactor?: ScaFactor | undefined
      error?: WalletError | undefined
    }
  | { status: 'starting'; factor: ScaFactor }
  /** After `expired`, `start` begins again. */
  | ({ factor: ScaFactor } & ScaProofState)
  /** This customer needs no SCA sign-in. */
  | { status: 'not-needed' }
  /** `expiresAt`: on the service's clock; `undefined` where it does not say. */
  | { status: 'signed-in'; expiresAt: Date | undefined }
>
