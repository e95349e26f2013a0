/** What is said of a payment that was stopped, or that may have been sent, before another one to the same payee. */
export const sendStopsMessages = {
  /** Of a payee that took the place of another one. */
  title: 'We blocked this payee.',
  reason: 'In a payment that we stopped, the recipient had changed to this account. Remove it if you don’t know it.',
  /** The account that the user reviewed, and the one that took its place. */
  before: 'You reviewed',
  now: 'It was changed to',
  remove: 'Remove',
  /** Leads to that payment. */
  seePayment: 'See that payment',
  /** Leaves the payee as it is. */
  keep: 'Keep it blocked',
  accept: 'Use it anyway',
  /** Asked before that. */
  acceptQuestion: 'Use this account? Only do so if you checked it with the recipient yourself.',
  /** `amount`: formatted. `payee`: their name. */
  mayPayTwice: ({ amount, payee }: { amount: string; payee: string }) =>
    `A payment of ${amount} to ${payee} is still being checked. Sending again may pay twice.`,
}
