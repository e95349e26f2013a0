import type { FaultName, ScaOrder } from './backstageApi.ts'

export type ScaOrderGroup = {
  legend: string
  what: string
  orders: readonly (readonly [ScaOrder, string])[]
  /** Whether one of them holds until another is pressed. */
  holds?: true
}

/** Changes to the payment of the page. */
export const paymentOrders: ScaOrderGroup = {
  legend: 'The payment on this page',
  what: 'Changes it without telling the page. A payment that has changed must not be confirmed.',
  orders: [
    ['change-quote-amount', 'Change amount'],
    ['change-quote-currency', 'Change currency'],
    ['change-quote-payee', 'Change payee'],
    ['change-quote-account', 'Change account'],
    ['change-quote-rail', 'Change rail'],
  ],
}

/** Events for a payment that waits for a transfer. */
export const fundingOrders: ScaOrderGroup = {
  legend: 'The transfer for this payment',
  what: 'Sends the full amount, once the bank details are shown.',
  orders: [['transfer-arrives', 'The transfer arrives']],
}

/** Requests that the service can be made to rate-limit, each with the wait that it asks for. */
export const limitFaults: readonly (readonly [FaultName, string])[] = [
  ['limit-next-proof', 'Next proof: 45 s'],
  ['limit-next-resend', 'Next new code: 100 s'],
  ['limit-next-reset', 'Next lost factor: 1 hour'],
]

/** Events that can happen to any customer. */
export const customerOrders: readonly ScaOrderGroup[] = [
  {
    legend: 'The 180-day sign-in',
    what: 'Once it has ended, the next look at the account or payment asks for it.',
    orders: [['end-sca-sessions', 'End it now']],
  },
  {
    legend: 'The next sign-in',
    what: 'One that stays pending takes the proof and opens nothing.',
    holds: true,
    orders: [
      ['login-succeeds', 'Succeeds'],
      ['login-stays-pending', 'Stays pending'],
    ],
  },
  {
    legend: 'The help desk',
    what: 'It has checked who they are and reports that: every lock ends, and the 180-day sign-in with it.',
    orders: [['help-desk-unlocks', 'Unlock']],
  },
  {
    legend: 'Wrong tries so far',
    what: 'Five and more lock the account for a while, nine for good.',
    orders: [
      ['no-failed-attempts', 'None'],
      ['four-failed-attempts', '4'],
      ['five-failed-attempts', '5: 15 min'],
      ['six-failed-attempts', '6: 30 min'],
      ['seven-failed-attempts', '7: 1 hour'],
      ['eight-failed-attempts', '8: 24 hours'],
      ['nine-failed-attempts', '9: for good'],
    ],
  },
  {
    legend: 'The identity check for a lost factor',
    what: 'After five seconds. A review takes another minute, then the check passes.',
    holds: true,
    orders: [
      ['liveness-passes', 'Passes'],
      ['liveness-is-reviewed', 'Is reviewed'],
      ['liveness-is-rejected', 'Is rejected'],
      ['liveness-never-happens', 'Never happens'],
    ],
  },
  {
    legend: 'Status of an execution that awaits a proof',
    what: 'No visible difference.',
    holds: true,
    orders: [
      ['execution-answers-202', '202'],
      ['execution-answers-200', '200'],
    ],
  },
]
