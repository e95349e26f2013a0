import type { Quote } from '@countersign/core'

type Rate = Pick<Quote, 'exchangeRate' | 'sendingCurrency' | 'receivingCurrency'>

/**
 * Returns what one unit of the sending currency buys, for display only: no amount is ever computed from it. `undefined`
 * where nothing is exchanged, and where both currencies are worth the same.
 */
export function formatRate(quote: Rate, parameters: { locale: string }): string | undefined {
  const { exchangeRate, sendingCurrency, receivingCurrency } = quote
  if (exchangeRate === undefined || exchangeRate === 1 || sendingCurrency.code === receivingCurrency.code)
    return undefined
  const bought = formatPrice(1 / exchangeRate, { ...parameters, currencyCode: receivingCurrency.code })
  return `1\u00a0${sendingCurrency.code} = ${bought}`
}

/** Writes a rate as the price of one unit, such as `1.08696 USD`. */
export function formatPrice(rate: number, parameters: { locale: string; currencyCode: string }): string {
  const { locale, currencyCode } = parameters
  return `${new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(rate)}\u00a0${currencyCode}`
}
