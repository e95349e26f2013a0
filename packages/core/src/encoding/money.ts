import { WalletError } from '../errors/WalletError.ts'
import type { Currency, Money } from '../wire/schema/money.ts'

type Shown = Pick<Currency, 'code' | 'decimals'>

/**
 * Writes an amount exactly: from the integer, with the currency's own decimals, in the reader's way of writing
 * numbers. Codes that are no ISO 4217 currency (`USDB`, `BTC`) stand behind the number.
 */
export function formatMoney(
  money: { amount: Money['amount']; currency: Shown },
  parameters: { locale?: string | undefined } = {},
): string {
  const { amount, currency } = money
  const { code, decimals } = currency
  const decimal = toDecimal(amount, decimals) as Intl.StringNumericLiteral
  const iso = code.length === 3 && code !== 'BTC'
  const format = new Intl.NumberFormat(parameters.locale, {
    ...(iso && { style: 'currency', currency: code }),
    minimumFractionDigits: iso ? decimals : Math.min(2, decimals),
    maximumFractionDigits: decimals,
  })
  // A no-break space: the number never parts from its unit.
  return iso ? format.format(decimal) : `${format.format(decimal)}\u00a0${code}`
}

/**
 * Reads an amount as a person types it, with the decimal and grouping signs of their locale, into the smallest unit.
 *
 * @throws `WalletError` `INVALID_AMOUNT`: empty, not a number, negative, or more decimals than the currency has.
 */
export function parseAmount(text: string, parameters: { currency: Shown; locale?: string | undefined }): bigint {
  const { currency, locale } = parameters
  const { decimalSign, groupSign, digits } = readNumberSigns(locale)
  const typed = [...text.replace(/[\s\u00a0\u202f]/g, '')]
    .map((character) => (digits.includes(character) ? String(digits.indexOf(character)) : character))
    .join('')
  const [whole = '', fraction = '', ...rest] = typed.split(decimalSign)
  const plainWhole = whole.replaceAll(groupSign, '')
  if (rest.length > 0 || !/^\d{0,30}$/.test(plainWhole) || !/^\d*$/.test(fraction) || plainWhole + fraction === '')
    throw new WalletError('INVALID_AMOUNT')
  if (whole !== plainWhole && !isGroupedCorrectly(whole, { plainWhole, locale })) throw new WalletError('INVALID_AMOUNT')
  if (fraction.length > currency.decimals)
    throw new WalletError('INVALID_AMOUNT', { details: { decimals: currency.decimals } })
  return BigInt(plainWhole + fraction.padEnd(currency.decimals, '0'))
}

function toDecimal(amount: bigint, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${amount < 0n ? '-' : ''}${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`
}

function readNumberSigns(locale: string | undefined) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse()
  return { decimalSign: find('decimal', '.'), groupSign: find('group', ',').replace(/[\u00a0\u202f]/, ' '), digits }
}

/** `1,50` typed where the comma groups thousands must not become 150. */
function isGroupedCorrectly(whole: string, parameters: { plainWhole: string; locale: string | undefined }): boolean {
  const { plainWhole, locale } = parameters
  const plain = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(plainWhole))
  return plain === whole
}
