import type { WireAmount } from '../areas/payments/records.ts'

const currencies = {
  USDB: { code: 'USDB', name: 'USDB', symbol: 'USDB', decimals: 6 },
  USDC: { code: 'USDC', name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  USD: { code: 'USD', name: 'United States Dollar', symbol: '$', decimals: 2 },
  EUR: { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
  BTC: { code: 'BTC', name: 'Bitcoin', symbol: '₿', decimals: 8 },
  USDT: { code: 'USDT', name: 'Tether USD', symbol: 'USDT', decimals: 6 },
  AED: { code: 'AED', name: 'UAE Dirham', symbol: 'AED', decimals: 2 },
  BDT: { code: 'BDT', name: 'Bangladeshi Taka', symbol: '৳', decimals: 2 },
  BRL: { code: 'BRL', name: 'Brazilian Real', symbol: 'R$', decimals: 2 },
  BWP: { code: 'BWP', name: 'Botswanan Pula', symbol: 'P', decimals: 2 },
  CAD: { code: 'CAD', name: 'Canadian Dollar', symbol: '$', decimals: 2 },
  CNY: { code: 'CNY', name: 'Chinese Yuan', symbol: '¥', decimals: 2 },
  COP: { code: 'COP', name: 'Colombian Peso', symbol: '$', decimals: 2 },
  DKK: { code: 'DKK', name: 'Danish Krone', symbol: 'kr', decimals: 2 },
  EGP: { code: 'EGP', name: 'Egyptian Pound', symbol: 'E£', decimals: 2 },
  GBP: { code: 'GBP', name: 'British Pound', symbol: '£', decimals: 2 },
  GHS: { code: 'GHS', name: 'Ghanaian Cedi', symbol: 'GH₵', decimals: 2 },
  GTQ: { code: 'GTQ', name: 'Guatemalan Quetzal', symbol: 'Q', decimals: 2 },
  HKD: { code: 'HKD', name: 'Hong Kong Dollar', symbol: '$', decimals: 2 },
  HTG: { code: 'HTG', name: 'Haitian Gourde', symbol: 'HTG', decimals: 2 },
  IDR: { code: 'IDR', name: 'Indonesian Rupiah', symbol: 'Rp', decimals: 2 },
  ILS: { code: 'ILS', name: 'Israeli New Shekel', symbol: '₪', decimals: 2 },
  INR: { code: 'INR', name: 'Indian Rupee', symbol: '₹', decimals: 2 },
  JMD: { code: 'JMD', name: 'Jamaican Dollar', symbol: '$', decimals: 2 },
  KES: { code: 'KES', name: 'Kenyan Shilling', symbol: 'KES', decimals: 2 },
  MWK: { code: 'MWK', name: 'Malawian Kwacha', symbol: 'MWK', decimals: 2 },
  MXN: { code: 'MXN', name: 'Mexican Peso', symbol: '$', decimals: 2 },
  MYR: { code: 'MYR', name: 'Malaysian Ringgit', symbol: 'RM', decimals: 2 },
  NGN: { code: 'NGN', name: 'Nigerian Naira', symbol: '₦', decimals: 2 },
  PHP: { code: 'PHP', name: 'Philippine Peso', symbol: '₱', decimals: 2 },
  PKR: { code: 'PKR', name: 'Pakistani Rupee', symbol: 'Rs', decimals: 2 },
  RWF: { code: 'RWF', name: 'Rwandan Franc', symbol: 'RF', decimals: 0 },
  SGD: { code: 'SGD', name: 'Singapore Dollar', symbol: '$', decimals: 2 },
  THB: { code: 'THB', name: 'Thai Baht', symbol: '฿', decimals: 2 },
  TRY: { code: 'TRY', name: 'Turkish Lira', symbol: '₺', decimals: 2 },
  TZS: { code: 'TZS', name: 'Tanzanian Shilling', symbol: 'TZS', decimals: 2 },
  UGX: { code: 'UGX', name: 'Ugandan Shilling', symbol: 'UGX', decimals: 0 },
  VND: { code: 'VND', name: 'Vietnamese Dong', symbol: '₫', decimals: 0 },
  XAF: { code: 'XAF', name: 'Central African CFA Franc', symbol: 'FCFA', decimals: 0 },
  XOF: { code: 'XOF', name: 'West African CFA Franc', symbol: 'CFA', decimals: 0 },
  ZAR: { code: 'ZAR', name: 'South African Rand', symbol: 'R', decimals: 2 },
  ZMW: { code: 'ZMW', name: 'Zambian Kwacha', symbol: 'ZK', decimals: 2 },
} as const

export type CurrencyCode = keyof typeof currencies

/** Every currency that is served. */
export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[]

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code)
}

export function currencyOf(code: CurrencyCode): {
  code: CurrencyCode
  name: string
  symbol: string
  decimals: number
} {
  return currencies[code]
}

export function wireAmount(amount: number, parameters: { currency: CurrencyCode }): WireAmount {
  return { amount, currency: currencyOf(parameters.currency) }
}
