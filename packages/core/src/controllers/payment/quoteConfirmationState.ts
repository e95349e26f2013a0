import type { WalletError } from '../../errors/WalletError.ts'
import type { QuoteChange } from '../../flows/payment/compareQuotes.ts'
import type { PaymentProgress } from '../../flows/payment/pollPayment.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transactions.ts'

type Shown = { quote: Quote; payee: ExternalAccount | undefined }

export type QuoteConfirmationState =
  | { status: 'loading' }
  /** The quote could not be read or made. `sent`: a payment of it left this browser, so it must not be paid again. */
  | { status: 'unavailable'; error: WalletError; sent?: true }
  /** Waits for consent. `changes` says what is different from the quote shown before. */
  | ({ status: 'review'; changes: readonly QuoteChange[]; error?: WalletError } & Shown)
  | ({ status: 'expired' } & Shown)
  | ({ status: 'requoting' } & Shown)
  /** Needs an inline sign-in, and continues by itself afterwards. */
  | ({ status: 'signing-in'; credentialId: string | undefined } & Shown)
  | ({ status: 'signing' } & Shown)
  | ({ status: 'executing' } & Shown)
  /**
   * Waits for Strong Customer Authentication, until `until` if the service stated it. `open`: the challenge is on the
   * screen; the user may close it and come back. `error`: why no other quote could be made for another factor.
   */
  | ({ status: 'authorizing'; open: boolean; until: Date | undefined; error?: WalletError } & Shown)
  /**
   * The SCA session has lapsed. Show an inline SCA sign-in, then call `resume`; `before` says what continues then: the
   * payment, a new quote, or following a payment that may have been sent.
   */
  | ({ status: 'sca-signing-in'; before: 'paying' | 'requoting' | 'following' } & Shown)
  | ({ status: 'processing'; transaction?: Transaction } & Shown)
  | ({ status: 'completed'; transaction?: Transaction } & Shown)
  | ({ status: 'failed'; transaction?: Transaction; error?: WalletError } & Shown)
  /** It is not known yet whether it was sent. It is being read; it must not be paid again. */
  | ({ status: 'unknown' } & Shown)

export type QuoteConfirmationEvent =
  | { type: 'load-started' }
  /**
   * `resumed`: a payment of it, from this or an earlier page, is or may be on its way. `changes`: what an earlier page
   * stopped it for.
   */
  | {
      type: 'loaded'
      quote: Quote
      payee: ExternalAccount | undefined
      resumed: boolean
      changes: readonly QuoteChange[]
    }
  | { type: 'unavailable'; error: WalletError; sent: boolean }
  /** At the deadline while consent is awaited, or when the service refused the quote as too old. */
  | { type: 'deadline-passed' }
  | { type: 'requote-started' }
  | { type: 'requoted'; quote: Quote; payee: ExternalAccount | undefined; changes: readonly QuoteChange[] }
  /** The bank has said whether the name is the payee's. It is the same payee. */
  | { type: 'name-checked'; payee: ExternalAccount }
  | { type: 'confirmed' }
  | { type: 'sign-in-needed'; credentialId: string | undefined }
  /** `sent`: a payment of the quote may have been sent. */
  | { type: 'sca-sign-in-needed'; sent: boolean }
  | { type: 'challenge-closed' }
  | { type: 'challenge-opened' }
  /** Another factor needs another quote. */
  | { type: 'factor-switched' }
  /** No other quote was made, and this one continues to wait. */
  | { type: 'switch-failed'; error: WalletError }
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

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceQuoteConfirmation(
  state: QuoteConfirmationState,
  event: QuoteConfirmationEvent,
): QuoteConfirmationState {
  if (event.type === 'load-started') return { status: 'loading' }
  if (event.type === 'unavailable') {
    const { error, sent } = event
    return state.status === 'loading' ? { status: 'unavailable', error, ...(sent && { sent }) } : state
  }
  if (event.type === 'loaded') {
    const { quote, payee, changes } = event
    if (!event.resumed) return { status: 'review', quote, payee, changes }
    if (quote.status === 'PENDING_AUTHORIZATION')
      return { status: 'authorizing', open: true, until: quote.scaChallenge?.expiresAt, quote, payee }
    // An expiry means nothing before the deadline, and a failure is read twice.
    const isOpen = quote.status === 'PENDING' || quote.status === 'EXPIRED'
    return { status: isOpen ? 'unknown' : 'processing', quote, payee }
  }
  if (state.status === 'loading' || state.status === 'unavailable') return state
  return reduceShown(state, event)
}

export type ShownState = Extract<QuoteConfirmationState, Shown>
type ShownEvent = Exclude<QuoteConfirmationEvent, { type: 'load-started' | 'unavailable' | 'loaded' }>

function reduceShown(state: ShownState, event: ShownEvent): QuoteConfirmationState {
  const shown = { quote: state.quote, payee: state.payee }
  const settling = isSettling(state)
  switch (event.type) {
    case 'deadline-passed':
      return isConsenting(state) || settling ? { status: 'expired', ...shown } : state
    case 'requote-started':
      return canRequote(state) ? { status: 'requoting', ...shown } : state
    case 'requoted':
      if (state.status !== 'requoting') return state
      return { status: 'review', quote: event.quote, payee: event.payee, changes: event.changes }
    case 'name-checked':
      return isConsenting(state) ? { ...state, payee: event.payee } : state
    case 'confirmed':
      return isConsenting(state) ? { status: 'signing', ...shown } : state
    case 'sign-in-needed':
      return settling ? { status: 'signing-in', credentialId: event.credentialId, ...shown } : state
    case 'returned': {
      const mayReturn = ['review', 'signing-in', 'sca-signing-in', 'requoting'].includes(state.status) || settling
      return mayReturn ? back(state, event.error) : state
    }
    case 'changed':
      if (!settling) return state
      return { status: 'review', quote: event.quote, payee: event.payee, changes: event.changes, error: event.error }
    case 'sent':
      return isOut(state) || state.status === 'signing' ? { status: 'executing', ...shown } : state
    case 'outcome-unknown':
      return settling || isOut(state) || state.status === 'requoting' || isConsenting(state)
        ? { status: 'unknown', ...shown }
        : state
    case 'progressed':
      return progress(state, event)
    default:
      return reduceAuthorizing(state, event)
  }
}

type ChallengeEvent = Extract<
  ShownEvent,
  { type: 'sca-sign-in-needed' | 'challenge-closed' | 'challenge-opened' | 'factor-switched' | 'switch-failed' }
>

function reduceAuthorizing(state: ShownState, event: ChallengeEvent): QuoteConfirmationState {
  const { quote, payee } = state
  if (event.type === 'switch-failed')
    return state.status === 'requoting'
      ? { status: 'authorizing', open: true, until: undefined, error: event.error, quote, payee }
      : state
  if (event.type === 'sca-sign-in-needed') {
    if (['review', 'expired', 'completed', 'failed'].includes(state.status)) return state
    const before = event.sent ? 'following' : state.status === 'requoting' ? 'requoting' : 'paying'
    return { status: 'sca-signing-in', before, quote, payee }
  }
  if (state.status !== 'authorizing') return state
  if (event.type === 'factor-switched') return { status: 'requoting', quote, payee }
  const open = event.type === 'challenge-opened'
  return state.open === open ? state : { status: 'authorizing', open, until: state.until, quote, payee }
}

/** Returns whether the quote is shown to the user, who has not paid it yet. */
export function isConsenting(state: QuoteConfirmationState): state is ShownState {
  const { status } = state
  return status === 'review' || status === 'signing-in' || (status === 'sca-signing-in' && state.before === 'paying')
}

const isSettling = ({ status }: ShownState) => status === 'signing' || status === 'executing' || status === 'unknown'

/** Returns whether a payment may have been sent and its outcome is unknown. */
const isOut = (state: ShownState) =>
  state.status === 'unknown' || (state.status === 'sca-signing-in' && state.before === 'following')

const canRequote = (state: ShownState) =>
  state.status === 'expired' ||
  state.status === 'review' ||
  // It ended without a payment, and nothing prevents another one.
  (state.status === 'failed' && state.error?.action === 'new-quote') ||
  (state.status === 'sca-signing-in' && state.before === 'requoting')

/** Returns to the previous screen: to the review, or, when a new quote failed, to the expired one. */
function back(state: ShownState, error: WalletError | undefined): QuoteConfirmationState {
  const { quote, payee } = state
  const requoted = state.status === 'requoting' || (state.status === 'sca-signing-in' && state.before === 'requoting')
  if (requoted && !error) return { status: 'expired', quote, payee }
  // The user is not asked for a second payment while the first may have been sent.
  if (isOut(state) && state.status === 'sca-signing-in') return { status: 'unknown', quote, payee }
  return { status: 'review', quote, payee, changes: [], ...(error && { error }) }
}

function progress(
  state: ShownState,
  event: Extract<QuoteConfirmationEvent, { type: 'progressed' }>,
): QuoteConfirmationState {
  const { stage, transaction } = event.progress
  // What was shown and agreed to stays on screen; responses to an execution may be shortened.
  const shown = { quote: state.quote, payee: state.payee, ...(transaction && { transaction }) }
  switch (stage) {
    case 'pending':
      return { status: 'unknown', quote: state.quote, payee: state.payee }
    case 'authorizing': {
      const { quote, payee } = state
      const until = event.progress.quote.scaChallenge?.expiresAt
      // Reading the payment again does not reopen a challenge that the user closed.
      if (state.status === 'authorizing') return { ...state, until }
      return { status: 'authorizing', open: true, until, quote, payee }
    }
    case 'expired':
      return { status: 'failed', ...shown, ...(event.error && { error: event.error }) }
    default:
      return { status: stage, ...shown, ...(event.error && stage === 'failed' && { error: event.error }) }
  }
}
