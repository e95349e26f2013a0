import {
  accountNumber,
  bankAccountType,
  bankName,
  branchCode,
  ibanOfEg,
  ibanOfPk,
  phoneNumber,
  phoneOfKe,
  phoneOfRw,
  phoneOfTz,
  phoneOfXof,
  phoneOfZm,
  provider,
  providerOfKe,
  providerOfMw,
  providerOfRw,
  providerOfTz,
  providerOfUg,
  providerOfZm,
  regionOfXaf,
  regionOfXof,
  swiftCode,
} from './payeeFields.ts'
import type { PayeeForm, PayeeWay } from './payeeForm.ts'

const bankTransfer: readonly string[] = ['BANK_TRANSFER']
const mobileMoney: readonly string[] = ['MOBILE_MONEY']
const bankOrMobile: readonly string[] = ['BANK_TRANSFER', 'MOBILE_MONEY']
const accountOrPhone: readonly PayeeWay[] = [
  { rails: bankTransfer, fields: ['accountNumber'] },
  { rails: mobileMoney, fields: ['phoneNumber'] },
]
const typedAccountOrPhone: readonly PayeeWay[] = [
  { rails: bankTransfer, fields: ['bankName', 'accountNumber', 'bankAccountType'] },
  { rails: mobileMoney, fields: ['phoneNumber'] },
]

/** Mobile money accounts, and bank accounts that can also be paid by phone number. */
export const mobileMoneyForms = {
  BDT_ACCOUNT: {
    rails: bankOrMobile,
    required: [bankName],
    optional: [accountNumber, branchCode, swiftCode, phoneNumber],
    ways: accountOrPhone,
  },
  BWP_ACCOUNT: { rails: mobileMoney, required: [phoneNumber, provider] },
  CNY_ACCOUNT: {
    rails: ['BANK_TRANSFER', 'MOBILE_MONEY', 'CIPS', 'UNIONPAY'],
    required: [bankName],
    optional: [accountNumber, phoneNumber],
    ways: [
      {
        rails: ['BANK_TRANSFER', 'CIPS', 'UNIONPAY'],
        fields: ['accountNumber'],
        when: { beneficiaryType: ['BUSINESS'] },
      },
      { rails: mobileMoney, fields: ['phoneNumber'], when: { bankName: ['AliPay', 'WechatPay'] } },
    ],
  },
  COP_ACCOUNT: {
    rails: ['BANK_TRANSFER', 'MOBILE_MONEY', 'ACH_COLOMBIA', 'BRE_B'],
    required: [bankName],
    optional: [accountNumber, bankAccountType, phoneNumber],
    ways: typedAccountOrPhone,
  },
  EGP_ACCOUNT: {
    rails: bankOrMobile,
    required: [bankName],
    optional: [ibanOfEg, phoneNumber],
    ways: [
      { rails: bankTransfer, fields: ['iban'] },
      { rails: mobileMoney, fields: ['phoneNumber'] },
    ],
  },
  GHS_ACCOUNT: {
    rails: bankOrMobile,
    required: [bankName],
    optional: [accountNumber, phoneNumber],
    ways: accountOrPhone,
  },
  HTG_ACCOUNT: { rails: mobileMoney, required: [phoneNumber] },
  KES_ACCOUNT: {
    rails: mobileMoney,
    required: [phoneOfKe, providerOfKe],
  },
  MWK_ACCOUNT: {
    rails: mobileMoney,
    required: [phoneNumber, providerOfMw],
  },
  PKR_ACCOUNT: {
    rails: bankOrMobile,
    required: [bankName],
    optional: [accountNumber, ibanOfPk, phoneNumber],
    ways: [
      { rails: bankTransfer, fields: ['accountNumber'] },
      { rails: bankTransfer, fields: ['iban'] },
      { rails: mobileMoney, fields: ['phoneNumber'] },
    ],
  },
  RWF_ACCOUNT: {
    rails: mobileMoney,
    required: [phoneOfRw, providerOfRw],
  },
  // El Salvador has no currency of its own; the type is named after the country.
  SLV_ACCOUNT: {
    currencies: ['USD'],
    countries: ['SV'],
    rails: bankOrMobile,
    required: [],
    optional: [bankName, accountNumber, bankAccountType, phoneNumber],
    ways: typedAccountOrPhone,
  },
  TZS_ACCOUNT: {
    rails: mobileMoney,
    required: [phoneOfTz, providerOfTz],
  },
  UGX_ACCOUNT: {
    rails: mobileMoney,
    required: [phoneNumber, providerOfUg],
  },
  XAF_ACCOUNT: {
    countries: ['CM', 'CG'],
    rails: mobileMoney,
    required: [phoneNumber, provider, regionOfXaf],
  },
  XOF_ACCOUNT: {
    countries: ['BJ', 'CI', 'SN', 'TG'],
    rails: mobileMoney,
    required: [phoneOfXof, provider, regionOfXof],
  },
  ZMW_ACCOUNT: {
    rails: mobileMoney,
    required: [phoneOfZm, providerOfZm],
  },
} as const satisfies { readonly [accountType: string]: PayeeForm }
