import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeQuoteAmounts } from './amounts.ts'
import { type CurrencyCode, currencyOf } from './currencies.ts'

const currency = fc.constantFrom<CurrencyCode>('USD', 'EUR', 'BTC', 'USDB', 'USDC')
const currencies = fc.record({ sendingCurrency: currency, receivingCurrency: currency })

/** Computes the same in floating point, from the rate that the quote shows. */
function expectedReceiving(
  net: bigint,
  parameters: { exchangeRate: number; sendingCurrency: CurrencyCode; receivingCurrency: CurrencyCode },
): number {
  const { exchangeRate, sendingCurrency, receivingCurrency } = parameters
  const sent = Number(net) / 10 ** currencyOf(sendingCurrency).decimals
  return (sent / exchangeRate) * 10 ** currencyOf(receivingCurrency).decimals
}

test('with the sending side locked, what arrives is what leaves, less fees, at the rate, rounded down', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_000_000_000_000n }), currencies, (locked, pair) => {
      const { sending, receiving, fees, exchangeRate } = computeQuoteAmounts(locked, { lockedSide: 'SENDING', ...pair })
      const exact = expectedReceiving(sending - fees, { exchangeRate, ...pair })
      const tolerance = 1e-3 + exact * 1e-14

      expect(sending).toBe(locked)
      expect(fees).toBe((sending * 5n + 999n) / 1000n)
      expect(Number(receiving)).toBeLessThanOrEqual(exact + tolerance)
      expect(Number(receiving)).toBeGreaterThan(exact - 1 - tolerance)
    }),
  )
})

test('with the receiving side locked, exactly that arrives, and no smaller amount would do', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 9_000_000_000n }), currencies, (locked, pair) => {
      const { sending, receiving } = computeQuoteAmounts(locked, { lockedSide: 'RECEIVING', ...pair })
      const arriving = (amount: bigint) => computeQuoteAmounts(amount, { lockedSide: 'SENDING', ...pair }).receiving

      expect(receiving).toBe(locked)
      expect(arriving(sending)).toBeGreaterThanOrEqual(locked)
      expect(arriving(sending - 1n)).toBeLessThan(locked)
    }),
  )
})

test('the fee is at least one unit', () => {
  const pair = { sendingCurrency: 'USDB', receivingCurrency: 'USDB' } as const
  const amounts = computeQuoteAmounts(1n, { lockedSide: 'SENDING', ...pair })
  expect(amounts).toMatchObject({ sending: 1n, fees: 1n, receiving: 0n })
})

test.each([
  ['USDB', 'EUR', 1_000_000_000n, 91_540n, 1.08695652],
  ['USDB', 'BTC', 1_000_000_000n, 828_835n, 120048.01920768],
  ['EUR', 'EUR', 100_000n, 99_500n, 1],
  ['EUR', 'USD', 100_000n, 108_152n, 0.920000001472],
  ['EUR', 'USDC', 100_000n, 1_081_521_737n, 0.920000001472],
  ['USDC', 'EUR', 1_000_000_000n, 91_540n, 1.08695652],
  ['USDC', 'USD', 1_000_000_000n, 99_500n, 1],
] as const)('%s to %s has a fixed rate', (sendingCurrency, receivingCurrency, sending, receiving, exchangeRate) => {
  const amounts = computeQuoteAmounts(sending, { lockedSide: 'SENDING', sendingCurrency, receivingCurrency })
  expect(amounts).toMatchObject({ receiving, exchangeRate })
})
