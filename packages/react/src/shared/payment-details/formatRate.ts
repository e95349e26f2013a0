import type { Quote } from '@countersign/core'

type Rate = Pick<Quote, 'exchangeRate' | 'sendingCurrency' | 'receivingCurrency'>

/**
 * Returns what one unit of the sending currency buys, such as `€1 = $1.087`, for display only: no amount is ever computed
 * from it. `undefined` where nothing is exchanged, and where both currencies are worth the same.
 */
export function formatRate(quote: Rate, { locale }: { locale: string }): string | undefined {
  const { exchangeRate, sendingCurrency, receivingCurrency } = quote
  if (exchangeRate === undefined || exchangeRate === 1 || sendingCurrency.code === receivingCurrency.code)
    return undefined
  const one = formatPrice(1, { locale, currency: sendingCurrency })
  return `${one} = ${formatPrice(1 / exchangeRate, { locale, currency: receivingCurrency })}`
}

type PriceParameters = { locale: string; currency: { code: string } }

/** Writes the price of one unit, without zeros at the end. */
export function formatPrice(price: number, { locale, currency }: PriceParameters): string {
  const { code } = currency
  const options = { maximumSignificantDigits: 5 }
  // As amounts are written: codes outside ISO 4217 are placed after the number.
  if (!/^[A-Z]{3}$/.test(code)) return `${new Intl.NumberFormat(locale, options).format(price)}\u00a0${code}`
  const text = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency: code }).format(price)
  // As in amounts, too: a mark of the other direction would move a dollar sign to the far side of its letters.
  return text.replaceAll('\u200f', '\u200e')
}
