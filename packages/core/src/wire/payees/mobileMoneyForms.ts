import * as fields from './payeeFields.ts'
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
const { accountNumber, bankAccountType, bankName, branchCode, phoneNumber, provider, swiftCode } = fields

/** Mobile money accounts, and bank accounts that can also be paid by phone number. */
export const mobileMoneyForms = {
  BDT_ACCOUNT: {
    currencies: ['BDT'],
    countries: ['BD'],
    rails: bankOrMobile,
    required: [bankName],
    optional: [accountNumber, branchCode, swiftCode, phoneNumber],
    ways: accountOrPhone,
  },
  BWP_ACCOUNT: { currencies: ['BWP'], countries: ['BW'], rails: mobileMoney, required: [phoneNumber, provider] },
  CNY_ACCOUNT: {
    currencies: ['CNY'],
    countries: ['CN'],
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
    currencies: ['COP'],
    countries: ['CO'],
    rails: ['BANK_TRANSFER', 'MOBILE_MONEY', 'ACH_COLOMBIA', 'BRE_B'],
    required: [bankName],
    optional: [accountNumber, bankAccountType, phoneNumber],
    ways: typedAccountOrPhone,
  },
  EGP_ACCOUNT: {
    currencies: ['EGP'],
    countries: ['EG'],
    rails: bankOrMobile,
    required: [bankName],
    optional: [fields.ibanOfEg, phoneNumber],
    ways: [
      { rails: bankTransfer, fields: ['iban'] },
      { rails: mobileMoney, fields: ['phoneNumber'] },
    ],
  },
  GHS_ACCOUNT: {
    currencies: ['GHS'],
    countries: ['GH'],
    rails: bankOrMobile,
    required: [bankName],
    optional: [accountNumber, phoneNumber],
    ways: accountOrPhone,
  },
  HTG_ACCOUNT: { currencies: ['HTG'], countries: ['HT'], rails: mobileMoney, required: [phoneNumber] },
  KES_ACCOUNT: {
    currencies: ['KES'],
    countries: ['KE'],
    rails: mobileMoney,
    required: [fields.phoneOfKe, fields.providerOfKe],
  },
  MWK_ACCOUNT: {
    currencies: ['MWK'],
    countries: ['MW'],
    rails: mobileMoney,
    required: [phoneNumber, fields.providerOfMw],
  },
  PKR_ACCOUNT: {
    currencies: ['PKR'],
    countries: ['PK'],
    rails: bankOrMobile,
    required: [bankName],
    optional: [accountNumber, fields.ibanOfPk, phoneNumber],
    ways: [
      { rails: bankTransfer, fields: ['accountNumber'] },
      { rails: bankTransfer, fields: ['iban'] },
      { rails: mobileMoney, fields: ['phoneNumber'] },
    ],
  },
  RWF_ACCOUNT: {
    currencies: ['RWF'],
    countries: ['RW'],
    rails: mobileMoney,
    required: [fields.phoneOfRw, fields.providerOfRw],
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
    currencies: ['TZS'],
    countries: ['TZ'],
    rails: mobileMoney,
    required: [fields.phoneOfTz, fields.providerOfTz],
  },
  UGX_ACCOUNT: {
    currencies: ['UGX'],
    countries: ['UG'],
    rails: mobileMoney,
    required: [phoneNumber, fields.providerOfUg],
  },
  XAF_ACCOUNT: {
    currencies: ['XAF'],
    countries: ['CM', 'CG'],
    rails: mobileMoney,
    required: [phoneNumber, provider, fields.regionOfXaf],
  },
  XOF_ACCOUNT: {
    currencies: ['XOF'],
    countries: ['BJ', 'CI', 'SN', 'TG'],
    rails: mobileMoney,
    required: [fields.phoneOfXof, provider, fields.regionOfXof],
  },
  ZMW_ACCOUNT: {
    currencies: ['ZMW'],
    countries: ['ZM'],
    rails: mobileMoney,
    required: [fields.phoneOfZm, fields.providerOfZm],
  },
} as const satisfies { readonly [accountType: string]: PayeeForm }
