import type { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import type { ScaPayment } from '../../flows/payment/scaPayment.ts'
import type { WithError } from '../withError.ts'
import type { ScaProofState } from './scaProofState.ts'

/** `payment`: the one that the proof is for; of a batch, the first that is not authorized yet. */
export type ScaChallengeState = WithError<
  | { status: 'loading' }
  /** The quote could not be read. */
  | { status: 'unavailable'; error: WalletError }
  /** `proofNumber` counts the proofs that this screen has asked for, from 1. How many there will be is not known in advance. */
  | ({ payment: ScaPayment; proofNumber: number } & ScaProofState)
  /** The SCA session has ended: show the SCA sign-in inline, then `resume()`. */
  | { status: 'sca-signing-in'; payment: ScaPayment }
  /**
   * The payment is no longer what was agreed to. Do not say that nothing was sent: that it waited for a proof, or that one was
   * wrong, is the word of the relay whose answer was not what was agreed to.
   */
  | { status: 'abandoned'; payment: ScaPayment; changes: readonly QuoteChange[] }
  /** The service ended it, or it was not proved in time. No money moved. */
  | { status: 'ended'; payment: ScaPayment; error: WalletError }
  /** No payment needs a proof any longer. */
  | { status: 'authorized' }
>
