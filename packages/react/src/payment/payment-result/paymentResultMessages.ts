/** The words for what became of a payment. */
export type PaymentResultMessages = {
  processingTitle: string
  completedTitle: string
  failedTitle: string
  unknownTitle: string
  processing: string
  completed: string
  unknown: string
  /** Added while the service can still carry out what was sent. `time` is a time of day. */
  unknownUntil: (values: { time: string }) => string
  /** Why a payment waits, by the service's reason; reasons without words are not shown. */
  pendingReasons: { readonly [reason: string]: string }
  failed: string
  /** Why a payment failed, by the service's reason; `failed` stands for every other. */
  failureReasons: { readonly [reason: string]: string }
  /** What happens to the money of a failed payment. */
  nothingLeft: string
  refundPending: string
  refundCompleted: string
  refundFailed: string
  refundUnknown: string
  checkAgain: string
  checking: string
  print: string
  share: string
}

export const paymentResultMessages: PaymentResultMessages = {
  processingTitle: 'Your payment is on its way',
  completedTitle: 'Payment sent',
  failedTitle: 'The payment did not go through',
  unknownTitle: 'We are checking',
  processing: 'It is not finished yet. You can close this page; the payment goes on.',
  completed: 'The payment is complete.',
  unknown: 'We do not know yet whether your payment went out. Do not pay again. This page keeps checking.',
  unknownUntil: ({ time }) => `If it hasn’t been sent by ${time}, it won’t be sent.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'It is being reviewed. This can take a while.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'The other side has to confirm something first.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'The other side has to give more details first.',
    WALLET_VERIFICATION_REQUIRED: 'The other wallet has to be checked first.',
  },
  failed: 'It could not be completed.',
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
  },
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
