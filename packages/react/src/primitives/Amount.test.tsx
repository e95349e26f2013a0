import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Amount, amountText, isLong, partUnit } from './Amount.tsx'

const usdb = { code: 'USDB', decimals: 6 }
const write = (amount: bigint, currency: { code: string; decimals: number }, locale = 'en') =>
  amountText({ amount, currency }, { locale })

test('an amount that fits on a line of a phone keeps number and unit together', () => {
  expect(write(33_123_456n, usdb)).toBe('33.123456\u00a0USDB')
})

test.each([
  ['en', '1,234,567.123456 USDB'],
  // Czech parts the thousands with no-break spaces too: those stay.
  ['cs', '1\u00a0234\u00a0567,123456 USDB'],
])('a long amount in %s may part before its unit, and nowhere else', (locale, text) => {
  expect(write(1_234_567_123_456n, usdb, locale)).toBe(text)
})

test('a unit that stands first may part from its number too', () => {
  expect(write(123_456_789_012_345n, { code: 'EUR', decimals: 2 }, 'nl')).toBe('€ 1.234.567.890.123,45')
})

test.each([
  ['250.00', '10'],
  // Marks of direction take no room.
  ['\u200e25.00\u00a0USDB\u200e', '10'],
  ['33.123456\u00a0USDB', '14'],
  ['1,234,567.123456 USDB', '22'],
  ['0.000000000000165618 ETH and more', null],
])('%s tells styles how long it is', (text, fits) => {
  render(<Amount>{text}</Amount>)

  expect(screen.getByText(text, { normalizer: (found) => found }).getAttribute('data-fits')).toBe(fits)
})

test('an amount that is struck has the line inside of what sets its size, and figures of one size', () => {
  render(<Amount look="struck">40.00 USDB</Amount>)

  const struck = screen.getByText('40.00 USDB')
  expect([struck.tagName, struck.parentElement?.getAttribute('data-fits')]).toEqual(['DEL', '10'])
})

test('in a narrow column an amount may part before its unit, and nowhere else', () => {
  expect(partUnit('1.25\u00a0USDB')).toBe('1.25 USDB')
  expect(partUnit('1\u00a0234,56\u00a0USDB')).toBe('1\u00a0234,56 USDB')
  expect(partUnit('$1,234.56')).toBe('$1,234.56')
  expect(isLong('0.617284\u00a0USDB')).toBe(false)
  expect(isLong('0.617284000000000000\u00a0USDB')).toBe(true)
})
