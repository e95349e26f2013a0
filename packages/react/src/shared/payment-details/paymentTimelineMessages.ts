/** What has happened to a payment, step by step. */
export const paymentTimelineMessages = {
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
  },
  /** The step that a movement is at. */
  now: {
    signed: 'Needs your confirmation',
    transfer: 'Waiting for your transfer',
    sent: 'On its way',
    refund: 'Money on its way back to you',
  },
  /** Steps ahead. */
  next: {
    signed: 'You confirm it',
    sent: 'It’s sent',
    arrived: 'Arrives',
  },
  /** When a step is expected. `time` is a date, or a time of day. */
  by: ({ time }: { time: string }) => `by ${time}`,
  /** What an exchange turned into what; both are amounts. */
  became: ({ sent, received }: { sent: string; received: string }) => `${sent} became ${received}`,
}
