import type { Money } from '@countersign/core'

/** What amounts come to, one total for each currency, in the order in which these first appear. */
export function totals(amounts: readonly Money[]): readonly Money[] {
  const byCurrency = new Map<string, Money>()
  for (const money of amounts) {
    const { code, decimals } = money.currency
    const key = `${code}/${decimals}`
    byCurrency.set(key, { ...money, amount: money.amount + (byCurrency.get(key)?.amount ?? 0n) })
  }
  return [...byCurrency.values()]
}
