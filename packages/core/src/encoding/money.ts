import { WalletError } from '../errors/WalletError.ts'
import type { Currency, Money } from '../wire/schema/money.ts'

type Shown = Pick<Currency, 'code' | 'decimals'>

/** Some languages leave four digits ungrouped in a text; bank statements in them do not. */
const useGrouping = 'always'

/** A format takes far longer to make than to use, and a list writes hundreds of amounts. */
const formats = new Map<string, Intl.NumberFormat>()

export type FormatMoneyParameters = { locale?: string | undefined }

/**
 * Formats an amount exactly: from the integer, with the currency's own decimals, in the reader's number format. Codes
 * outside ISO 4217 (`USDB`, `BTC`) are placed after the number. In languages from right to left, marks keep it in one order.
 */
export function formatMoney(
  money: { amount: Money['amount']; currency: Shown },
  parameters: FormatMoneyParameters = {},
): string {
  const { amount, currency } = money
  const { code, decimals } = currency
  const decimal = toDecimal(amount, decimals) as Intl.StringNumericLiteral
  const iso = /^(?!BTC)[A-Z]{3}$/.test(code)
  const { locale } = parameters
  // What comes from outside stands at the end.
  const key = `${locale} ${decimals} ${code}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      ...(iso && { style: 'currency', currency: code }),
      minimumFractionDigits: iso ? decimals : Math.min(2, decimals),
      maximumFractionDigits: decimals,
      useGrouping,
    })
  formats.set(key, format)
  // A no-break space keeps the number and its unit on one line.
  const text = format.format(decimal) + (iso ? '' : `\u00a0${code}`)
  // Without marks, text from right to left moves the sign, the number and the unit apart (UAX #9 §2.6).
  return /^(ar|fa|he|ur)/.test(format.resolvedOptions().locale) ? `\u200e${text.replace(/\u200f/g, '')}\u200e` : text
}

export type ParseAmountParameters = { currency: Shown; locale?: string | undefined }

/**
 * Parses an amount as a user types it, with the decimal and grouping signs of their locale, into the smallest unit. `12,5` and
 * `12.5` are the same amount everywhere.
 *
 * @throws `WalletError` `INVALID_AMOUNT`: empty, not a number, negative, or more decimals than the currency has.
 */
export function parseAmount(text: string, parameters: ParseAmountParameters): bigint {
  const { currency, locale } = parameters
  // The signs go with the digits: a locale with digits of its own writes both differently.
  const numbers = readNumberForm(locale, /[0-9]/.test(text) ? 'latn' : undefined)
  const plain = numbers.toPlain(text.trim())
  // Up to two digits after the only sign are decimals, wherever the user learned to write: they are no group of thousands.
  const [, sign = numbers.decimalSign] = /^\d*([.,])\d{1,2}$/.exec(plain) ?? []
  const [whole = '', fraction = '', ...rest] = plain.split(sign)
  const plainWhole = whole.replaceAll(numbers.groupSign, '')
  if (rest.length > 0 || !/^\d{0,30}$/.test(plainWhole) || !/^\d*$/.test(fraction) || plainWhole + fraction === '')
    throw new WalletError('INVALID_AMOUNT')
  // `1,5000` typed where the comma groups thousands must not become 15000.
  if (whole !== plainWhole && whole !== numbers.group(plainWhole)) throw new WalletError('INVALID_AMOUNT')
  if (fraction.length > currency.decimals)
    throw new WalletError('INVALID_AMOUNT', { details: { decimals: currency.decimals } })
  return BigInt(plainWhole + fraction.padEnd(currency.decimals, '0'))
}

function toDecimal(amount: bigint, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${amount < 0n ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`
}

/** Returns how a locale writes numbers. Blanks of every width count as one kind, digits as 0 to 9. */
function readNumberForm(locale: string | undefined, numberingSystem: string | undefined) {
  const format = new Intl.NumberFormat(locale, { numberingSystem, useGrouping })
  const plainDigits = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false })
  const digits = [...plainDigits.format(9_876_543_210)].reverse()
  const toPlain = (text: string) =>
    Array.from(text, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign.replace(/\s/, ' '))).join(
      '',
    )
  const signs = format.formatToParts(1_234_567.5)
  const find = (type: string, otherwise: string) =>
    toPlain(signs.find((part) => part.type === type)?.value ?? otherwise)
  return {
    decimalSign: find('decimal', '.'),
    groupSign: find('group', ','),
    toPlain,
    group: (plainWhole: string) => toPlain(format.format(BigInt(plainWhole))),
  }
}
