import type { Money } from '@countersign/core'

/** Coins that are worth a dollar. One whose code only begins in the same way may be worth anything. */
export const isDollar = (code: string) => ['USDB', 'USDC', 'USDT'].includes(code)

/** What they are called, of the words of `addMoney`. */
export const dollarWords = { dollars: 'Digital dollars' }

/** What there is, of a coin in whole cents: rounded down, so that it is never more than there is. */
export function inCents({ amount, currency }: Money): Money {
  const { code, decimals } = currency
  const cent = isDollar(code) && decimals > 2 ? 10n ** BigInt(decimals - 2) : 1n
  // What is owed is rounded down as well, and a remainder has the sign of its amount.
  return { amount: amount - (((amount % cent) + cent) % cent), currency }
}
