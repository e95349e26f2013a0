import type { MovementState, ShownMovements } from '@countersign/core/activity-list'
import type { PaymentTask } from '@countersign/core/transaction-details'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { maybeSent, stopped } from '../../shared/payment-details/stoppedSentences.ts'

type Texts = { readonly [key: string]: string }

const declinedReasons = {
  CARD_NOT_ACTIVE: 'The card is frozen or closed.',
  SPEND_LIMIT_EXCEEDED: 'It’s over the card’s limit.',
  INSUFFICIENT_FUNDS: 'Not enough money.',
  NO_ELIGIBLE_FUNDING_SOURCE: 'The card has no wallet to pay from.',
  BLOCKED: 'This kind of payment is blocked.',
  UNSUPPORTED_NETWORK: 'The card can’t be used there.',
}

/** What the list of movements says. */
export const activityListMessages = {
  title: 'Activity',
  loading: 'Loading your activity',
  search: 'Search',
  searchHint: 'Name, amount or reference',
  show: 'Show',
  shown: {
    all: 'All',
    in: 'In',
    out: 'Out',
    'on-its-way': 'On its way',
    'not-sent': 'Not sent',
  } satisfies { [show in ShownMovements]: string },
  filters: 'Filters',
  from: 'From',
  to: 'To',
  payee: 'Payee',
  card: 'Card',
  moneyIn: 'Added money',
  payment: 'Payment',
  cardPayment: 'Card payment',
  today: 'Today',
  yesterday: 'Yesterday',
  /** For what has no date. */
  earlier: 'Earlier',
  /** What became of a movement. */
  states: {
    completed: 'Completed',
    'on-its-way': 'On its way',
    'needs-confirmation': 'Needs your confirmation',
    'needs-transfer': 'Waiting for your transfer',
    'not-sent-yet': 'Not sent yet',
    expired: 'Not sent',
    failed: 'Failed, see details',
    'failed-nothing-sent': 'Not sent',
    'failed-returned': 'Returned',
    'failed-refund-pending': 'Failed, refund on its way',
    'failed-refund-delayed': 'Failed, refund delayed',
    returned: 'Returned',
    'not-received': 'Not received',
    'card-held': 'On hold by the merchant',
    'card-declined': 'Declined, nothing was charged',
    'card-released': 'Not charged',
    checked: 'Being checked',
    'card-refund': 'Refund',
    unknown: 'See details',
  } satisfies { [state in MovementState]: string },
  /** Lead to what a payment that waits needs. */
  tasks: {
    confirm: 'Confirm payment',
    transfer: 'Show transfer details',
    review: 'Check and send',
    'see-stop': 'See what changed',
  } satisfies { [kind in PaymentTask['kind']]: string },
  /** What this browser stopped for the user's safety. */
  stopped,
  /** The same, while it may have been sent. `time`: until when the money is held for it, a time of day. */
  stoppedUnknown: maybeSent,
  /** Why a card was declined; other reasons are not shown. */
  declinedReasons: declinedReasons as Texts & typeof declinedReasons,
  none: 'No payments yet. Add money to get started.',
  addMoney: 'Add money',
  noneFound: 'Nothing found. Try fewer words or filters.',
  /** Where there is more than was read. `day` is a date. */
  noneFoundSince: ({ day }: { day: string }) => `Nothing found back to ${day}.`,
  more: 'Show more',
  /** What is shown could not be read again. `time` is a date and a time of day. */
  readAt: ({ time }: { time: string }) => `Your activity at ${time}.`,
  tryAgain: 'Try again',
}

/** What can go wrong while the movements are read. */
export const activityListErrors = commonErrors satisfies ErrorMessages
