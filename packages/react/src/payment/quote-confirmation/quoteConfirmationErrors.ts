import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** What can go wrong before the money is on its way: these errors mean that nothing was sent, or that it was refused. */
export const quoteConfirmationErrors = {
  ...commonErrors,
  none: 'Nothing was sent. That didn’t work.',
  retry: 'Nothing was sent. That didn’t work. Try again.',
  AMOUNT_OUT_OF_RANGE: 'Nothing was sent. This amount is too small or too large for this recipient.',
  BANK_ACCOUNT_VALIDATION_PENDING: 'Nothing was sent. This recipient is being checked. Try again later.',
  DAILY_VOLUME_LIMIT_EXCEEDED: 'Nothing was sent. This is more than you can send today.',
  DOCUMENTS_REQUIRED: 'Nothing was sent. This purpose needs documents: contact support.',
  EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED: 'Nothing was sent. First prove that this wallet is yours.',
  INSUFFICIENT_BALANCE: 'Nothing was sent. There’s not enough money in your wallet.',
  INSUFFICIENT_FUNDS: 'Nothing was sent. There’s not enough money in your wallet.',
  INVALID_AMOUNT: 'Nothing was sent. Go back and change the amount.',
  INVALID_BANK_ACCOUNT: 'Nothing was sent. The recipient’s account details don’t work.',
  INVALID_STATE_TRANSITION: 'This payment can’t be sent any longer. Get a new price.',
  INVALID_INPUT: 'Nothing was sent. Check the amount and the recipient.',
  NETWORK_UNREACHABLE: 'Nothing was sent. Check your connection and try again.',
  NOT_APPROVED: 'This payment wasn’t approved. Contact support.',
  OPERATION_IN_PROGRESS: 'Your confirmation may still be on its way. Wait until its time is up, then try again.',
  PAYLOAD_INVALID: 'Nothing was signed or sent: we couldn’t verify what you would sign. Contact support.',
  PAYLOAD_MISMATCH:
    'Nothing was signed or sent: what you were asked to sign is not the payment shown here. Contact support.',
  QUOTE_CHANGED: 'Nothing was sent. The price changed. Check the new details.',
  QUOTE_EXPIRED: 'Nothing was sent. This price has expired.',
  QUOTE_NOT_FOUND: 'We couldn’t find this payment. Start a new one.',
  QUOTE_NOT_SIGNABLE: 'Nothing was sent. This wallet can’t make this payment.',
  QUOTE_RATE_UNAVAILABLE: 'Nothing was sent. This price is no longer available.',
  REFERENCE_NOT_FOUND: 'Nothing was sent. We couldn’t find this recipient or payment. Start a new one.',
  SELF_PAYMENT: 'Nothing was sent. You can’t send money to your own wallet.',
  SESSION_EXPIRED: 'Your session expired. Sign in again to send money.',
  TIMEOUT: 'Nothing was sent. We got no answer in time. Try again.',
  TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nothing was sent. This is more than you can send at once.',
  VELOCITY_LIMIT_EXCEEDED: 'Nothing was sent. You’ve sent a lot. Try again later.',
} satisfies ErrorMessages
