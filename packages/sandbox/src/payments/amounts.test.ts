import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeQuoteAmounts } from './amounts.ts'
import { currencyOf } from './currencies.ts'

const receivingCurrency = fc.constantFrom('USD', 'EUR', 'BTC', 'USDB' as const)

/** The same in floating point, from the rate that the quote shows. */
function expectedReceiving(parameters: { net: bigint; exchangeRate: number; decimals: number }): number {
  return (Number(parameters.net) / 1e6 / parameters.exchangeRate) * 10 ** parameters.decimals
}

test('with the sending side locked, what arrives is what leaves, less fees, at the rate, rounded down', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_000_000_000_000n }), receivingCurrency, (locked, currency) => {
      const amounts = computeQuoteAmounts(locked, { lockedSide: 'SENDING', receivingCurrency: currency })
      const { sending, receiving, fees, exchangeRate } = amounts
      const exact = expectedReceiving({ net: sending - fees, exchangeRate, decimals: currencyOf(currency).decimals })

      expect(sending).toBe(locked)
      expect(fees).toBe((sending * 5n + 999n) / 1000n)
      expect(Number(receiving)).toBeLessThanOrEqual(exact + 1e-3)
      expect(Number(receiving)).toBeGreaterThan(exact - 1.001)
    }),
  )
})

test('with the receiving side locked, exactly that arrives, and no smaller amount would do', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_000_000_000n }), receivingCurrency, (locked, currency) => {
      const amounts = computeQuoteAmounts(locked, { lockedSide: 'RECEIVING', receivingCurrency: currency })
      const { sending, receiving } = amounts
      const arriving = (amount: bigint) =>
        computeQuoteAmounts(amount, { lockedSide: 'SENDING', receivingCurrency: currency }).receiving

      expect(receiving).toBe(locked)
      expect(arriving(sending)).toBe(locked)
      expect(arriving(sending - 1n)).toBeLessThan(locked)
    }),
  )
})

test('the fee is at least one unit', () => {
  const amounts = computeQuoteAmounts(1n, { lockedSide: 'SENDING', receivingCurrency: 'USDB' })
  expect(amounts).toMatchObject({ sending: 1n, fees: 1n, receiving: 0n })
})

test('euros and bitcoin have their fixed rates', () => {
  const at = (currency: 'EUR' | 'BTC') =>
    computeQuoteAmounts(1_000_000_000n, { lockedSide: 'SENDING', receivingCurrency: currency })
  expect(at('EUR')).toMatchObject({ receiving: 91_540n, exchangeRate: 1.08695652 })
  expect(at('BTC')).toMatchObject({ receiving: 828_835n, exchangeRate: 120048.01920768 })
})
