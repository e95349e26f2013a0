import type { WalletError } from '../../errors/WalletError.ts'
import { hasOtherDestination, type QuoteChange } from '../../flows/payment/compareQuotes.ts'
import { listFundingInstructions } from '../../flows/payment/funding.ts'
import type { PaymentProgress } from '../../flows/payment/pollPayment.ts'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { PaymentInstruction } from '../../wire/paymentInstructions.ts'
import type { Quote } from '../../wire/quotes.ts'
import type { Transaction } from '../../wire/transaction.ts'
import type { ScaChallengeState } from '../sca/scaChallengeState.ts'
import type { WithError } from '../withError.ts'

type Shown = { quote: Quote; payee: ExternalAccount | undefined }

export type FundingState = WithError<
  | { status: 'loading' }
  /** The quote could not be read or made, or is no longer what was shown: nothing must be sent for it. */
  | { status: 'unavailable'; error: WalletError }
  /** The SCA sign-in comes first: show it inline, then call `resume`. */
  | { status: 'sca-signing-in' }
  /**
   * A new quote differs from the one before: until the user agrees to it, nothing is proved and nothing is sent.
   * `isOtherPayee`: it leads to someone else than they reviewed before, and cannot be agreed to.
   */
  | ({ status: 'changed'; changes: readonly QuoteChange[]; isOtherPayee: boolean; until: Date } & Shown)
  /** Waits for Strong Customer Authentication; the service gives the instructions after it. */
  | ({ status: 'authorizing'; challenge: ScaChallengeState } & Shown)
  /** Waits for the money: one of these ways is enough. */
  | ({ status: 'instructions'; instructions: readonly [PaymentInstruction, ...PaymentInstruction[]] } & Shown)
  | ({ status: 'processing'; transaction?: Transaction | undefined } & Shown)
  | ({ status: 'completed'; transaction?: Transaction | undefined } & Shown)
  | ({ status: 'failed'; transaction?: Transaction | undefined; error?: WalletError | undefined } & Shown)
  /** Too late to send anything. What was sent in time still counts. */
  | ({ status: 'expired' } & Shown)
  /** There are no instructions, or the outcome is unknown. It is being read. */
  | ({ status: 'unknown' } & Shown)
>

export type FundingEvent =
  | { type: 'load-started' }
  | { type: 'unavailable'; error: WalletError }
  | { type: 'sca-sign-in-needed' }
  | { type: 'loaded'; quote: Quote; payee: ExternalAccount | undefined; changes: readonly QuoteChange[] }
  | { type: 'accepted' }
  | { type: 'challenge-moved'; challenge: ScaChallengeState }
  | { type: 'deadline-passed' }
  | { type: 'progressed'; progress: PaymentProgress; error?: WalletError | undefined }

/** Returns the next state. An event that does not fit leaves the state unchanged. */
export function reduceFunding(state: FundingState, event: FundingEvent): FundingState {
  switch (event.type) {
    case 'load-started':
      return { status: 'loading' }
    case 'unavailable':
      return { status: 'unavailable', error: event.error }
    case 'sca-sign-in-needed':
      return { status: 'sca-signing-in' }
    case 'loaded': {
      const { quote, payee, changes } = event
      if (state.status !== 'loading') return state
      if (quote.status !== 'PENDING' && quote.status !== 'PENDING_AUTHORIZATION')
        return { status: 'processing', quote, payee }
      if (changes.length === 0) return goOn({ quote, payee })
      return {
        status: 'changed',
        changes,
        isOtherPayee: hasOtherDestination(changes),
        until: waitsUntil(quote),
        quote,
        payee,
      }
    }
    case 'accepted':
      return state.status === 'changed' ? goOn({ quote: state.quote, payee: state.payee }) : state
    case 'challenge-moved':
      return state.status === 'authorizing' ? { ...state, challenge: event.challenge } : state
    case 'deadline-passed':
      if (state.status !== 'instructions' && state.status !== 'changed') return state
      return { status: 'expired', quote: state.quote, payee: state.payee }
    case 'progressed':
      return 'quote' in state ? progress(state, event) : state
  }
}

/** An open quote that needs no consent first. */
function goOn(shown: Shown): FundingState {
  return shown.quote.status === 'PENDING_AUTHORIZATION'
    ? { status: 'authorizing', challenge: { status: 'loading' }, ...shown }
    : instruct(shown, shown.quote)
}

/** Returns when what is on the screen expires. */
export function endOf(state: FundingState): Date | undefined {
  if (state.status === 'changed') return state.until
  return state.status === 'instructions' ? state.quote.expiresAt : undefined
}

/** Its challenge was issued with the quote, and may end before the price does. */
export function waitsUntil({ expiresAt, scaChallenge }: Quote): Date {
  return scaChallenge && scaChallenge.expiresAt < expiresAt ? scaChallenge.expiresAt : expiresAt
}

function progress(
  state: Extract<FundingState, Shown>,
  event: Extract<FundingEvent, { type: 'progressed' }>,
): FundingState {
  const { stage, transaction, quote: current } = event.progress
  const shown = { quote: state.quote, payee: state.payee }
  const told = { ...shown, transaction }
  // Its time may be over here before the service says so, and no reading agrees to what changed.
  const stays = state.status === 'expired' || state.status === 'changed'
  switch (stage) {
    case 'pending':
      return stays ? state : instruct(shown, current)
    case 'authorizing':
      return stays || state.status === stage ? state : { status: stage, challenge: { status: 'loading' }, ...shown }
    case 'expired':
      return { status: stage, ...shown }
    case 'failed':
      return { status: 'failed', ...told, error: event.error }
    default:
      return { status: stage, ...told }
  }
}

/** `current` carries the instructions: a quote that had to be proved had none. */
function instruct(shown: Shown, current: Quote): FundingState {
  const [first, ...others] = listFundingInstructions(current)
  if (!first) return { status: 'unknown', ...shown }
  // The time to send it may begin with the last proof.
  const quote = { ...shown.quote, expiresAt: current.expiresAt }
  return { status: 'instructions', quote, payee: shown.payee, instructions: [first, ...others] }
}
