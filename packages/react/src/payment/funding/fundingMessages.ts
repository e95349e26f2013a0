import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

type Texts = { readonly [key: string]: string }

/** What is said about a payment with money from outside: where to send it, and that it has not arrived yet. */
export const fundingMessages = {
  loadingTitle: 'Getting your payment details',
  title: 'Send the money',
  lead: 'Send exactly this amount to exactly this account. As soon as it arrives, the payment goes on by itself.',
  unavailableTitle: 'We cannot show this payment',
  changedTitle: 'The price has changed',
  changed: 'Please check the new numbers. Nothing goes on before you agree to them.',
  expiredTitle: 'The time to send is over',
  expired: 'Please send nothing now. If you have sent the money in time, it still counts and you need not do anything.',
  amount: 'Send exactly',
  /** Names the choice among several ways to send the money. */
  waysLabel: 'Ways to send it',
  /** By the service's type of account. */
  ways: {
    BRL_ACCOUNT: 'PIX',
    COP_ACCOUNT: 'Payment page',
    SWIFT_ACCOUNT: 'International transfer',
    SPARK_WALLET: 'Spark',
    LIGHTNING: 'Lightning',
    BITCOIN_L1: 'Bitcoin',
    SOLANA_WALLET: 'Solana',
    ETHEREUM_WALLET: 'Ethereum',
    BASE_WALLET: 'Base',
    POLYGON_WALLET: 'Polygon',
    TRON_WALLET: 'Tron',
    PLASMA_WALLET: 'Plasma',
  } as Texts,
  bankTransfer: 'Bank transfer',
  /** A field without a name is shown under its own. */
  fields: {
    accountHolderName: 'Account holder',
    accountNumber: 'Account number',
    address: 'Address',
    assetType: 'Currency',
    bankAddress: 'Bank address',
    bankName: 'Bank',
    clabeNumber: 'CLABE',
    country: 'Country',
    iban: 'IBAN',
    invoice: 'Invoice',
    network: 'Network',
    paymentRails: 'Kind of transfer',
    paymentUrl: 'Payment page',
    qrCode: 'Code to copy',
    reference: 'Reference',
    routingNumber: 'Routing number',
    sortCode: 'Sort code',
    swiftCode: 'BIC',
    vpa: 'UPI address',
  } as Texts,
  /** Below a reference. */
  referenceHint: 'Write this reference exactly as it is. Without it we cannot find your transfer.',
  notes: 'Please note',
  qrCode: 'QR code. It says the same as the text below.',
  openLink: 'Open the payment page',
  copy: 'Copy',
  /** Names the copy button for users who do not see what it is next to. */
  copyField: ({ field }: { field: string }) => `Copy: ${field}`,
  copied: 'Copied.',
  copyRefused: 'This browser does not let us copy. Please select the text and copy it.',
  waiting: 'Waiting for your transfer. You may close this page.',
  /** Agrees to what changed. Names the amount. */
  accept: ({ amount }: { amount: string }) => `Go on with ${amount}`,
  /** Where a new quote waits for consent. Every `time` is a time of day. */
  waitsUntil: ({ time }: { time: string }) => `Waits for you until ${time}`,
  /** While the payment is proved. */
  heldUntil: ({ time }: { time: string }) => `Price held until ${time}`,
  sendBy: ({ time }: { time: string }) => `Send it by ${time}`,
  /** Announced at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0
      ? 'The time is over.'
      : `You have ${seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`} left.`,
  requote: 'Get new payment details',
  tryAgain: 'Try again',
}

/** What can go wrong before the money is sent. */
export const fundingErrors = {
  ...commonErrors,
  QUOTE_CHANGED: 'This payment is not what it was when you saw it. Send nothing for it and start again.',
  QUOTE_NOT_FOUND: 'This payment is not there any more. Send nothing for it and start again.',
} satisfies ErrorMessages
