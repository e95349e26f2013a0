/** Sentences by the service's reason. */
type ByReason = { readonly [reason: string]: string }

/** What the receipt says about what became of a payment. */
export const paymentResultMessages = {
  processingTitle: 'Your payment is on its way',
  completedTitle: 'Payment sent',
  failedTitle: 'The payment did not go through',
  unknownTitle: 'We are checking',
  processing: 'It is not finished yet. You can close this page; the payment goes on.',
  completed: 'The payment is complete.',
  unknown: 'We do not know yet whether your payment went out. Do not pay again. This page keeps checking.',
  /** Added while the service can still carry out what was sent. `time` is a time of day. */
  unknownUntil: ({ time }: { time: string }) => `If it hasn’t been sent by ${time}, it won’t be sent.`,
  /** Why a payment waits; reasons without a sentence are not shown. */
  pendingReasons: {
    COMPLIANCE_REVIEW: 'It is being reviewed. This can take a while.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'The other side has to confirm something first.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'The other side has to give more details first.',
    WALLET_VERIFICATION_REQUIRED: 'The other wallet has to be checked first.',
  } as ByReason,
  failed: 'It could not be completed.',
  /** Why a payment failed; `failed` stands for every other reason. */
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'The account of the payee cannot receive this payment.',
    ACCOUNT_INVALID: 'The account details of the payee do not work.',
    COMPLIANCE_REJECTED: 'It was refused after a review.',
    FUNDING_AMOUNT_MISMATCH: 'The amount that came in was not the amount expected.',
    LIMIT_EXCEEDED: 'It is more than the payee can receive.',
    OFFRAMP_FAILED: 'It could not be paid out to the account of the payee.',
    PAYOUT_RETURNED: 'The bank of the payee sent it back.',
    QUOTE_EXPIRED: 'The price ended before it was sent.',
    QUOTE_RATE_UNAVAILABLE: 'The price was no longer offered.',
    SCA_NOT_COMPLETED: 'It was not confirmed in time.',
  } as ByReason,
  /** What happens to the money of a failed payment. */
  nothingLeft: 'No money left your wallet.',
  refundPending: 'Your money is on its way back.',
  refundCompleted: 'Your money was returned.',
  refundFailed: 'The money could not be returned yet. Please contact support and give the reference below.',
  refundUnknown: 'We have no word of a refund yet. Look here again later, or contact support with the reference below.',
  checkAgain: 'Check again',
  checking: 'Checking again. Please do not pay again.',
  print: 'Print',
  share: 'Share',
}
