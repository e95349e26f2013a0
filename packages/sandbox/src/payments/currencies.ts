import type { WireAmount } from './records.ts'

const currencies = {
  USDB: { code: 'USDB', name: 'USDB', decimals: 6 },
  USDC: { code: 'USDC', name: 'USD Coin', decimals: 6 },
  USD: { code: 'USD', name: 'United States Dollar', symbol: '$', decimals: 2 },
  EUR: { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
  BTC: { code: 'BTC', name: 'Bitcoin', symbol: '₿', decimals: 8 },
} as const

export type CurrencyCode = keyof typeof currencies

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code)
}

export function currencyOf(code: CurrencyCode): {
  code: CurrencyCode
  name: string
  symbol?: string
  decimals: number
} {
  return currencies[code]
}

export function wireAmount(amount: number, parameters: { currency: CurrencyCode }): WireAmount {
  return { amount, currency: currencyOf(parameters.currency) }
}
