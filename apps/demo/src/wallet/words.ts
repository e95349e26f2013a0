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

const dayFormat = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
const dayAndYearFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** For the short list: today, yesterday, or the date, with the year where it is another one. */
export function writeShortDay(date: Date, { now }: { now: Date }): string {
  return writeNearDay(date, { now }) ?? (isSameYear(date, now) ? dayFormat : dayAndYearFormat).format(date)
}

const dayOfWeekFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })
const wholeDayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** Names a day for a heading: today, yesterday, or its date, with the year where it is another one. */
export function writeDay(date: Date, { now }: { now: Date }): string {
  return writeNearDay(date, { now }) ?? (isSameYear(date, now) ? dayOfWeekFormat : wholeDayFormat).format(date)
}

function writeNearDay(date: Date, { now }: { now: Date }): string | undefined {
  const day = date.toDateString()
  if (day === now.toDateString()) return 'Today'
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return day === yesterday.toDateString() ? 'Yesterday' : undefined
}

function isSameYear(date: Date, other: Date): boolean {
  return date.getFullYear() === other.getFullYear()
}

const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

export function writeTime(date: Date): string {
  return timeFormat.format(date)
}

/** Returns the id of a transaction without its kind, as every receipt shows it. */
export function writeReference(id: string): string {
  return id.replace(/^[A-Z]\w*:/, '')
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
