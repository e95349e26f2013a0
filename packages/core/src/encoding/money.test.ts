import { assert, bigInt, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { repetitions } from '../../test/longRun.ts'
import { WalletError } from '../errors/WalletError.ts'
import { formatMoney, parseAmount } from './money.ts'

const usd = { code: 'USD', decimals: 2 }
const jpy = { code: 'JPY', decimals: 0 }
const usdb = { code: 'USDB', decimals: 6 }
const btc = { code: 'BTC', decimals: 8 }
const wei = { code: 'WEI18', decimals: 18 }
const currencies = [usd, jpy, usdb, btc, wei]
const locales = ['en', 'de', 'fr', 'ar', 'ar-EG', 'fa', 'hi', 'bn-BD', 'de-CH', 'en-IN', 'es', 'sv', 'ne', 'my']

/** Only what a user would type: the number, without the unit and the marks of direction. */
function numberOf(shown: string): string {
  return shown.replace(/[^\p{Nd}.,'’٫٬\s]/gu, '').trim()
}

const amounts = repetitions({ usual: 1_000, long: 5_000 })

test(`${amounts} amounts are parsed back to what was formatted, with 0 to 18 decimals, in 14 locales`, async () => {
  const amount = bigInt({ min: 0n, max: 10n ** 27n })
  await assert(
    property(amount, constantFrom(...currencies), constantFrom(...locales), (value, currency, locale) => {
      const shown = formatMoney({ amount: value, currency: { ...currency, code: 'TOKEN' } }, { locale })
      expect(parseAmount(numberOf(shown), { currency, locale })).toBe(value)
    }),
    { numRuns: amounts },
  )
})

test.each([
  ['ar', '\u200e-24.87\u00a0US$\u200e', '\u200e25.00\u00a0USDB\u200e'],
  ['he', '\u200e-24.87\u00a0$\u200e', '\u200e25.00\u00a0USDB\u200e'],
])('in text from right to left, %s, marks keep sign, number and unit in one order', (locale, dollars, coins) => {
  const write = (amount: bigint, currency: typeof usd) => formatMoney({ amount, currency }, { locale })
  // Intl has a mark of its own before the sign.
  expect(write(-2487n, usd).replace(/^\u200e+/, '\u200e')).toBe(dollars)
  expect(write(25_000_000n, usdb)).toBe(coins)
})

test('an amount is formatted from its digits, never through a float', () => {
  const write = (amount: bigint, currency: typeof usd) => formatMoney({ amount, currency }, { locale: 'en' })
  expect(write(9_007_199_254_740_993n, usd)).toBe('$90,071,992,547,409.93')
  expect(write(1n, wei)).toBe('0.000000000000000001\u00a0WEI18')
  expect(write(123_456_789_012_345_678_901_234_567_890n, wei)).toBe('123,456,789,012.34567890123456789\u00a0WEI18')
  expect(write(2n ** 63n - 1n, jpy)).toBe('¥9,223,372,036,854,775,807')
  expect(write(2_100_000_000_000_000n, btc)).toBe('21,000,000.00\u00a0BTC')
  expect(write(0n, usdb)).toBe('0.00\u00a0USDB')
  expect(write(-1n, usd)).toBe('-$0.01')
})

test.each([
  ['en', '$1,234.50'],
  ['de', '1.234,50\u00a0$'],
  ['fr', '1\u202f234,50\u00a0$US'],
  ['hi', '$1,234.50'],
  ['it', '1.234,50\u00a0USD'],
  ['es', '1.234,50\u00a0US$'],
  ['pl', '1\u00a0234,50\u00a0USD'],
])('in %s, 123450 cents are %j', (locale, shown) => {
  expect(formatMoney({ amount: 123_450n, currency: usd }, { locale })).toBe(shown)
})

test.each(['US1', '€€€', 'usd', 'A', '', 'USDC'])(
  'the code %j is not an ISO 4217 code, is placed after the number and breaks nothing',
  (code) => {
    expect(formatMoney({ amount: 150n, currency: { code, decimals: 2 } }, { locale: 'en' })).toBe(`1.50\u00a0${code}`)
  },
)

test.each([
  ['en', '1.50', 150n],
  ['en', '1', 100n],
  ['en', '.5', 50n],
  ['en', '1.', 100n],
  ['en', ' 1,234.50 ', 123_450n],
  ['en', '0', 0n],
  ['en', '007', 700n],
  ['de', '1,50', 150n],
  ['de', '1.234,5', 123_450n],
  ['fr', '1 234,50', 123_450n],
  ['fr', '1\u202f234,50', 123_450n],
  ['fr', '1\u00a0234,50', 123_450n],
  ['it', '1.234,50', 123_450n],
  ['it', '1234,50', 123_450n],
  ['pl', '1 234,50', 123_450n],
  ['hi', '12,34,567.5', 123_456_750n],
  ['bn-BD', '১২,৩৪,৫৬৭.৫০', 123_456_750n],
  ['bn-BD', '12,34,567.50', 123_456_750n],
  ['ar-EG', '١٬٢٣٤٫٥٠', 123_450n],
  ['ar-EG', '1,234.50', 123_450n],
  ['fa', '۱٬۲۳۴٫۵', 123_450n],
  // As written elsewhere.
  ['en', '1,50', 150n],
  ['en', '1,5', 150n],
  ['en', '1234,56', 123_456n],
  ['en', ',50', 50n],
  ['de', '1.50', 150n],
  ['de', '1.5', 150n],
  ['fr', '1.50', 150n],
  ['ar-EG', '1,50', 150n],
  ['ar-EG', '١.٥٠', 150n],
])('in %s, %j is %i cents', (locale, typed, cents) => {
  expect(parseAmount(typed, { currency: usd, locale })).toBe(cents)
})

test.each([
  ['en', '1 50'],
  ['en', '1,'],
  ['en', '1,23,45'],
  ['en', '1,2345'],
  ['en', '1234,567'],
  ['en', '1.234,50'],
  ['en', '1.2.3'],
  ['en', '1,234,5'],
  ['de', '1.2345'],
  ['fr', '1 50'],
  ['hi', '1,234,567'],
  ['bn-BD', '১2.50'],
  ['en', '٢'],
])('in %s, %j is refused, so that an amount is never a hundred times too high', (locale, typed) => {
  expect(() => parseAmount(typed, { currency: usd, locale })).toThrow('INVALID_AMOUNT')
})

test.each([
  '',
  ' ',
  '.',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '$1',
  '1 USD',
  '½',
  '²',
  '1_000',
  '--',
  '\u0000',
  '9'.repeat(31),
])('%j is not an amount', (typed) => {
  expect(() => parseAmount(typed, { currency: usd, locale: 'en' })).toThrow('INVALID_AMOUNT')
})

test.each(currencies)(
  'more decimals than $code has are refused, zeros too, and the refusal says how many it has',
  (currency) => {
    const typed = `1.${'0'.repeat(currency.decimals + 1)}`
    expect(() => parseAmount(typed, { currency, locale: 'en' })).toThrow(
      expect.objectContaining({ code: 'INVALID_AMOUNT', details: { decimals: currency.decimals } }),
    )
  },
)

test('the error does not repeat what was typed', () => {
  expect(() => parseAmount('my secret', { currency: usd, locale: 'en' })).toThrow(
    expect.objectContaining({ message: new WalletError('INVALID_AMOUNT').message, details: undefined }),
  )
})
