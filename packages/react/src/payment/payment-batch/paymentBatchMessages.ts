/** What is said of several payments together. Each of them has the messages of `quoteConfirmation` and `paymentResult`. */
export const paymentBatchMessages = {
  loadingTitle: 'Getting your prices',
  unavailableTitle: 'We couldn’t get every price',
  expiredTitle: 'Some prices expired',
  waitingTitle: 'Confirm your payments',
  checkingTitle: 'Checking your payments',
  sentTitle: 'Payments sent',
  arrivedTitle: 'Payments arrived',
  /** Where one or more were not sent. */
  partlyTitle: 'Not every payment was sent',
  /** Names the list. */
  payments: 'Your payments',
  separately: 'Each payment is sent separately, and may need a confirmation.',
  /** How many of them left the wallet. */
  sent: ({ sent, of }: { sent: number; of: number }) => `${sent} of ${of} sent.`,
  confirm: ({ count }: { count: number }) => (count === 1 ? 'Send 1 payment' : `Send ${count} payments`),
  requote: 'Get new prices',
  /** Opens the challenge again. */
  continue: 'Confirm payments',
}
