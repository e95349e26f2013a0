import { lookUp } from '@countersign/core/client'

type Texts = { readonly [key: string]: string }

const minutes = 'Usually within minutes'
const sameDay = 'Usually the same business day'
const nextDay = 'Usually the next business day'
const threeDays = 'Usually in 1 to 3 business days'
const arrivalByRail: Texts = {
  ACH: threeDays,
  ACH_SAME_DAY: sameDay,
  FASTER_PAYMENTS: minutes,
  FEDNOW: minutes,
  PIX: minutes,
  RTP: minutes,
  SEPA: nextDay,
  SEPA_INSTANT: minutes,
  SWIFT: 'Usually in 1 to 5 business days',
  WIRE: sameDay,
}
/** Where the service names no rail: what the slowest usual one to such an account takes. */
const arrivalByAccount: Texts = { EUR_ACCOUNT: nextDay, SPARK_WALLET: minutes, USD_ACCOUNT: threeDays }

type Arrival = { paymentRail: string | undefined; accountType: string | undefined }

const accountFields = {
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  iban: 'IBAN',
  swiftCode: 'BIC',
  address: 'Address',
  umaAddress: 'Payment address',
  accountId: 'Account',
}

const rails = {
  ACH_COLOMBIA: 'ACH Colombia',
  ACH_SAME_DAY: 'Same-day ACH',
  BRE_B: 'Bre-B',
  FASTER_PAYMENTS: 'Faster Payments',
  FEDNOW: 'FedNow',
  INSTAPAY: 'InstaPay',
  ONCHAIN: 'Blockchain transfer',
  PAYNOW: 'PayNow',
  PESONET: 'PESONet',
  SEPA_INSTANT: 'SEPA Instant',
  UNIONPAY: 'UnionPay',
  WIRE: 'Wire transfer',
}

/** The names of what a payment consists of, before and after it is sent. */
export const paymentDetailsMessages = {
  youSend: 'You send',
  youSent: 'You sent',
  /** For a payment that failed. */
  amount: 'Amount',
  /** For the amount of a payment that came back. */
  returned: 'Returned',
  fee: 'Fee (included)',
  /** The part of the fee that the platform takes, formatted. */
  platformFee: ({ amount }: { amount: string }) => `Includes a platform fee of ${amount}`,
  /** Names that part where it is a row of its own. */
  platformPart: 'Platform fee',
  noFee: 'No fee',
  rate: 'Rate',
  theyGet: 'Recipient gets',
  theyGot: 'Recipient got',
  arrives: 'Arrives',
  arrived: 'Arrived',
  /** When the money usually arrives. */
  usualArrival: ({ paymentRail, accountType }: Arrival) =>
    // A rail that is new to us promises nothing.
    (paymentRail === undefined ? lookUp(arrivalByAccount, accountType) : lookUp(arrivalByRail, paymentRail)) ??
    'Estimated after sending',
  to: 'To',
  from: 'From',
  /** What stays in the wallet after the payment. */
  remaining: 'Balance after',
  payeeUnknown: 'Saved payee',
  /** A field without a name is shown under its own. */
  accountFields: accountFields as Texts & typeof accountFields,
  /** By the service's name of a rail, where that is not the name in capitals or in words already. */
  rails: rails as Texts & typeof rails,
  reference: 'Payment ID',
  /** What the recipient finds on their statement. */
  statementReference: 'Note to the recipient',
  /** By which the banks on the way find the transfer. */
  transferReference: 'Transfer ID',
  date: 'Date',
  refund: 'Refund ID',
}
