import * as fields from './payeeFields.ts'
import type { PayeeForm } from './payeeForm.ts'

const bankTransfer: readonly string[] = ['BANK_TRANSFER']
const { accountNumber, bankAccountType, bankName, branchCode, swiftCode } = fields

/** Accounts at a bank. */
export const bankForms = {
  AED_ACCOUNT: {
    currencies: ['AED'],
    countries: ['AE'],
    rails: bankTransfer,
    required: [fields.ibanOfAe],
    optional: [swiftCode],
    individual: ['address'],
  },
  BRL_ACCOUNT: {
    currencies: ['BRL'],
    countries: ['BR'],
    rails: ['PIX'],
    required: [fields.pixKey, fields.pixKeyType, fields.taxId],
  },
  CAD_ACCOUNT: {
    currencies: ['CAD'],
    countries: ['CA'],
    rails: bankTransfer,
    required: [fields.bankCode, branchCode, fields.accountNumber7To12],
  },
  DKK_ACCOUNT: {
    currencies: ['DKK'],
    countries: ['DK'],
    rails: ['SEPA', 'SEPA_INSTANT'],
    required: [fields.ibanOfDk],
    optional: [swiftCode],
  },
  EUR_ACCOUNT: {
    currencies: ['EUR'],
    rails: ['SEPA', 'SEPA_INSTANT'],
    required: [fields.iban],
    optional: [swiftCode],
    individual: ['countryOfResidence'],
  },
  GBP_ACCOUNT: {
    currencies: ['GBP'],
    countries: ['GB'],
    rails: ['FASTER_PAYMENTS'],
    required: [fields.sortCode, fields.accountNumber8],
  },
  GTQ_ACCOUNT: {
    currencies: ['GTQ'],
    countries: ['GT'],
    rails: bankTransfer,
    required: [accountNumber, bankAccountType, bankName],
    individual: ['phoneNumber', 'countryOfResidence'],
  },
  HKD_ACCOUNT: {
    currencies: ['HKD'],
    countries: ['HK'],
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  IDR_ACCOUNT: {
    currencies: ['IDR'],
    countries: ['ID'],
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode, fields.phoneOfId],
  },
  // The sources name this type but show neither its fields nor its rails.
  ILS_ACCOUNT: { currencies: ['ILS'], countries: ['IL'], rails: [], required: [] },
  INR_ACCOUNT: {
    currencies: ['INR'],
    countries: ['IN'],
    rails: ['UPI', 'NEFT', 'RTGS'],
    required: [],
    optional: [fields.vpa, fields.accountNumber9To18, fields.ifsc, fields.railOfIn, bankName],
    ways: [
      { rails: ['UPI'], fields: ['vpa'] },
      { rails: ['NEFT', 'RTGS'], fields: ['accountNumber', 'ifsc', 'rail'] },
    ],
  },
  JMD_ACCOUNT: {
    currencies: ['JMD'],
    countries: ['JM'],
    rails: bankTransfer,
    required: [accountNumber, branchCode, bankAccountType, bankName],
    individual: ['phoneNumber', 'address'],
  },
  MXN_ACCOUNT: { currencies: ['MXN'], countries: ['MX'], rails: ['SPEI'], required: [fields.clabeNumber] },
  MYR_ACCOUNT: {
    currencies: ['MYR'],
    countries: ['MY'],
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  NGN_ACCOUNT: {
    currencies: ['NGN'],
    countries: ['NG'],
    rails: bankTransfer,
    required: [fields.accountNumber10, bankName],
  },
  PHP_ACCOUNT: {
    currencies: ['PHP'],
    countries: ['PH'],
    rails: ['BANK_TRANSFER', 'INSTAPAY', 'PESONET'],
    required: [bankName, fields.accountNumber8To16],
  },
  SGD_ACCOUNT: {
    currencies: ['SGD'],
    countries: ['SG'],
    rails: ['PAYNOW', 'FAST', 'BANK_TRANSFER'],
    required: [accountNumber, swiftCode],
    optional: [bankName],
  },
  THB_ACCOUNT: {
    currencies: ['THB'],
    countries: ['TH'],
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  // As ILS_ACCOUNT.
  TRY_ACCOUNT: { currencies: ['TRY'], countries: ['TR'], rails: [], required: [] },
  USD_ACCOUNT: {
    currencies: ['USD'],
    countries: ['US'],
    rails: ['ACH', 'ACH_SAME_DAY', 'WIRE', 'RTP', 'FEDNOW'],
    required: [accountNumber, fields.routingNumber, bankAccountType],
    optional: [
      fields.bankNameOfUs,
      fields.intermediaryBankName,
      fields.intermediaryRoutingNumber,
      fields.fiToFiInformation,
    ],
  },
  VND_ACCOUNT: {
    currencies: ['VND'],
    countries: ['VN'],
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  ZAR_ACCOUNT: {
    currencies: ['ZAR'],
    countries: ['ZA'],
    rails: bankTransfer,
    required: [fields.accountNumber9To13, bankName],
  },
  SWIFT_ACCOUNT: {
    rails: ['SWIFT'],
    required: [fields.countryOfBank, swiftCode, bankName],
    optional: [accountNumber, fields.iban],
    ways: [
      { rails: ['SWIFT'], fields: ['accountNumber'], unless: { country: ['BR', 'GB'] } },
      { rails: ['SWIFT'], fields: ['iban'] },
    ],
  },
} as const satisfies { readonly [accountType: string]: PayeeForm }
