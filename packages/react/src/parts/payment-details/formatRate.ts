import type { Quote } from '@countersign/core'

/**
 * What one unit of the receiving currency costs, for display only: no amount is ever computed from it. `undefined`
 * where there is nothing to exchange.
 */
export function formatRate(
  quote: Quote,
  parameters: { locale: string; rate?: number | undefined },
): string | undefined {
  const { locale, rate = quote.exchangeRate } = parameters
  const sending = quote.sendingCurrency.code
  const receiving = quote.receivingCurrency.code
  if (rate === undefined || sending === receiving) return undefined
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 }).format(rate)
  return `1\u00a0${receiving} = ${number}\u00a0${sending}`
}
