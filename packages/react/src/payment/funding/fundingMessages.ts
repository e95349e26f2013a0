import { copyRefused } from '../../primitives/clipboard/copyRefused.ts'
import { commonErrors } from '../../provider/commonErrors.ts'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'

type Texts = { readonly [key: string]: string }

const ways = {
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
  UMA_ADDRESS: 'Payment address',
}

const fields = {
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
  paymentRails: 'Transfer type',
  paymentUrl: 'Payment page',
  qrCode: 'Payment code',
  reference: 'Reference',
  requestLink: 'Payment link',
  routingNumber: 'Routing number',
  sortCode: 'Sort code',
  swiftCode: 'BIC',
  umaAddress: 'UMA address',
  vpa: 'UPI address',
}

/** What is said about a payment with money from outside: where to send it, and that it has not arrived yet. */
export const fundingMessages = {
  loadingTitle: 'Getting your payment details',
  title: 'Make your transfer',
  lead: ({ payee }: { payee: string | undefined }) =>
    `Transfer exactly this amount to this account. We’ll pay ${payee ?? 'the recipient'} once it arrives.`,
  unavailableTitle: 'We can’t show this payment',
  /** Where the recipient is not the one that the user reviewed before. */
  payeeChangedTitle: 'The recipient changed',
  payeeChanged: 'The recipient is not the one you reviewed. If that’s unexpected, contact support first.',
  changedTitle: 'The price has changed',
  changed: 'Check the new details. Nothing happens until you agree to them.',
  expiredTitle: 'These details have expired',
  expired: 'Don’t send money now. If you already did, it will still be processed.',
  amount: 'Transfer exactly',
  /** Names the choice among several ways to send the money. */
  waysLabel: 'Ways to transfer',
  /** By the service's type of account. */
  ways: ways as Texts & typeof ways,
  bankTransfer: 'Bank transfer',
  /** A field without a name is shown under its own. */
  fields: fields as Texts & typeof fields,
  /** Below a reference. */
  referenceHint: 'Include this reference so we can match your transfer.',
  notes: 'Note',
  qrCode: 'QR code with these details.',
  /** Names the code that a banking app reads. */
  bankQrCode: 'Or scan this code with your banking app.',
  openLink: ({ host }: { host: string }) => `Pay on ${host}`,
  copy: 'Copy',
  /** Names the copy button for users who do not see what it is next to. */
  copyField: ({ field }: { field: string }) => `Copy: ${field}`,
  copied: 'Copied.',
  copyRefused,
  waiting: 'Waiting for your transfer. You can leave this page.',
  /** Agrees to what changed. Names the amount. */
  accept: ({ amount }: { amount: string }) => `Continue with ${amount}`,
  /** Where a new quote waits for consent. Every `time` is a time of day. */
  waitsUntil: ({ time }: { time: string }) => `Agree by ${time}`,
  /** While the payment is proved. */
  heldUntil: ({ time }: { time: string }) => `Price held until ${time}`,
  sendBy: ({ time }: { time: string }) => `Transfer by ${time}`,
  /** Announced at 180, 60 and 30 seconds, and at 0, when it is over. */
  timeLeft: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? 'Time’s up.' : `You have ${seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`} left.`,
  requote: 'Get new transfer details',
  close: 'Close',
  tryAgain: 'Try again',
}

/** What can go wrong before the money is sent. */
export const fundingErrors = {
  ...commonErrors,
  QUOTE_CHANGED: 'This payment changed after you saw it. Don’t send money for it. Start again.',
  QUOTE_NOT_FOUND: 'We couldn’t find this payment. Don’t send money for it. Start again.',
  REFERENCE_NOT_FOUND: 'We couldn’t find this payment. Don’t send money for it. Start again.',
} satisfies ErrorMessages
