type Texts = { readonly [key: string]: string }

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
  usualArrival: {
    minutes: 'Usually within minutes',
    sameDay: 'Usually the same business day',
    nextDay: 'Usually the next business day',
    threeDays: 'Usually in 1 to 3 business days',
    fiveDays: 'Usually in 1 to 5 business days',
    unknown: 'Estimated after sending',
  },
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
