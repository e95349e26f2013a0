import { confirmBy, maybeSent, stopped } from '../../shared/payment-details/stoppedSentences.ts'

/** What is said while the user agrees to a payment. */
export const quoteConfirmationMessages = {
  loadingTitle: 'Getting your price',
  unavailableTitle: 'We couldn’t get a price',
  /** Where an address names no payment of the customer. */
  notFoundTitle: 'Payment not found',
  /** Where a payment that was sent cannot be read. */
  unreadableTitle: 'We can’t check your payment',
  unreadable: 'It may have been sent. Don’t pay again.',
  reviewTitle: 'Check and send',
  /** In its place for money that is taken from the user’s own bank account. */
  addTitle: 'Check and add',
  changedTitle: 'The price has changed',
  expiredTitle: 'This price has expired',
  authorizingTitle: 'Confirm your payment',
  expired: 'Nothing was sent. Prices last a few minutes.',
  /** After the challenge was closed. `time`: until when it can be confirmed, a time of day, where that is known. */
  authorizing: ({ time }: { time: string | undefined }) =>
    time ? confirmBy({ time }) : 'Not sent yet. It needs your confirmation.',
  /** After a challenge was closed that ended because the payment is not what the user agreed to. */
  abandonedTitle: 'We stopped this payment',
  abandoned: stopped,
  /** The same, where a request or a proof had left the browser. `time`: until when its money is held, where that is known. */
  checkedTitle: 'Checking your payment',
  checked: maybeSent,
  /** After a challenge was closed whose payment was replaced in another tab. */
  replacedTitle: 'This payment was replaced',
  replaced: 'You started it in another tab.',
  /** After a challenge was closed while the outcome of a proof was unknown. */
  outcomeUnknownTitle: 'Checking your confirmation',
  outcomeUnknown: 'You confirmed it. No answer yet.',
  /** After a challenge was closed that met a lock. `time`: when it ends. */
  lockedTitle: 'Too many failed attempts',
  locked: ({ time }: { time: string | undefined }) => `You can confirm again ${time ? `at ${time}` : 'later'}.`,
  /** The same, where the payment expires before the lock ends. */
  lockedTooLong: ({ time }: { time: string | undefined }) =>
    `This payment expires. You can confirm again ${time ? `at ${time}` : 'later'}.`,
  suspendedTitle: 'Your account is locked',
  suspended: 'Contact support to unlock it.',
  /** Opens the challenge again. */
  continue: 'Confirm payment',
  /** Makes a payment again that can no longer be confirmed. */
  startAgain: 'Start again',
  /** Leaves a payment that is not confirmed now. */
  done: 'Close',
  /** While another quote is made, because another factor, or starting again, requires one; then, when it is there. */
  switchingTitle: 'One moment',
  switching: 'Nothing was sent yet.',
  switched: 'Nothing was sent. Check and send it.',
  /** Where an SCA sign-in is required to see the price, or what became of the payment. */
  followingTitle: 'One more step',
  following: 'Confirm it’s you to see its status. Don’t pay again.',
  /** Names the action and the amount. */
  confirm: ({ amount }: { amount: string }) => `Send ${amount}`,
  /** In its place for money that is taken from the user’s own bank account. */
  add: ({ amount }: { amount: string }) => `Add ${amount}`,
  edit: 'Edit',
  cancel: 'Cancel',
  requote: 'Get a new price',
  tryAgain: 'Try again',
  /** `time` is a time of day. */
  heldUntil: ({ time }: { time: string }) => `Price held until ${time}`,
  /** Announced at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: ({ seconds }: { seconds: number }) => {
    if (seconds === 0) return 'The price has expired.'
    return `Price held for ${seconds > 60 ? `${seconds / 60} more minutes` : `${seconds} more seconds`}.`
  },
  signInTitle: 'Sign in to send',
  /** What the sign-in leads to. */
  signInAndSend: ({ amount }: { amount: string }) => `Sign in and send ${amount}`,
  signInCancel: 'Not now',
}
