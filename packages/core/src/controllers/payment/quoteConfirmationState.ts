import type { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import type { PaymentProgress } from '../../flows/payment/followPayment.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transactions.ts'

type Shown = { quote: Quote; payee: ExternalAccount | undefined }

export type QuoteConfirmationState =
  | { status: 'loading' }
  /** The quote could not be read or made. */
  | { status: 'unavailable'; error: WalletError }
  /** Waits for consent. `changes` says what is different from the quote shown before. */
  | ({ status: 'review'; changes: readonly QuoteChange[]; error?: WalletError } & Shown)
  | ({ status: 'expired' } & Shown)
  | ({ status: 'requoting' } & Shown)
  /** Needs a sign-in in place, and goes on by itself afterwards. */
  | ({ status: 'signing-in'; credentialId: string | undefined } & Shown)
  | ({ status: 'signing' } & Shown)
  | ({ status: 'executing' } & Shown)
  /** Waits for Strong Customer Authentication. */
  | ({ status: 'authorizing' } & Shown)
  | ({ status: 'processing'; transaction?: Transaction } & Shown)
  | ({ status: 'completed'; transaction?: Transaction } & Shown)
  | ({ status: 'failed'; transaction?: Transaction; error?: WalletError } & Shown)
  /** Nobody knows yet whether it went out. It is being read; it must not be paid again. */
  | ({ status: 'unknown' } & Shown)

export type QuoteConfirmationEvent =
  | { type: 'load-started' }
  /** `resumed`: a payment of it, from this or an earlier page, is or may be on its way. */
  | { type: 'loaded'; quote: Quote; payee: ExternalAccount | undefined; resumed: boolean }
  | { type: 'unavailable'; error: WalletError }
  /** At the deadline while consent is awaited, or when the service refused the quote as too old. */
  | { type: 'deadline-passed' }
  | { type: 'requote-started' }
  | { type: 'requoted'; quote: Quote; payee: ExternalAccount | undefined; changes: readonly QuoteChange[] }
  | { type: 'confirmed' }
  | { type: 'sign-in-needed'; credentialId: string | undefined }
  | { type: 'returned'; error?: WalletError }
  | {
      type: 'changed'
      quote: Quote
      payee: ExternalAccount | undefined
      changes: readonly QuoteChange[]
      error: WalletError
    }
  | { type: 'sent' }
  | { type: 'outcome-unknown' }
  | { type: 'progressed'; progress: PaymentProgress; error?: WalletError }

/** The next state. An event that does not fit leaves the state alone. */
export function reduceQuoteConfirmation(
  state: QuoteConfirmationState,
  event: QuoteConfirmationEvent,
): QuoteConfirmationState {
  if (event.type === 'load-started') return { status: 'loading' }
  if (event.type === 'unavailable')
    return state.status === 'loading' ? { status: 'unavailable', error: event.error } : state
  if (event.type === 'loaded') {
    const { quote, payee } = event
    if (!event.resumed) return { status: 'review', quote, payee, changes: [] }
    return { status: quote.status === 'PENDING' ? 'unknown' : 'processing', quote, payee }
  }
  if (state.status === 'loading' || state.status === 'unavailable') return state
  return reduceShown(state, event)
}

type ShownState = Extract<QuoteConfirmationState, Shown>
type ShownEvent = Exclude<QuoteConfirmationEvent, { type: 'load-started' | 'unavailable' | 'loaded' }>

function reduceShown(state: ShownState, event: ShownEvent): QuoteConfirmationState {
  const shown = { quote: state.quote, payee: state.payee }
  const consenting = state.status === 'review' || state.status === 'signing-in'
  const settling = state.status === 'signing' || state.status === 'executing' || state.status === 'unknown'
  switch (event.type) {
    case 'deadline-passed':
      return consenting || settling ? { status: 'expired', ...shown } : state
    case 'requote-started':
      return state.status === 'expired' || state.status === 'review' ? { status: 'requoting', ...shown } : state
    case 'requoted':
      if (state.status !== 'requoting') return state
      return { status: 'review', quote: event.quote, payee: event.payee, changes: event.changes }
    case 'confirmed':
      return consenting ? { status: 'signing', ...shown } : state
    case 'sign-in-needed':
      return settling ? { status: 'signing-in', credentialId: event.credentialId, ...shown } : state
    case 'returned':
      return consenting || settling || state.status === 'requoting' ? back(state, event.error) : state
    case 'changed':
      if (!settling) return state
      return { status: 'review', quote: event.quote, payee: event.payee, changes: event.changes, error: event.error }
    case 'sent':
      return state.status === 'signing' || state.status === 'unknown' ? { status: 'executing', ...shown } : state
    case 'outcome-unknown':
      return settling || state.status === 'requoting' ? { status: 'unknown', ...shown } : state
    case 'progressed':
      return progress(state, event)
  }
}

/** Back to the calm screen: to the review, or, when a new quote failed, to the expired one. */
function back(state: ShownState, error: WalletError | undefined): QuoteConfirmationState {
  const { quote, payee } = state
  if (state.status === 'requoting' && !error) return { status: 'expired', quote, payee }
  return { status: 'review', quote, payee, changes: [], ...(error && { error }) }
}

function progress(
  state: ShownState,
  event: Extract<QuoteConfirmationEvent, { type: 'progressed' }>,
): QuoteConfirmationState {
  const { stage, transaction } = event.progress
  // What was shown and agreed to stays on screen; the answers to an execution may be shortened.
  const shown = { quote: state.quote, payee: state.payee, ...(transaction && { transaction }) }
  switch (stage) {
    case 'pending':
      return { status: 'unknown', quote: state.quote, payee: state.payee }
    case 'authorizing':
      return { status: 'authorizing', quote: state.quote, payee: state.payee }
    case 'expired':
      return { status: 'failed', ...shown, ...(event.error && { error: event.error }) }
    default:
      return { status: stage, ...shown, ...(event.error && stage === 'failed' && { error: event.error }) }
  }
}
