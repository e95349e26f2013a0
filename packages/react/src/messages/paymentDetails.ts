import { lookUp } from '@countersign/core'

/** The words for what a payment consists of, before and after it is sent. */
export type PaymentDetailsMessages = {
  youSend: string
  youSent: string
  fee: string
  /** The part of the fee that the platform takes, formatted. */
  platformFee: (values: { amount: string }) => string
  /** Names that part where it stands alone. */
  platformPart: string
  noFee: string
  rate: string
  theyGet: string
  arrives: string
  arrived: string
  /** When the money usually arrives, from the payment rail and the kind of account; both may be unknown. */
  usualArrival: (values: { paymentRail: string | undefined; accountType: string | undefined }) => string
  to: string
  payeeUnknown: string
  /** Opens and closes the whole account number or address. */
  showWhole: string
  /** Names of account fields. A field without a name is shown under its own. */
  accountFields: { readonly [field: string]: string }
  reference: string
  date: string
  refund: string
}

const minutes = 'Usually within minutes'
const sameDay = 'Usually the same working day'
const nextDay = 'Usually the next working day'
const arrivalByRail: { readonly [rail: string]: string } = {
  ACH: 'Usually in 1 to 3 working days',
  ACH_SAME_DAY: sameDay,
  FASTER_PAYMENTS: minutes,
  FEDNOW: minutes,
  PIX: minutes,
  RTP: minutes,
  SEPA: nextDay,
  SEPA_INSTANT: minutes,
  SWIFT: 'Usually in 1 to 5 working days',
  WIRE: sameDay,
}

export const paymentDetailsMessages: PaymentDetailsMessages = {
  youSend: 'You send',
  youSent: 'You sent',
  fee: 'Fee, included',
  platformFee: ({ amount }) => `${amount} of it goes to this platform`,
  platformPart: 'Fee of this platform',
  noFee: 'None',
  rate: 'Rate',
  theyGet: 'They get',
  arrives: 'Arrives',
  arrived: 'Arrived',
  usualArrival: ({ paymentRail, accountType }) =>
    lookUp(arrivalByRail, paymentRail) ?? (accountType === 'SPARK_WALLET' ? minutes : 'Shown once it is sent'),
  to: 'To',
  payeeUnknown: 'Saved payee',
  showWhole: 'All details',
  accountFields: {
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    iban: 'IBAN',
    swiftCode: 'BIC',
    address: 'Address',
    umaAddress: 'Payment address',
    accountId: 'Account',
  },
  reference: 'Reference',
  date: 'Date',
  refund: 'Reference of the refund',
}
