import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { isPull } from '../../wire/outsideAccounts.ts'
import type { Money } from '../../wire/schema/money.ts'
import type { Transaction } from '../../wire/transaction.ts'
import type { StoppedPayment } from '../payment/readStoppedPayments.ts'
import { isFromBank, paymentStateOf } from './paymentTimeline.ts'

/** What became of one movement of money, as far as the service reports it. */
export type MovementState =
  | 'completed'
  | 'on-its-way'
  /** It waits for a proof of the user. */
  | 'needs-confirmation'
  /** It waits for the transfer that the user makes at their bank. */
  | 'needs-transfer'
  /** The user looked at its price. */
  | 'not-sent-yet'
  | 'expired'
  | 'failed'
  | 'failed-nothing-sent'
  | 'failed-returned'
  | 'failed-refund-pending'
  | 'failed-refund-delayed'
  | 'returned'
  /** Money that came in did not stay. */
  | 'not-received'
  | 'card-held'
  | 'card-declined'
  | 'card-released'
  /** The service or the card’s issuer looks into it; or this browser stopped it, and it may have been sent. */
  | 'checked'
  | 'card-refund'
  /** New to this library: nothing is claimed. */
  | 'unknown'

/** One movement of money, without words. */
export type Movement = {
  readonly direction: 'in' | 'out'
  readonly state: MovementState
  /** What left the wallet, or came in. `undefined` where the service does not say. */
  readonly money: Money | undefined
  /** What the other side gets, where that is in another currency. */
  readonly otherMoney: Money | undefined
  /**
   * `counts`: it changed the balance and has a sign. `struck`: it did not in the end, because nothing was sent or because
   * all of it came back. `apart`: it never was part of the balance, or not yet.
   */
  readonly amount: 'counts' | 'struck' | 'apart'
}

/**
 * Returns what a transaction means for the user's money. `stopped`: this browser stopped it, which counts until it was made
 * all the same.
 */
export function describeMovement(transaction: Transaction, stopped?: StoppedPayment | undefined): Movement {
  const { type, direction, sentAmount, receivedAmount, settledAmount, authorizedAmount } = transaction
  const state = stateOf(transaction, stopped)
  const amount = amountOf(transaction, state)
  if (type === 'CARD') {
    const money = settledAmount ?? authorizedAmount
    return { direction: direction === 'CREDIT' ? 'in' : 'out', state, amount, money, otherMoney: undefined }
  }
  if (isIncoming(transaction)) return { direction: 'in', state, amount, money: receivedAmount, otherMoney: undefined }
  const isExchanged = receivedAmount?.currency.code !== sentAmount?.currency.code
  return { direction: 'out', state, amount, money: sentAmount, otherMoney: isExchanged ? receivedAmount : undefined }
}

function isIncoming({ type, direction }: Transaction): boolean {
  return type === 'INCOMING' || direction === 'CREDIT'
}

function stateOf(transaction: Transaction, stopped: StoppedPayment | undefined): MovementState {
  if (transaction.type === 'CARD') return cardStateOf(transaction)
  // What the user only looked at takes nothing from their bank account either.
  const isDraft = isPull(transaction) && (transaction.status === 'PENDING' || transaction.status === 'EXPIRED')
  if (isIncoming(transaction) && !isDraft) return incomingStateOf(transaction)
  const state = paymentStateOf(transaction)
  // Nothing is known of one that failed without money that comes back, until its time is over.
  const isUnsaid = state === 'failed' ? stopped?.mayBeSent : state === 'needs-transfer' || notSent.has(state)
  if (!stopped || !isUnsaid) return state
  return stopped.mayBeSent ? 'checked' : 'failed-nothing-sent'
}

function incomingStateOf({ status }: Transaction): MovementState {
  switch (status) {
    case 'COMPLETED':
      return 'completed'
    case 'CREATED':
    case 'PENDING':
    case 'PENDING_AUTHORIZATION':
    case 'PROCESSING':
      return 'on-its-way'
    case 'FAILED':
    case 'REJECTED':
    case 'REFUNDED':
    case 'EXPIRED':
      return 'not-received'
    default:
      return 'unknown'
  }
}

function cardStateOf({ status, direction }: Transaction): MovementState {
  // The type lists the states of payments; a card has others.
  switch (status as string) {
    case 'AUTHORIZED':
      return 'card-held'
    case 'PARTIALLY_SETTLED':
    case 'SETTLED':
      return direction === 'CREDIT' ? 'card-refund' : 'completed'
    case 'DECLINED':
      return 'card-declined'
    case 'VOIDED':
      return 'card-released'
    case 'EXCEPTION':
      return 'checked'
    default:
      return 'unknown'
  }
}

/** What did not move, or moved back. */
const struck = new Set<MovementState>([
  'expired',
  'failed-nothing-sent',
  'failed-returned',
  'returned',
  'not-received',
  'card-declined',
  'card-released',
])
const counting = new Set<MovementState>([
  'completed',
  'on-its-way',
  'failed-refund-pending',
  'failed-refund-delayed',
  'card-held',
  'card-refund',
])

function amountOf(transaction: Transaction, state: MovementState): Movement['amount'] {
  if (struck.has(state)) return 'struck'
  // What was paid from a bank never was in the wallet, and what is on its way in is not there yet.
  const isOutside = isFromBank(transaction) || (state === 'on-its-way' && isIncoming(transaction))
  return counting.has(state) && !isOutside ? 'counts' : 'apart'
}

/** Which movements a list shows. `all` leaves out prices that the user only looked at. */
export type ShownMovements = 'all' | 'in' | 'out' | 'on-its-way' | 'not-sent'

export type MovementFilter = {
  show?: ShownMovements | undefined
  /** Part of a name, an amount or a reference. */
  search?: string | undefined
  /** This browser stopped the payment: it is no price that the user only looked at. */
  stopped?: StoppedPayment | undefined
}

const underWay = new Set<MovementState>([
  'on-its-way',
  'needs-confirmation',
  'needs-transfer',
  'failed-refund-pending',
  'failed-refund-delayed',
  'card-held',
  'checked',
])
/** The user only looked at a price: the service lists these, too. */
const drafts = new Set<MovementState>(['not-sent-yet', 'expired'])
/** What waits for the user to confirm it was begun, and is not sent: it stands under both. */
const notSent = new Set<MovementState>([
  ...drafts,
  'needs-confirmation',
  'failed-nothing-sent',
  'card-declined',
  'card-released',
])

/** Returns whether a list with this filter shows a transaction. `texts`: what its row says, as the search reads it. */
export function isShown(
  transaction: Transaction,
  { show = 'all', search = '', stopped }: MovementFilter,
  texts: readonly (string | undefined)[] = [],
): boolean {
  const { state, direction } = describeMovement(transaction, stopped)
  const { id, reconciliationInstructions, description } = transaction
  // Three digits are an amount, and stand in every other id.
  const sought = search.length > 7 ? id : undefined
  return isOfKind() && matches(search, [...texts, sought, reconciliationInstructions?.reference, description])

  function isOfKind(): boolean {
    if (show === 'not-sent') return notSent.has(state)
    if (drafts.has(state)) return false
    if (show === 'on-its-way') return underWay.has(state)
    return show === 'all' || direction === show
  }
}

/** Every word of the search has to be in one of the texts; case and accents do not matter. */
function matches(search: string, texts: readonly (string | undefined)[]): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const all = texts.map((text) => plain(text ?? ''))
  return words.every((word) => all.some((text) => text.includes(word)))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns the payee of a payment; `undefined` for every other transaction, and once the user has removed the payee. */
export function payeeOf(transaction: Transaction, payees: readonly ExternalAccount[]): ExternalAccount | undefined {
  return payees.find(({ id }) => id === transaction.destination?.accountId)
}
