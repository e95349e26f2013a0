import type { TimelineStepName } from '@countersign/core/transaction-details'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What the page of one movement says, beside its receipt. */
export const transactionDetailsMessages = {
  /** Until it is read, and where it cannot be. */
  title: 'Payment details',
  loading: 'Loading the details',
  youReceived: 'You received',
  /** Names what the card was used for. */
  merchant: 'At',
  /** What the payer wrote. */
  note: 'Note',
  /** Names the steps of a movement, for screen readers. */
  timeline: 'What happened',
  /** Steps that are over. */
  done: {
    begun: 'Started',
    signed: 'Confirmed by you',
    transfer: 'Your transfer arrived',
    exchanged: 'Exchanged',
    sent: 'Sent',
    arrived: 'Arrived',
    'not-sent': 'Not sent',
    failed: 'Not delivered',
    refund: 'Money returned to you',
    announced: 'On its way to you',
    received: 'Received',
    'not-received': 'Not received',
    authorized: 'Approved',
    declined: 'Declined',
    charged: 'Charged',
    released: 'Not charged',
    checked: 'Being checked',
    'card-refund': 'Refunded',
  } satisfies { [name in TimelineStepName]: string },
  /** The step that a movement is at. */
  now: {
    signed: 'Needs your confirmation',
    transfer: 'Waiting for your transfer',
    sent: 'On its way',
    refund: 'Money on its way back to you',
    announced: 'On its way to you',
    authorized: 'On hold by the merchant',
    checked: 'Being checked',
  },
  /** Steps ahead. */
  next: {
    signed: 'You confirm it',
    sent: 'It’s sent',
    arrived: 'Arrives',
    received: 'Arrives',
    charged: 'Charged',
  },
  /** When a step is expected. `time` is a date, or a time of day. */
  by: ({ time }: { time: string }) => `by ${time}`,
  /** What an exchange turned into what; both are amounts. */
  became: ({ sent, received }: { sent: string; received: string }) => `${sent} became ${received}`,
  /** How it is sent: the name of a rail. */
  via: ({ rail }: { rail: string }) => `By ${rail}`,
  tryAgain: 'Try again',
}

/** What can go wrong while a movement is read. */
export const transactionDetailsErrors = {
  ...commonErrors,
  REFERENCE_NOT_FOUND: 'We couldn’t find this payment.',
} satisfies ErrorMessages
