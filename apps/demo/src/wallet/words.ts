import type { Money, WalletError } from '@countersign/core'
import { formatMoney } from '@countersign/core'

/** The wallet's words are English, and so are its numbers and dates. */
export const locale = 'en'

export function writeMoney(money: Money): string {
  return formatMoney(money, { locale })
}

const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

export function writeTime(date: Date): string {
  return timeFormat.format(date)
}

/** Explains what went wrong with a price. */
export function explainQuoteError(error: WalletError): string {
  if (error.code === 'INSUFFICIENT_FUNDS' || error.code === 'INSUFFICIENT_BALANCE')
    return 'There’s not enough money in your wallet.'
  if (error.code === 'AMOUNT_OUT_OF_RANGE') return 'This amount is too small or too large for this recipient.'
  if (error.code === 'QUOTE_CHANGED') return 'The price changed. Check the new details.'
  return explainReadError(error)
}

/** Explains why something couldn’t be read. */
export function explainReadError(error: WalletError): string {
  if (error.code === 'NETWORK_UNREACHABLE' || error.code === 'TIMEOUT')
    return 'We can’t connect to Harbor right now. Check your connection and try again.'
  if (error.code === 'REFERENCE_NOT_FOUND') return 'We couldn’t find this payment.'
  return 'Something went wrong on our side. Try again.'
}
