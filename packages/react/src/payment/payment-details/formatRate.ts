import type { Quote } from '@countersign/core'

/**
 * Returns what one unit of the receiving currency costs, for display only: no amount is ever computed from it.
 * `undefined` where nothing is exchanged, and where both currencies are worth the same.
 */
export function formatRate(quote: Quote, parameters: { locale: string }): string | undefined {
  const { exchangeRate, sendingCurrency, receivingCurrency } = quote
  if (exchangeRate === undefined || exchangeRate === 1 || sendingCurrency.code === receivingCurrency.code)
    return undefined
  const price = formatPrice(exchangeRate, { ...parameters, currencyCode: sendingCurrency.code })
  return `1\u00a0${receivingCurrency.code} = ${price}`
}

/** Writes a rate as the price of one unit, such as `1.0869565 USD`. */
export function formatPrice(rate: number, parameters: { locale: string; currencyCode: string }): string {
  const { locale, currencyCode } = parameters
  return `${new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 }).format(rate)}\u00a0${currencyCode}`
}
