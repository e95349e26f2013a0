import type { TimelineStepName } from '@countersign/core/transaction-details'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import type { paymentTimelineMessages } from '../../shared/payment-details/index.ts'
import { confirmBy } from '../../shared/payment-details/stoppedSentences.ts'

type PaymentStepName = keyof typeof paymentTimelineMessages.done

/** What the page of one movement says, beside its receipt. */
export const transactionDetailsMessages = {
  /** Until it is read, and where it cannot be. */
  title: 'Payment details',
  loading: 'Loading the details',
  youReceived: 'You received',
  /** Names what the card was used for. */
  merchant: 'At',
  /** Steps of money that comes in and of cards that are over; those of a payment are in `paymentTimeline`. */
  done: {
    announced: 'On its way to you',
    received: 'Received',
    'not-received': 'Not received',
    authorized: 'Approved',
    declined: 'Declined',
    charged: 'Charged',
    released: 'Not charged',
    checked: 'Being checked',
    /** By this browser, for the user’s safety. */
    stopped: 'Stopped',
    'card-refund': 'Refunded',
  } satisfies { [name in Exclude<TimelineStepName, PaymentStepName>]: string },
  /** The step that such a movement is at, where it has another name then. */
  now: { authorized: 'On hold by the merchant' },
  /** Steps ahead. */
  next: { received: 'Arrives', charged: 'Charged' },
  /** Of a payment that waits for a proof. `time`: a time of day. */
  confirmBy,
  /** Leads to the payee that took the place of another one in the payment. */
  seePayee: 'Review the payee',
  tryAgain: 'Try again',
}

/** What can go wrong while a movement is read. */
export const transactionDetailsErrors = {
  ...commonErrors,
  REFERENCE_NOT_FOUND: 'We couldn’t find this payment.',
} satisfies ErrorMessages
