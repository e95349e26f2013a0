import type { Money } from '@countersign/core'

/** Adds up amounts: one total for each currency, in the order in which the currencies first appear. */
export function addUp(amounts: readonly Money[]): readonly Money[] {
  const byCurrency = new Map<string, Money>()
  for (const money of amounts) {
    const { code, decimals } = money.currency
    const key = `${code}/${decimals}`
    byCurrency.set(key, { ...money, amount: money.amount + (byCurrency.get(key)?.amount ?? 0n) })
  }
  return [...byCurrency.values()]
}
