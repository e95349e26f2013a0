import { ServiceError } from '../http/responses.ts'
import type { CurrencyCode } from './currencies.ts'
import { currencyOf } from './currencies.ts'

/** The value of one major unit in dollars, times 10^8. Fixed, so that every run shows the same amounts. */
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

/** What is taken of a sending amount: the service's fee, and the platform's with it. */
export type Fees = { isFree?: boolean; platformFixed?: bigint; platformBps?: bigint }

/** 0.5 % of the sending amount, rounded up, and at least one unit; and what the platform takes. */
function feesOf(sending: bigint, fees: Fees): bigint {
  return serviceFeesOf(sending, fees) + platformFeesOf(sending, fees)
}

function serviceFeesOf(sending: bigint, { isFree = false }: Fees): bigint {
  const fees = isFree ? 0n : (sending * 5n + 999n) / 1000n
  return fees > 0n || isFree ? fees : 1n
}

/** The platform's part of the fees, rounded up. */
export function platformFeesOf(sending: bigint, { platformFixed = 0n, platformBps = 0n }: Fees): bigint {
  return platformFixed + (sending * platformBps + 9999n) / 10_000n
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
    fees?: Fees
  },
): QuoteAmounts {
  const { lockedSide, sendingCurrency, receivingCurrency, fees: rules = {} } = parameters
  const numerator = 10n ** BigInt(currencyOf(sendingCurrency).decimals) * worthTimes1e8[receivingCurrency]
  const denominator = 10n ** BigInt(currencyOf(receivingCurrency).decimals) * worthTimes1e8[sendingCurrency]
  // For display only. 15 digits are what a double holds of a decimal.
  const rate = Number(worthTimes1e8[receivingCurrency]) / Number(worthTimes1e8[sendingCurrency])
  const exchangeRate = Number(rate.toPrecision(15))

  if (lockedSide === 'SENDING') {
    const fees = feesOf(lockedAmount, rules)
    const net = lockedAmount > fees ? lockedAmount - fees : 0n
    return { sending: lockedAmount, receiving: (net * denominator) / numerator, fees, exchangeRate }
  }
  const net = (lockedAmount * numerator + denominator - 1n) / denominator
  let sending = leastSending(net, rules)
  while (sending - feesOf(sending, rules) < net) sending++
  return { sending, receiving: lockedAmount, fees: feesOf(sending, rules), exchangeRate }
}

/** Not more than what has to be sent, so that few steps are left to it. Rounding up of fees is left out. */
function leastSending(net: bigint, { isFree = false, platformFixed = 0n, platformBps = 0n }: Fees): bigint {
  const share = 10_000n - (isFree ? 0n : 50n) - platformBps
  if (share <= 0n)
    throw new ServiceError({ status: 400, code: 'AMOUNT_OUT_OF_RANGE', message: 'The fees take everything' })
  return ((net + platformFixed) * 10_000n) / share
}

/** What an amount is worth in another currency, without fees, in smallest units and rounded up. */
export function convertAmount(amount: number, parameters: { from: CurrencyCode; to: CurrencyCode }): number {
  const { from, to } = parameters
  const numerator = BigInt(amount) * worthTimes1e8[from] * 10n ** BigInt(currencyOf(to).decimals)
  const denominator = worthTimes1e8[to] * 10n ** BigInt(currencyOf(from).decimals)
  return Number((numerator + denominator - 1n) / denominator)
}
