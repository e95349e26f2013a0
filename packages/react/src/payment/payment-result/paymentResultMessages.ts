import { copyRefused } from '../../primitives/clipboard/copyRefused.ts'
import { useMessages } from '../../provider/useMessages.ts'

/** Sentences by the service's reason. */
type ByReason = { readonly [reason: string]: string }
/** Who gets how much. `payee` is `undefined` where no name is known. */
type Received = { payee: string | undefined; amount: string }

const pendingReasons = {
  COMPLIANCE_REVIEW: 'It’s being reviewed. This can take a while.',
  COUNTERPARTY_DECLARATION_REQUIRED: 'The recipient’s side has to confirm something first.',
  COUNTERPARTY_INFORMATION_REQUIRED: 'The recipient’s side has to give details first.',
  WALLET_VERIFICATION_REQUIRED: 'The recipient’s wallet has to be checked first.',
}

const failureReasons = {
  ACCOUNT_CANNOT_RECEIVE: 'The recipient’s account can’t receive this payment.',
  ACCOUNT_INVALID: 'The recipient’s account details don’t work.',
  COLLECTION_FAILED: 'The money couldn’t be taken from your bank account.',
  COMPLIANCE_REJECTED: 'It was declined after a review.',
  FUNDING_AMOUNT_MISMATCH: 'The wrong amount came in.',
  LIMIT_EXCEEDED: 'It’s more than the recipient can receive.',
  OFFRAMP_FAILED: 'It couldn’t be paid out to the recipient’s account.',
  PAYOUT_RETURNED: 'The recipient’s bank returned it.',
  QUOTE_EXPIRED: 'The price expired before it was sent.',
  QUOTE_RATE_UNAVAILABLE: 'The price was no longer available.',
  SCA_NOT_COMPLETED: 'It was not confirmed in time.',
}

/** What the receipt says about what became of a payment. */
export const paymentResultMessages = {
  /** Until the money has arrived. */
  processingTitle: 'Payment sent',
  /** In its place for money that is taken from the user’s own bank account. */
  addingTitle: 'Your money is on its way',
  completedTitle: 'Payment arrived',
  failedTitle: 'Payment failed',
  /** All of the money came back. */
  returnedTitle: 'Payment returned',
  /** It failed before any money moved, such as one that was never confirmed. */
  notSentTitle: 'Not sent',
  unknownTitle: 'Checking your payment',
  completed: ({ payee, amount }: Received) => `${payee ?? 'The recipient'} has received ${amount}.`,
  /** As long as it has not arrived. */
  completedArrives: ({ payee, amount }: Received) => `${payee ?? 'The recipient'} gets ${amount}.`,
  /** The same two for money that is taken from the user’s own bank account. */
  added: ({ amount }: Pick<Received, 'amount'>) => `You have received ${amount}.`,
  adds: ({ amount }: Pick<Received, 'amount'>) => `You get ${amount}.`,
  unknown: 'We can’t confirm yet whether it went through. Don’t pay again; this page keeps checking.',
  /** Added while the service can still carry out what was sent. `time` is a time of day. */
  unknownUntil: ({ time }: { time: string }) => `If it hasn’t been sent by ${time}, it won’t be sent.`,
  /** Why a payment waits; reasons without a sentence are not shown. */
  pendingReasons: pendingReasons as ByReason & typeof pendingReasons,
  failed: 'It couldn’t be completed.',
  /** Why a payment failed; `failed` is used for every other reason. */
  failureReasons: failureReasons as ByReason & typeof failureReasons,
  /** What happens to the money of a failed payment. */
  nothingLeft: 'No money left your wallet.',
  refundPending: 'Your money is on its way back.',
  /** With what to do next. */
  refundCompleted: 'The money is back in your wallet. Check the account before you send it again.',
  /** Where it was not paid from a wallet. */
  refundCompletedOutside: 'Your money was returned.',
  refundFailed: 'The money couldn’t be returned yet. Contact support with the payment ID.',
  refundUnknown: 'No refund is known yet. Contact support with the payment ID.',
  checkAgain: 'Check again',
  checking: 'Checking again. Don’t pay again.',
  done: 'Done',
  sendAgain: 'Send again',
  /** In its place for a payment that was not sent. */
  tryAgain: 'Try again',
  print: 'Print',
  share: 'Share',
  /** Where the browser cannot share, so the text is copied. */
  copy: 'Copy details',
  copied: 'Copied.',
  copyFailed: copyRefused,
}

/** These words in the language of the page. */
export const usePaymentResultWords = () => useMessages('paymentResult', paymentResultMessages)
