import { expect, test } from 'vitest'
import { formatRate } from './formatRate.ts'

const currency = (code: string) => ({ code, decimals: 2 })

test.each([
  ['EUR', 'USD', 0.92, '€1 = $1.087'],
  ['USDB', 'EUR', 1.09, '1\u00a0USDB = €0.91743'],
  ['EUR', 'COP', 0.00021, '€1 = COP\u00a04,761.9'],
  ['COP', 'BTC', 2e8, 'COP\u00a01 = BTC\u00a00.000000005'],
  ['EUR', 'JPY', 0.00625, '€1 = ¥160'],
] as const)('a rate is told from the side of who pays: %s to %s', (from, to, exchangeRate, expected) => {
  const rate = { exchangeRate, sendingCurrency: currency(from), receivingCurrency: currency(to) }
  expect(formatRate(rate, { locale: 'en-US' })).toBe(expected)
})

test('in a language from right to left, a rate reads from left to right', () => {
  const rate = { exchangeRate: 0.92, sendingCurrency: currency('EUR'), receivingCurrency: currency('USD') }
  expect(formatRate(rate, { locale: 'ar' })).toBe('\u200e1\u00a0€ = \u200e1.087\u00a0US$')
})

test('nothing is exchanged one to one', () => {
  const rate = { exchangeRate: 1, sendingCurrency: currency('USDB'), receivingCurrency: currency('USD') }
  expect(formatRate(rate, { locale: 'en-US' })).toBeUndefined()
})
