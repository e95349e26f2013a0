import type { Money } from '@countersign/core'

/** Coins that are worth a dollar. One whose code only begins in the same way may be worth anything. */
export const isDollar = (code: string) => ['USDB', 'USDC', 'USDT'].includes(code)

/** What there is, of a coin in whole cents: rounded down, so that it is never more than there is. */
export function inCents({ amount, currency }: Money): Money {
  const { code, decimals } = currency
  return { amount: isDollar(code) ? amount - (amount % 10n ** BigInt(decimals - 2)) : amount, currency }
}
