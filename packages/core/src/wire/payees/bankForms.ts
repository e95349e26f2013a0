import {
  accountNumber,
  accountNumber7To12,
  accountNumber8,
  accountNumber8To16,
  accountNumber9To13,
  accountNumber9To18,
  accountNumber10,
  bankAccountType,
  bankCode,
  bankName,
  bankNameOfUs,
  branchCode,
  clabeNumber,
  countryOfBank,
  fiToFiInformation,
  iban,
  ibanOfAe,
  ibanOfDk,
  ifsc,
  intermediaryBankName,
  intermediaryRoutingNumber,
  phoneOfId,
  pixKey,
  pixKeyType,
  railOfIn,
  routingNumber,
  sortCode,
  swiftCode,
  taxId,
  vpa,
} from './payeeFields.ts'
import type { PayeeForm } from './payeeForm.ts'

const bankTransfer: readonly string[] = ['BANK_TRANSFER']

/** Accounts at a bank. */
export const bankForms = {
  AED_ACCOUNT: {
    rails: bankTransfer,
    required: [ibanOfAe],
    optional: [swiftCode],
    individual: ['address'],
  },
  BRL_ACCOUNT: {
    rails: ['PIX'],
    required: [pixKey, pixKeyType, taxId],
  },
  CAD_ACCOUNT: {
    rails: bankTransfer,
    required: [bankCode, branchCode, accountNumber7To12],
  },
  DKK_ACCOUNT: {
    rails: ['SEPA', 'SEPA_INSTANT'],
    required: [ibanOfDk],
    optional: [swiftCode],
  },
  EUR_ACCOUNT: {
    countries: undefined,
    rails: ['SEPA', 'SEPA_INSTANT'],
    required: [iban],
    optional: [swiftCode],
    individual: ['countryOfResidence'],
  },
  GBP_ACCOUNT: {
    rails: ['FASTER_PAYMENTS'],
    required: [sortCode, accountNumber8],
  },
  GTQ_ACCOUNT: {
    rails: bankTransfer,
    required: [accountNumber, bankAccountType, bankName],
    individual: ['phoneNumber', 'countryOfResidence'],
  },
  HKD_ACCOUNT: {
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  IDR_ACCOUNT: {
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode, phoneOfId],
  },
  // The sources name this type but show neither its fields nor its rails.
  ILS_ACCOUNT: { rails: [], required: [] },
  INR_ACCOUNT: {
    rails: ['UPI', 'NEFT', 'RTGS'],
    required: [],
    optional: [vpa, accountNumber9To18, ifsc, railOfIn, bankName],
    ways: [
      { rails: ['UPI'], fields: ['vpa'] },
      { rails: ['NEFT', 'RTGS'], fields: ['accountNumber', 'ifsc', 'rail'] },
    ],
  },
  JMD_ACCOUNT: {
    rails: bankTransfer,
    required: [accountNumber, branchCode, bankAccountType, bankName],
    individual: ['phoneNumber', 'address'],
  },
  MXN_ACCOUNT: { rails: ['SPEI'], required: [clabeNumber] },
  MYR_ACCOUNT: {
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  NGN_ACCOUNT: {
    rails: bankTransfer,
    required: [accountNumber10, bankName],
  },
  PHP_ACCOUNT: {
    rails: ['BANK_TRANSFER', 'INSTAPAY', 'PESONET'],
    required: [bankName, accountNumber8To16],
  },
  SGD_ACCOUNT: {
    rails: ['PAYNOW', 'FAST', 'BANK_TRANSFER'],
    required: [accountNumber, swiftCode],
    optional: [bankName],
  },
  THB_ACCOUNT: {
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  // As ILS_ACCOUNT.
  TRY_ACCOUNT: { rails: [], required: [] },
  USD_ACCOUNT: {
    rails: ['ACH', 'ACH_SAME_DAY', 'WIRE', 'RTP', 'FEDNOW'],
    required: [accountNumber, routingNumber, bankAccountType],
    optional: [bankNameOfUs, intermediaryBankName, intermediaryRoutingNumber, fiToFiInformation],
  },
  VND_ACCOUNT: {
    rails: bankTransfer,
    required: [bankName, accountNumber, swiftCode],
  },
  ZAR_ACCOUNT: {
    rails: bankTransfer,
    required: [accountNumber9To13, bankName],
  },
  SWIFT_ACCOUNT: {
    currencies: undefined,
    countries: undefined,
    rails: ['SWIFT'],
    required: [countryOfBank, swiftCode, bankName],
    optional: [accountNumber, iban],
    ways: [
      { rails: ['SWIFT'], fields: ['accountNumber'], unless: { country: ['BR', 'GB'] } },
      { rails: ['SWIFT'], fields: ['iban'] },
    ],
  },
} as const satisfies { readonly [accountType: string]: PayeeForm }
