import type { CurrencyCode } from './currencies.ts'
import { currencyOf } from './currencies.ts'

/** What one major unit is worth in dollars, times 10^8. Fixed, so that every run shows the same amounts. */
export const worthTimes1e8: Readonly<Record<CurrencyCode, bigint>> = {
  USDB: 100_000_000n,
  USDC: 100_000_000n,
  USD: 100_000_000n,
  EUR: 108_695_652n,
  BTC: 12_004_801_920_768n,
  USDT: 100_000_000n,
  AED: 27_229_408n,
  BDT: 836_820n,
  BRL: 18_500_000n,
  BWP: 7_400_000n,
  CAD: 73_000_000n,
  CNY: 13_800_000n,
  COP: 25_000n,
  DKK: 14_570_000n,
  EGP: 2_050_000n,
  GBP: 126_582_278n,
  GHS: 9_200_000n,
  GTQ: 13_000_000n,
  HKD: 12_800_000n,
  HTG: 763_000n,
  IDR: 6_100n,
  ILS: 27_500_000n,
  INR: 1_170_000n,
  JMD: 625_000n,
  KES: 773_000n,
  MWK: 57_700n,
  MXN: 5_400_000n,
  MYR: 23_600_000n,
  NGN: 67_000n,
  PHP: 1_730_000n,
  PKR: 356_000n,
  RWF: 69_000n,
  SGD: 77_000_000n,
  THB: 3_070_000n,
  TRY: 2_430_000n,
  TZS: 40_000n,
  UGX: 28_000n,
  VND: 3_800n,
  XAF: 176_000n,
  XOF: 176_000n,
  ZAR: 5_700_000n,
  ZMW: 4_200_000n,
}

export type QuoteAmounts = { sending: bigint; receiving: bigint; fees: bigint; exchangeRate: number }

/** 0.5 % of the sending amount, rounded up, and at least one unit. */
function feesOf(sending: bigint): bigint {
  const fees = (sending * 5n + 999n) / 1000n
  return fees > 0n ? fees : 1n
}

/**
 * What a payment costs and brings, in smallest units. What arrives is rounded down, what leaves is rounded up; a locked
 * side is exact. `receiving` may come out as zero: too little to send.
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
