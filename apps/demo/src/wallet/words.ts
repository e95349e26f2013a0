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

/** What went wrong with reading, in words. */
export function explainReadError(error: WalletError): string {
  if (error.code === 'NETWORK_UNREACHABLE' || error.code === 'TIMEOUT')
    return 'We cannot reach Harbor right now. Check your connection and try again.'
  if (error.code === 'REFERENCE_NOT_FOUND') return 'There is nothing here by this address.'
  return 'Something went wrong on our side. Please try again.'
}
