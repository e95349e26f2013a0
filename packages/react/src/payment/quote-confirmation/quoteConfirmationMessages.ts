import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What is said while the user agrees to a payment. */
export const quoteConfirmationMessages = {
  loadingTitle: 'Getting your price',
  unavailableTitle: 'We could not get a price',
  /** Where a payment that was sent cannot be read. */
  unreadableTitle: 'We can’t check your payment right now',
  unreadable: 'It may have been sent. Don’t pay again. Check your connection and try again in a moment.',
  reviewTitle: 'Check and send',
  changedTitle: 'The price has changed',
  expiredTitle: 'This price has ended',
  authorizingTitle: 'Your payment waits for you',
  expired: 'Nothing was sent. Prices hold for a few minutes only.',
  /** After the challenge was closed. `time`: until when the payment waits, a time of day, where that is known. */
  authorizing: ({ time }: { time: string | undefined }) =>
    `It has not been sent. ${time ? `It waits until ${time} for you to confirm it.` : 'It waits for you to confirm it.'}`,
  /** After a challenge was closed that ended because the payment is not what the user agreed to. */
  abandonedTitle: 'This payment is not the same any more',
  abandoned: 'It differs from what you agreed to, so it cannot be confirmed any more. It has not been sent.',
  /** After a challenge was closed whose payment was replaced in another tab. */
  replacedTitle: 'This payment was made anew',
  replaced: 'Another one took its place, so this one cannot be confirmed any more. It has not been sent.',
  /** After a challenge was closed while the outcome of a proof was unknown. */
  unheardTitle: 'We do not know yet whether this is confirmed',
  unheard: 'You confirmed it, and no answer has come yet. We keep looking, and as soon as we know, this page says so.',
  /** Opens the challenge again. */
  continue: 'Continue',
  /** While another quote is made, because another factor, or starting again, requires one; then, when it is there. */
  switchingTitle: 'One moment',
  switching: 'We’re getting your payment ready to confirm. Nothing was sent yet.',
  switched: 'Nothing was sent. Check the payment, then send it.',
  /** Where an SCA sign-in is required to see what became of the payment. */
  followingTitle: 'One more step for this payment',
  following: 'Confirm that it is you, then we show how this payment stands. Do not pay again.',
  /** Names the action and the amount. */
  confirm: ({ amount }: { amount: string }) => `Send ${amount}`,
  requote: 'Get a new quote',
  tryAgain: 'Try again',
  /** `time` is a time of day. */
  heldUntil: ({ time }: { time: string }) => `Price held until ${time}`,
  /** Announced at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: ({ seconds }: { seconds: number }) => {
    if (seconds === 0) return 'The price has ended.'
    return seconds > 60
      ? `The price holds for ${seconds / 60} more minutes.`
      : `The price holds for ${seconds} more seconds.`
  },
  changesCaption: 'What is different now',
  changesWhat: 'Part',
  changesBefore: 'Before',
  changesNow: 'Now',
  signInTitle: 'Sign in to send',
  signInCancel: 'Not now',
}

/** What can go wrong before the money is on its way: these errors mean that nothing was sent, or that it was refused. */
export const quoteConfirmationErrors = {
  ...commonErrors,
  none: 'That did not work. Nothing was sent.',
  retry: 'That did not work. Nothing was sent. Please try again.',
  AMOUNT_OUT_OF_RANGE: 'This amount is too small or too large for this payee. Nothing was sent.',
  BANK_ACCOUNT_VALIDATION_PENDING: 'This payee is still being checked. Nothing was sent. Please try again later.',
  DAILY_VOLUME_LIMIT_EXCEEDED: 'This is more than you can send today. Nothing was sent.',
  INSUFFICIENT_BALANCE: 'There is not enough money in your wallet. Nothing was sent.',
  INSUFFICIENT_FUNDS: 'There is not enough money in your wallet. Nothing was sent.',
  INVALID_AMOUNT: 'This amount cannot be sent. Nothing was sent. Go back and change it.',
  INVALID_BANK_ACCOUNT: 'The details of this payee do not work. Nothing was sent.',
  INVALID_STATE_TRANSITION: 'This payment can no longer be sent. Get a new quote.',
  INVALID_INPUT:
    'Something in this payment is not right. Nothing was sent. Go back and check the amount and the payee.',
  NETWORK_UNREACHABLE: 'Nothing was sent. Check your connection and try again.',
  OPERATION_IN_PROGRESS: 'Your confirmation may still be on its way. Please try again in a moment.',
  PAYLOAD_INVALID:
    'We could not confirm what would be signed, so nothing was signed and nothing was sent. Please contact support.',
  PAYLOAD_MISMATCH:
    'What we were asked to sign is not what you see here. Nothing was signed and nothing was sent. Please contact support.',
  QUOTE_CHANGED: 'The payment changed while you confirmed it. Nothing was sent. Check the new numbers.',
  QUOTE_EXPIRED: 'This price has ended. Nothing was sent.',
  QUOTE_NOT_FOUND: 'We cannot find this payment. Start again from the beginning.',
  QUOTE_NOT_SIGNABLE: 'This wallet cannot pay this. Nothing was sent.',
  QUOTE_RATE_UNAVAILABLE: 'This price is no longer offered. Nothing was sent.',
  REFERENCE_NOT_FOUND: 'We cannot find this payee or this payment. Nothing was sent. Start again.',
  SELF_PAYMENT: 'You cannot send money to your own wallet. Nothing was sent.',
  SESSION_EXPIRED: 'You were signed out because the time ran out. Sign in again to send.',
  TIMEOUT: 'No answer came in time. Nothing was sent. Please try again.',
  TRANSACTION_SIZE_LIMIT_EXCEEDED: 'This is more than you can send at once. Nothing was sent.',
  VELOCITY_LIMIT_EXCEEDED: 'You have sent a lot in a short time. Nothing was sent. Please try again later.',
} satisfies ErrorMessages
