import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

/** The words of a payment that is paid from outside: where to send the money, and that it is waited for. */
export type FundingMessages = {
  loadingTitle: string
  title: string
  lead: string
  unavailableTitle: string
  changedTitle: string
  changed: string
  expiredTitle: string
  expired: string
  amount: string
  /** Chooses one of several ways. */
  waysLabel: string
  /** Ways by the service's type of account. */
  ways: { readonly [accountType: string]: string }
  bankTransfer: string
  /** Names of fields. A field without one is shown under its own name. */
  fields: { readonly [field: string]: string }
  /** Stands below a reference. */
  referenceHint: string
  notes: string
  qrCode: string
  openLink: string
  copy: string
  /** Names the button for those who do not see what it stands beside. */
  copyField: (values: { field: string }) => string
  copied: string
  copyRefused: string
  waiting: string
  /** Agrees to what changed. Names the amount. */
  accept: (values: { amount: string }) => string
  /** Where a new quote waits to be agreed to. `time` is a time of day. */
  waitsUntil: (values: { time: string }) => string
  /** While it is to be proved. `time` is a time of day. */
  heldUntil: (values: { time: string }) => string
  /** `time` is a time of day. */
  sendBy: (values: { time: string }) => string
  /** Said aloud at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: (values: { seconds: number }) => string
  requote: string
  tryAgain: string
}

export const fundingMessages: FundingMessages = {
  loadingTitle: 'Getting your payment details',
  title: 'Send the money',
  lead: 'Send exactly this amount to exactly this account. As soon as it arrives, the payment goes on by itself.',
  unavailableTitle: 'We cannot show this payment',
  changedTitle: 'The price has changed',
  changed: 'Please check the new numbers. Nothing goes on before you agree to them.',
  expiredTitle: 'The time to send is over',
  expired: 'Please send nothing now. If you have sent the money in time, it still counts and you need not do anything.',
  amount: 'Send exactly',
  waysLabel: 'Ways to send it',
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
  },
  bankTransfer: 'Bank transfer',
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
  },
  referenceHint: 'Write this reference exactly as it is. Without it we cannot find your transfer.',
  notes: 'Please note',
  qrCode: 'QR code. It says the same as the text below.',
  openLink: 'Open the payment page',
  copy: 'Copy',
  copyField: ({ field }) => `Copy: ${field}`,
  copied: 'Copied.',
  copyRefused: 'This browser does not let us copy. Please select the text and copy it.',
  waiting: 'Waiting for your transfer. You may close this page.',
  accept: ({ amount }) => `Go on with ${amount}`,
  waitsUntil: ({ time }) => `Waits for you until ${time}`,
  heldUntil: ({ time }) => `Price held until ${time}`,
  sendBy: ({ time }) => `Send it by ${time}`,
  timeLeft: ({ seconds }) =>
    seconds === 0
      ? 'The time is over.'
      : `You have ${seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`} left.`,
  requote: 'Get new payment details',
  tryAgain: 'Try again',
}

/** What can go wrong before the money is sent. */
export const fundingErrors: ErrorMessages = {
  ...commonErrors,
  QUOTE_CHANGED: 'This payment is not what it was when you saw it. Send nothing for it and start again.',
  QUOTE_NOT_FOUND: 'This payment is not there any more. Send nothing for it and start again.',
}
