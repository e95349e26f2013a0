import type { Money, WalletError } from '@countersign/core'
import { formatMoney } from '@countersign/core'

/** The wallet's words are English, and so are its numbers and dates. */
export const locale = 'en'

export function writeMoney(money: Money): string {
  return formatMoney(money, { locale })
}

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

export function writeDate(date: Date): string {
  return dateFormat.format(date)
}

const dayFormat = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** For lists: without the year, unless it is another one. */
export function writeShortDate(date: Date): string {
  return date.getFullYear() === new Date().getFullYear() ? dayFormat.format(date) : writeDate(date)
}

/** What went wrong with reading, in words. */
export function explainReadError(error: WalletError): string {
  if (error.code === 'NETWORK_UNREACHABLE' || error.code === 'TIMEOUT')
    return 'We cannot reach Harbor right now. Check your connection and try again.'
  if (error.code === 'REFERENCE_NOT_FOUND') return 'There is nothing here by this address.'
  return 'Something went wrong on our side. Please try again.'
}
