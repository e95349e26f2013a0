import { expect, test } from 'vitest'
import { inCents } from './isDollar.ts'

const usdb = { code: 'USDB', name: 'USDB', symbol: '', decimals: 6 }

test.each([
  [2_486_890_975n, 2_486_890_000n],
  [2_500_000_000n, 2_500_000_000n],
  [9_999n, 0n],
  [0n, 0n],
  [-1n, -10_000n],
  [-2_500_000_000n, -2_500_000_000n],
])('of %s millionths of a coin, no more than whole cents are shown', (amount, shown) => {
  expect(inCents({ amount, currency: usdb }).amount).toBe(shown)
})

test.each([0, 1, 2])('of a coin with %i decimals, all of it is shown', (decimals) => {
  expect(inCents({ amount: 25n, currency: { ...usdb, decimals } }).amount).toBe(25n)
})

test('ordinary money stays as it is, and so does a coin of another kind', () => {
  expect(inCents({ amount: 2_501n, currency: { ...usdb, code: 'EUR', decimals: 2 } }).amount).toBe(2_501n)
  expect(inCents({ amount: 123_456_789n, currency: { ...usdb, code: 'BTC', decimals: 8 } }).amount).toBe(123_456_789n)
})
