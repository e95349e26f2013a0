import { expect, test } from 'vitest'
import { readCurrency } from './money.ts'

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['BHD', 3],
  ['USDC', 6],
  ['BTC', 8],
])('a card in %s has amounts with %i decimals', (code, decimals) => {
  expect(readCurrency(code)).toEqual({ code, decimals })
})

test.each(['', 'usd', 'ZZZ', 'A1!', 'constructor'])('of %o no decimals are guessed', (code) => {
  expect(readCurrency(code)).toBeUndefined()
})

test('a currency that states its decimals is taken as it is, and none stays none', () => {
  const points = { code: 'PTS', decimals: 1 }
  expect(readCurrency(points)).toBe(points)
  expect(readCurrency(undefined)).toBeUndefined()
})
