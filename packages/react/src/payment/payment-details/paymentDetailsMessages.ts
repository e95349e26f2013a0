import { lookUp } from '@countersign/core/client'

type Texts = { readonly [key: string]: string }

const minutes = 'Usually within minutes'
const sameDay = 'Usually the same working day'
const nextDay = 'Usually the next working day'
const arrivalByRail: Texts = {
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

type Arrival = { paymentRail: string | undefined; accountType: string | undefined }

/** The names of what a payment consists of, before and after it is sent. */
export const paymentDetailsMessages = {
  youSend: 'You send',
  youSent: 'You sent',
  fee: 'Fee, included',
  /** The part of the fee that the platform takes, formatted. */
  platformFee: ({ amount }: { amount: string }) => `${amount} of it goes to this platform`,
  /** Names that part where it is a row of its own. */
  platformPart: 'Fee of this platform',
  noFee: 'None',
  rate: 'Rate',
  theyGet: 'They get',
  arrives: 'Arrives',
  arrived: 'Arrived',
  /** When the money usually arrives. */
  usualArrival: ({ paymentRail, accountType }: Arrival) =>
    lookUp(arrivalByRail, paymentRail) ?? (accountType === 'SPARK_WALLET' ? minutes : 'Shown once it is sent'),
  to: 'To',
  payeeUnknown: 'Saved payee',
  /** Opens and closes the whole account number or address. */
  showWhole: 'All details',
  /** A field without a name is shown under its own. */
  accountFields: {
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    iban: 'IBAN',
    swiftCode: 'BIC',
    address: 'Address',
    umaAddress: 'Payment address',
    accountId: 'Account',
  } as Texts,
  reference: 'Reference',
  date: 'Date',
  refund: 'Reference of the refund',
}
