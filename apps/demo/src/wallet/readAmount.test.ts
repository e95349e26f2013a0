import { expect, test } from 'vitest'
import { readAmount, writeTyped } from './readAmount.ts'

const currency = { code: 'USDB', decimals: 6 }
const upTo = { amount: 2_500_000_000n, currency }

test('an amount is read into the smallest unit', () => {
  expect(readAmount('1,250.5', { currency, upTo })).toEqual({ amount: 1_250_500_000n })
})

test.each([
  ['', 'such as 25.00'],
  ['ten', 'such as 25.00'],
  ['-5', 'such as 25.00'],
  ['0', 'above zero'],
  ['1.1234567', 'up to 6 decimal places'],
  ['2500.000001', 'You only have'],
])('%o is refused in words', (text, words) => {
  expect(readAmount(text, { currency, upTo })).toEqual({ problem: expect.stringContaining(words) })
})

test('the whole balance may be sent', () => {
  expect(readAmount('2500', { currency, upTo })).toEqual({ amount: 2_500_000_000n })
})

test('a transfer from elsewhere may be more than the balance', () => {
  expect(readAmount('2500.01', { currency })).toEqual({ amount: 2_500_010_000n })
})

test.each([
  [2_500_000_000n, '2500'],
  [2_500_500_000n, '2500.50'],
  [125_000n, '0.125'],
  [1n, '0.000001'],
])('%d is written as the user would type it, and reads back as the same', (amount, text) => {
  expect(writeTyped({ amount, currency })).toBe(text)
  expect(readAmount(text, { currency })).toEqual({ amount })
})
