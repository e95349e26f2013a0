import type { CurrencyCode } from './currencies.ts'
import { currencyOf } from './currencies.ts'

/** The value of one major unit in dollars, times 10^8. Fixed, so that every run shows the same amounts. */
const worthTimes1e8: Record<CurrencyCode, bigint> = {
  USDB: 100_000_000n,
  USDC: 100_000_000n,
  USD: 100_000_000n,
  EUR: 108_695_652n,
  BTC: 12_004_801_920_768n,
}

export type QuoteAmounts = { sending: bigint; receiving: bigint; fees: bigint; exchangeRate: number }

/** 0.5 % of the sending amount, rounded up, and at least one unit. */
function feesOf(sending: bigint): bigint {
  const fees = (sending * 5n + 999n) / 1000n
  return fees > 0n ? fees : 1n
}

/**
 * Computes what a payment costs and delivers, in smallest units. The amount received is rounded down, the amount sent
 * is rounded up; a locked side is exact. `receiving` may come out as zero: too little to send.
 */
export function computeQuoteAmounts(
  lockedAmount: bigint,
  parameters: {
    lockedSide: 'SENDING' | 'RECEIVING'
    sendingCurrency: CurrencyCode
    receivingCurrency: CurrencyCode
  },
): QuoteAmounts {
  const { lockedSide, sendingCurrency, receivingCurrency } = parameters
  const numerator = 10n ** BigInt(currencyOf(sendingCurrency).decimals) * worthTimes1e8[receivingCurrency]
  const denominator = 10n ** BigInt(currencyOf(receivingCurrency).decimals) * worthTimes1e8[sendingCurrency]
  // For display only. 15 digits are what a double holds of a decimal.
  const rate = Number(worthTimes1e8[receivingCurrency]) / Number(worthTimes1e8[sendingCurrency])
  const exchangeRate = Number(rate.toPrecision(15))

  if (lockedSide === 'SENDING') {
    const fees = feesOf(lockedAmount)
    return { sending: lockedAmount, receiving: ((lockedAmount - fees) * denominator) / numerator, fees, exchangeRate }
  }
  const net = (lockedAmount * numerator + denominator - 1n) / denominator
  let sending = (net * 1000n) / 995n
  while (sending - feesOf(sending) < net) sending++
  return { sending, receiving: lockedAmount, fees: feesOf(sending), exchangeRate }
}

/** What an amount is worth in another currency, without fees, in smallest units and rounded up. */
export function convertAmount(amount: number, parameters: { from: CurrencyCode; to: CurrencyCode }): number {
  const { from, to } = parameters
  const numerator = BigInt(amount) * worthTimes1e8[from] * 10n ** BigInt(currencyOf(to).decimals)
  const denominator = worthTimes1e8[to] * 10n ** BigInt(currencyOf(from).decimals)
  return Number((numerator + denominator - 1n) / denominator)
}
