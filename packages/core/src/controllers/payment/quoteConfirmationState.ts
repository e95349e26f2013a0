import { isSecurityStop } from '../../errors/isSecurityStop.ts'
import type { WalletError } from '../../errors/WalletError.ts'
import { hasOtherDestination, isAlteration, type QuoteChange } from '../../flows/payment/compareQuotes.ts'
import { readNameCheck } from '../../flows/payment/nameCheck.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transaction.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { WithError } from '../withError.ts'
import type { ChallengeEvent, QuoteConfirmationEvent } from './quoteConfirmationEvent.ts'
import type { QuoteConfirmationStep } from './quoteConfirmationStep.ts'

type Shown = {
  quote: Quote
  payee: ExternalAccount | undefined
  /** What is different from the quote shown before. It stays while the user signs in and signs: they agree to that. */
  changes: readonly QuoteChange[]
  /** They are within one quote, which has one price and one payee, or lead to another account: no consent is asked for. */
  isAltered: boolean
  /** The quote replaces, or is about to, one that waited for a proof: for another factor, or to start again. */
  isReplacement: boolean
  /**
   * A request to pay it left this browser or another device. A relay can say of one that was executed that it was refused, or
   * waits for a proof: where the payment is stopped, do not say that nothing was sent.
   */
  mayBeSent: boolean
  /** What the user accepted about the payee's name: the `consentTo` of its `NameCheck`. */
  acceptedName?: string | undefined
}

/**
 * `step`: what a screen shows. `canLeave`: the user can still leave the payment without sending it. `canConfirm`: they can
 * agree to it now; `false` also while the payee's bank checks the name, and until they accept what it says.
 */
export type QuoteConfirmationState = QuoteConfirmationStatus & {
  step: QuoteConfirmationStep
  canLeave: boolean
  canConfirm: boolean
}

export type QuoteConfirmationStatus = WithError<
  | { status: 'loading' }
  /** The quote could not be read or made. `sent`: a payment of it left this browser, so it must not be paid again. */
  | { status: 'unavailable'; error: WalletError; sent?: boolean }
  /** Waits for consent. */
  | ({ status: 'review'; error?: WalletError | undefined } & Shown)
  | ({ status: 'expired' } & Shown)
  | ({ status: 'requoting' } & Shown)
  /** Needs an inline sign-in, and continues by itself afterwards. */
  | ({ status: 'signing-in'; credentialId: string | undefined } & Shown)
  | ({ status: 'signing' } & Shown)
  | ({ status: 'executing' } & Shown)
  /**
   * Waits for Strong Customer Authentication, until `until` if the service stated it. `open`: the challenge is on the
   * screen; the user may close it and come back. `isPrompted`: the press that agreed to it has the device ask for the
   * passkey, so what was agreed to stays on the screen. `error`: why no other quote could be made for another factor.
   */
  | ({
      status: 'authorizing'
      open: boolean
      until: Date | undefined
      challenge: ScaChallengeState
      isPrompted: boolean
      error?: WalletError | undefined
    } & Shown)
  /**
   * The SCA session has lapsed. Show an inline SCA sign-in, then call `resume`; `before` says what continues then: the
   * payment, a new quote, or following a payment that may have been sent.
   */
  | ({ status: 'sca-signing-in'; before: 'paying' | 'requoting' | 'following' } & Shown)
  | ({ status: 'processing'; transaction?: Transaction | undefined } & Shown)
  | ({ status: 'completed'; transaction?: Transaction | undefined } & Shown)
  | ({ status: 'failed'; transaction?: Transaction | undefined; error?: WalletError | undefined } & Shown)
  /** It is not known yet whether it was sent. It is being read; it must not be paid again. */
  | ({ status: 'unknown' } & Shown)
>

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceQuoteConfirmation(
  state: QuoteConfirmationStatus,
  event: QuoteConfirmationEvent,
): QuoteConfirmationStatus {
  if (event.type === 'load-started') return { status: 'loading' }
  if (event.type === 'unavailable') {
    const { error, sent } = event
    return state.status === 'loading' ? { status: 'unavailable', error, sent } : state
  }
  if (event.type === 'loaded') {
    const { quote, payee, changes, resumed, sent } = event
    // A payment that was stopped stays stopped, also where it reads again as it was reviewed.
    const isAltered = sent.reviewed !== undefined
    const shown = { quote, payee, changes, isAltered, isReplacement: false, mayBeSent: resumed || sent.mayBeOut }
    if (!resumed) return { status: 'review', ...shown }
    if (quote.status === 'PENDING_AUTHORIZATION') return authorizing(shown, quote)
    // An expiry means nothing before the deadline, and a failure is read twice.
    const isOpen = quote.status === 'PENDING' || quote.status === 'EXPIRED'
    return isOpen ? unknown(shown) : { status: 'processing', ...shown }
  }
  if (state.status === 'loading' || state.status === 'unavailable') return state
  return reduceShown(state, event)
}

export type ShownState = Extract<QuoteConfirmationStatus, Shown>
type ShownEvent = Exclude<QuoteConfirmationEvent, { type: 'load-started' | 'unavailable' | 'loaded' }>

function reduceShown(state: ShownState, event: ShownEvent): QuoteConfirmationStatus {
  const shown = shownIn(state)
  const settling = isSettling(state)
  switch (event.type) {
    case 'deadline-passed':
      // Nothing that was sent can be carried out any longer; what was stopped stays so.
      if (state.isAltered) return { ...state, mayBeSent: false }
      return isConsenting(state) || settling ? { status: 'expired', ...shown } : state
    case 'requote-started':
      return canRequote(state) ? { status: 'requoting', ...shown } : state
    case 'requoted': {
      const { type: _type, ...found } = event
      // A new quote has a new price, and the same payee.
      const now = { ...shown, ...found, isAltered: hasOtherDestination(found.changes), mayBeSent: false }
      return state.status === 'requoting' ? { status: 'review', ...now } : state
    }
    case 'name-checked':
      return isConsenting(state) ? { ...state, payee: event.payee } : state
    case 'name-accepted': {
      const acceptedName = event.accepted ? readNameCheck(state.payee)?.consentTo : undefined
      return isConsenting(state) ? { ...state, acceptedName } : state
    }
    case 'confirmed':
      return canConfirm(state) ? { status: 'signing', ...shown } : state
    case 'sign-in-needed':
      return settling ? { status: 'signing-in', credentialId: event.credentialId, ...shown } : state
    case 'returned': {
      const mayReturn = ['review', 'signing-in', 'sca-signing-in', 'requoting'].includes(state.status) || settling
      return mayReturn ? back(state, event.error) : state
    }
    case 'changed':
      return settling || isConsenting(state) ? changed(state, event) : state
    case 'sent':
      return isOut(state) || state.status === 'signing' ? { status: 'executing', ...shown, mayBeSent: true } : state
    case 'outcome-unknown':
      return settling || isOut(state) || state.status === 'requoting' || isConsenting(state) ? unknown(shown) : state
    case 'progressed':
      return progress(state, event)
    default:
      return reduceAuthorizing(state, event)
  }
}

function reduceAuthorizing(state: ShownState, event: ChallengeEvent): QuoteConfirmationStatus {
  const shown = shownIn(state)
  if (event.type === 'switch-failed')
    return state.status === 'requoting' ? { ...authorizing(shown), error: event.error } : state
  if (event.type === 'sca-sign-in-needed') {
    if (['review', 'expired', 'completed', 'failed'].includes(state.status)) return state
    const before = event.sent ? 'following' : state.status === 'requoting' ? 'requoting' : 'paying'
    return { status: 'sca-signing-in', before, ...shown }
  }
  if (state.status !== 'authorizing') return state
  if (event.type === 'factor-switched') return { status: 'requoting', ...shown, isReplacement: true }
  if (event.type === 'challenge-moved') {
    const { challenge, isPrompted } = event
    const stop = challenge.status === 'abandoned' && { changes: challenge.changes, isAltered: true }
    return { ...state, challenge, isPrompted, ...stop }
  }
  const open = event.type === 'challenge-opened'
  return state.open === open ? state : { ...state, open, isPrompted: false, error: undefined }
}

/**
 * A payment that is said to wait for a proof, so that a request for it was sent, from here or elsewhere. `read`: the quote
 * as it says what is awaited.
 */
function authorizing(shown: Shown, read?: Quote): Extract<QuoteConfirmationStatus, { status: 'authorizing' }> {
  const until = read?.scaChallenge?.expiresAt
  const challenge = { status: 'loading' } as const
  return { ...shown, status: 'authorizing', open: true, until, challenge, isPrompted: false, mayBeSent: true }
}

/** A payment may have been sent. Where it was stopped, that stays on the screen. */
function unknown<shown extends Shown>(shown: shown): shown & { status: 'review' | 'unknown' } {
  return { ...shown, status: shown.isAltered ? 'review' : 'unknown', mayBeSent: true }
}

const shownIn = ({ quote, payee, changes, isAltered, isReplacement, mayBeSent, acceptedName }: ShownState): Shown => {
  return { quote, payee, changes, isAltered, isReplacement, mayBeSent, acceptedName }
}

function changed(
  state: ShownState,
  { quote, payee, changes, error, mayBeSent, isStopped }: Extract<ShownEvent, { type: 'changed' }>,
): QuoteConfirmationStatus {
  // What was shown as a difference before is still one.
  const now = changes.length > 0 && { changes, acceptedName: undefined }
  // Where the browser refused to record the stop, this page knows it all the same.
  const isAltered = isStopped || isAlteration(changes)
  return { status: 'review', ...shownIn(state), quote, payee, ...now, isAltered, error, mayBeSent }
}

/** Returns whether the quote is shown to the user, who has not paid it yet. */
export function isConsenting<state extends QuoteConfirmationStatus>(state: state): state is state & ShownState {
  const { status } = state
  return status === 'review' || status === 'signing-in' || signsInBefore(state, 'paying')
}

/** Returns whether the user can agree to what is shown, which says nothing about the name that they have not accepted. */
export function canConfirm(state: QuoteConfirmationStatus): boolean {
  if (!isConsenting(state) || state.isAltered) return false
  const { result, consentTo } = readNameCheck(state.payee) ?? {}
  return result !== 'PENDING' && (consentTo === undefined || consentTo === state.acceptedName)
}

const isSettling = ({ status }: ShownState) => status === 'signing' || status === 'executing' || status === 'unknown'

/** Returns whether an SCA sign-in is needed before this continues. */
const signsInBefore = (state: QuoteConfirmationStatus, before: 'paying' | 'requoting' | 'following') =>
  state.status === 'sca-signing-in' && state.before === before

/** Returns whether a payment may have been sent and its outcome is unknown. */
const isOut = (state: ShownState) => state.status === 'unknown' || signsInBefore(state, 'following')

const canRequote = (state: ShownState) =>
  state.status === 'expired' ||
  (state.status === 'review' && !state.isAltered) ||
  // It ended without a payment, and nothing prevents another one.
  (state.status === 'failed' && state.error?.action === 'new-quote') ||
  signsInBefore(state, 'requoting')

/** Returns to the previous screen: to the review, or, when a new quote failed, to the expired one. */
function back(state: ShownState, error: WalletError | undefined): QuoteConfirmationStatus {
  const shown = shownIn(state)
  const requoted = state.status === 'requoting' || signsInBefore(state, 'requoting')
  if (requoted && !error) return { status: 'expired', ...shown }
  // The user is not asked for a second payment while the first may have been sent.
  if (signsInBefore(state, 'following')) return unknown(shown)
  return { status: 'review', ...shown, isAltered: shown.isAltered || isSecurityStop(error), error }
}

function progress(
  state: ShownState,
  event: Extract<QuoteConfirmationEvent, { type: 'progressed' }>,
): QuoteConfirmationStatus {
  const { stage, quote, transaction } = event.progress
  // What was shown and agreed to stays on screen; responses to an execution may be shortened.
  const shown = { ...shownIn(state), transaction }
  switch (stage) {
    case 'pending':
      return unknown(shown)
    case 'authorizing':
      // Reading the payment again does not reopen a challenge that the user closed.
      if (state.status === 'authorizing') return { ...state, until: quote.scaChallenge?.expiresAt }
      return authorizing(shown, quote)
    case 'expired':
    case 'failed':
      // A stopped payment stays stopped when it was not made. Of money that moved, the rest is told.
      if (state.isAltered && event.error?.action === 'new-quote')
        return { ...shown, status: 'review', mayBeSent: false }
      return { ...shown, status: 'failed', error: event.error }
    default:
      return { ...shown, status: stage }
  }
}
