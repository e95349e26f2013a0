import { useMessages } from '../../provider/useMessages.ts'

type Texts = { readonly [key: string]: string }

const accountFields = {
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  iban: 'IBAN',
  swiftCode: 'BIC',
  address: 'Address',
  umaAddress: 'UMA address',
  sortCode: 'Sort code',
  branchCode: 'Branch code',
  bankCode: 'Bank code',
  ifsc: 'IFSC',
  phoneNumber: 'Phone number',
  accountId: 'Account',
}

/** The names of what a payment consists of, before and after it is sent. */
export const paymentDetailsMessages = {
  youSend: 'You send',
  youSent: 'You sent',
  /** For a payment that failed, and for money that is taken from a bank account. */
  amount: 'Amount',
  /** For the amount of a payment that came back. */
  returned: 'Returned',
  fee: 'Fee (included)',
  /** The part of the fee that the platform takes, formatted. */
  platformFee: ({ amount }: { amount: string }) => `Includes a platform fee of ${amount}`,
  /** Names that part where it is a row of its own. */
  platformPart: 'Platform fee',
  rate: 'Rate',
  theyGet: 'Recipient gets',
  theyGot: 'Recipient got',
  arrives: 'Arrives',
  /** When the money usually arrives. */
  usualArrival: {
    minutes: 'Usually within minutes',
    sameDay: 'Usually the same business day',
    unknown: 'Estimated after sending',
  },
  /** The same, where it takes days. `date` is a day of the week with its date. */
  usuallyBy: ({ date }: { date: string }) => `Usually by ${date}`,
  /** As long as the rail is not known: the fastest and the slowest of those that are usual. */
  minutesOrBy: ({ date }: { date: string }) => `Usually within minutes, or by ${date}`,
  to: 'To',
  firstPayment: 'Your first payment to this account. Check it with the recipient.',
  from: 'From',
  /** What stays in the wallet after the payment. */
  remaining: 'Balance after',
  payeeUnknown: 'Saved payee',
  /** A field without a name is shown under its own. */
  accountFields: accountFields as Texts & typeof accountFields,
  reference: 'Payment ID',
  /** What the recipient finds on their statement. */
  statementReference: 'Note to the recipient',
  /** What the payer wrote, where it is not known that it reaches the recipient. */
  note: 'Note',
  date: 'Date',
}

/** These words in the language of the page. */
export const usePaymentDetails = () => useMessages('paymentDetails', paymentDetailsMessages)
