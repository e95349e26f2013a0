import type { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import type { Sent } from '../../flows/payment/paymentIntent.ts'
import type { PaymentProgress } from '../../flows/payment/pollPayment.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'

export type QuoteConfirmationEvent =
  | { type: 'load-started' }
  /**
   * `resumed`: a payment of it, from this or an earlier page, is or may be on its way. `sent`: what this browser
   * knows of it; with `reviewed`, an earlier page stopped it, because of `changes`: empty if it reads again as it was reviewed.
   */
  | {
      type: 'loaded'
      quote: Quote
      payee: ExternalAccount | undefined
      resumed: boolean
      sent: Pick<Sent, 'mayBeOut' | 'reviewed'>
      changes: readonly QuoteChange[]
    }
  | { type: 'unavailable'; error: WalletError; sent: boolean }
  /** At the deadline while consent is awaited, or when the service refused the quote as too old. */
  | { type: 'deadline-passed' }
  | { type: 'requote-started' }
  | { type: 'requoted'; quote: Quote; payee: ExternalAccount | undefined; changes: readonly QuoteChange[] }
  /** The bank has said whether the name is the payee's. It is the same payee. */
  | { type: 'name-checked'; payee: ExternalAccount }
  /** The user accepts what the bank says about the name, or takes that back. */
  | { type: 'name-accepted'; accepted: boolean }
  | { type: 'confirmed' }
  | { type: 'sign-in-needed'; credentialId: string | undefined }
  /** `sent`: a payment of the quote may have been sent. */
  | { type: 'sca-sign-in-needed'; sent: boolean }
  /** `isPrompted`: the press that agreed to the payment has the device ask for the passkey. */
  | { type: 'challenge-moved'; challenge: ScaChallengeState; isPrompted: boolean }
  | { type: 'challenge-closed' }
  | { type: 'challenge-opened' }
  /** Another factor needs another quote. */
  | { type: 'factor-switched' }
  /** No other quote was made, and this one continues to wait. */
  | { type: 'switch-failed'; error: WalletError }
  | { type: 'returned'; error?: WalletError | undefined }
  | {
      type: 'changed'
      quote: Quote
      payee: ExternalAccount | undefined
      changes: readonly QuoteChange[]
      error: WalletError
      mayBeSent: boolean
      /** A stop of it is recorded, which another tab may have met. */
      isStopped: boolean
    }
  | { type: 'sent' }
  | { type: 'outcome-unknown' }
  | { type: 'progressed'; progress: PaymentProgress; error?: WalletError | undefined }

/** What concerns the proof of a payment, and its place on the screen. */
export type ChallengeEvent = Extract<
  QuoteConfirmationEvent,
  {
    type:
      | 'sca-sign-in-needed'
      | 'challenge-moved'
      | 'challenge-closed'
      | 'challenge-opened'
      | 'factor-switched'
      | 'switch-failed'
  }
>
