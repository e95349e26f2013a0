import type { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import type { ScaPayment } from '../../flows/payment/scaPayment.ts'
import type { ScaProofState } from './scaProofState.ts'

/** `payment`: the one that the proof is for; of a batch, the first that is not authorized yet. */
export type ScaChallengeState =
  | { status: 'loading' }
  /** The quote could not be read. */
  | { status: 'unavailable'; error: WalletError }
  /** `turn` counts the proofs that this screen has asked for, from 1. How many there will be nobody knows. */
  | ({ payment: ScaPayment; turn: number } & ScaProofState)
  /** The login of the region has lapsed: sign in in place, then `resume()`. */
  | { status: 'sca-signing-in'; payment: ScaPayment }
  /** Not what was agreed to any more. Nothing was authorized. */
  | { status: 'abandoned'; payment: ScaPayment; changes: readonly QuoteChange[] }
  /** The service gave it up, or somebody let it lapse. No money moved. */
  | { status: 'ended'; payment: ScaPayment; error: WalletError }
  /** Every payment has moved on. */
  | { status: 'authorized' }
