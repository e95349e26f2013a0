const person = { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Okafor' }
const resident = { ...person, countryOfResidence: 'DE' }
const address = { line1: '1 Main St', postalCode: '10115', country: 'DE' }
const business = { beneficiaryType: 'BUSINESS', legalName: 'Okafor Ltd' }

const bic = { swiftCode: 'SBOXDEFF' }
const bank = { bankName: 'Sandbox Bank', accountNumber: '12345678901' }
const wallet = { address: '0x90f8bf6a479f320ead074411a4b0e7944ea8c9c1', beneficiary: resident }

/** A valid account of each type, with its currency. */
export const payeeAccounts: Readonly<Record<string, { currency: string; [field: string]: unknown }>> = {
  AED_ACCOUNT: { currency: 'AED', iban: `AE15${'1'.repeat(19)}`, beneficiary: { ...person, address } },
  BDT_ACCOUNT: { currency: 'BDT', ...bank, branchCode: '12345', beneficiary: person },
  BRL_ACCOUNT: {
    currency: 'BRL',
    pixKey: 'grace@example.com',
    pixKeyType: 'EMAIL',
    taxId: '12345678901',
    beneficiary: person,
  },
  BWP_ACCOUNT: { currency: 'BWP', phoneNumber: '+26771234567', provider: 'ORANGE', beneficiary: person },
  CAD_ACCOUNT: { currency: 'CAD', bankCode: '001', branchCode: '12345', accountNumber: '1234567', beneficiary: person },
  CNY_ACCOUNT: { currency: 'CNY', bankName: 'AliPay', phoneNumber: '+8613812345678', beneficiary: person },
  COP_ACCOUNT: { currency: 'COP', ...bank, bankAccountType: 'SAVINGS', beneficiary: person },
  DKK_ACCOUNT: { currency: 'DKK', iban: `DK56${'1'.repeat(14)}`, beneficiary: person },
  EGP_ACCOUNT: { currency: 'EGP', bankName: 'Sandbox Bank', iban: `EG05${'1'.repeat(25)}`, beneficiary: person },
  EUR_ACCOUNT: { currency: 'EUR', iban: 'DE89370400440532013000', beneficiary: resident },
  GBP_ACCOUNT: { currency: 'GBP', sortCode: '123456', accountNumber: '12345678', beneficiary: person },
  GHS_ACCOUNT: { currency: 'GHS', bankName: 'Sandbox Bank', phoneNumber: '+233241234567', beneficiary: person },
  GTQ_ACCOUNT: {
    currency: 'GTQ',
    ...bank,
    bankAccountType: 'CHECKING',
    beneficiary: { ...resident, phoneNumber: '+50212345678' },
  },
  HKD_ACCOUNT: { currency: 'HKD', ...bank, ...bic, beneficiary: person },
  HTG_ACCOUNT: { currency: 'HTG', phoneNumber: '+50912345678', beneficiary: person },
  IDR_ACCOUNT: { currency: 'IDR', ...bank, ...bic, phoneNumber: '+62812345678', beneficiary: person },
  ILS_ACCOUNT: { currency: 'ILS', accountNumber: '12345678', beneficiary: person },
  INR_ACCOUNT: { currency: 'INR', vpa: 'grace@bank', beneficiary: person },
  JMD_ACCOUNT: {
    currency: 'JMD',
    ...bank,
    branchCode: '12345',
    bankAccountType: 'SAVINGS',
    beneficiary: { ...person, phoneNumber: '+18761234567', address },
  },
  KES_ACCOUNT: { currency: 'KES', phoneNumber: '+254712345678', provider: 'M-PESA', beneficiary: person },
  MWK_ACCOUNT: { currency: 'MWK', phoneNumber: '+265991234567', provider: 'TNM', beneficiary: person },
  MXN_ACCOUNT: { currency: 'MXN', clabeNumber: '032180000118359719', beneficiary: person },
  MYR_ACCOUNT: { currency: 'MYR', ...bank, ...bic, beneficiary: person },
  NGN_ACCOUNT: { currency: 'NGN', accountNumber: '1234567890', bankName: 'Sandbox Bank', beneficiary: person },
  PHP_ACCOUNT: { currency: 'PHP', ...bank, beneficiary: person },
  PKR_ACCOUNT: { currency: 'PKR', bankName: 'Sandbox Bank', iban: `PK74SBOX${'1'.repeat(16)}`, beneficiary: person },
  RWF_ACCOUNT: { currency: 'RWF', phoneNumber: '+250712345678', provider: 'MTN', beneficiary: person },
  SGD_ACCOUNT: { currency: 'SGD', accountNumber: '12345678901', ...bic, beneficiary: person },
  SLV_ACCOUNT: { currency: 'USD', phoneNumber: '+50371234567', beneficiary: person },
  THB_ACCOUNT: { currency: 'THB', ...bank, ...bic, beneficiary: person },
  TRY_ACCOUNT: { currency: 'TRY', iban: 'TR330006100519786457841326', beneficiary: person },
  TZS_ACCOUNT: { currency: 'TZS', phoneNumber: '+255712345678', provider: 'AIRTEL', beneficiary: person },
  UGX_ACCOUNT: { currency: 'UGX', phoneNumber: '+256712345678', provider: 'MTN', beneficiary: person },
  USD_ACCOUNT: {
    currency: 'USD',
    accountNumber: '12345678901',
    routingNumber: '021000021',
    bankAccountType: 'CHECKING',
    beneficiary: person,
  },
  VND_ACCOUNT: { currency: 'VND', ...bank, ...bic, beneficiary: person },
  XAF_ACCOUNT: { currency: 'XAF', phoneNumber: '+237612345678', provider: 'MTN', region: 'CM', beneficiary: person },
  XOF_ACCOUNT: { currency: 'XOF', phoneNumber: '+221712345678', provider: 'ORANGE', region: 'SN', beneficiary: person },
  ZAR_ACCOUNT: { currency: 'ZAR', ...bank, beneficiary: business },
  ZMW_ACCOUNT: { currency: 'ZMW', phoneNumber: '+260971234567', provider: 'ZAMTEL', beneficiary: person },
  SWIFT_ACCOUNT: { currency: 'USD', country: 'CR', ...bic, ...bank, beneficiary: person },
  ARBITRUM_WALLET: { currency: 'USDC', ...wallet },
  BASE_WALLET: { currency: 'USDC', ...wallet },
  ETHEREUM_WALLET: { currency: 'USDT', ...wallet, vaspName: 'Sandbox Keeper' },
  LIGHTNING: { currency: 'BTC', lightningAddress: 'grace@example.com' },
  PLASMA_WALLET: { currency: 'USDT', ...wallet },
  POLYGON_WALLET: { currency: 'USDC', ...wallet },
  SOLANA_WALLET: { currency: 'USDC', address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV' },
  SPARK_WALLET: { currency: 'USDB', address: 'spark1qqqq' },
  TRON_WALLET: { currency: 'USDT', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
}

/** The same in the form of a create request. */
export function payeeOf(accountType: string, changes: Readonly<Record<string, unknown>> = {}) {
  const { currency, ...fields } = payeeAccounts[accountType] ?? { currency: 'USD' }
  return { currency, accountInfo: { accountType, ...fields, ...changes } }
}
