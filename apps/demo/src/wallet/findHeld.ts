import type { InternalAccount, Money } from '@countersign/core'

/** Returns what belongs to the balance and cannot be spent now, such as a payment that waits for its proof. */
export function findHeld({ balance, totalBalance }: InternalAccount): Money | undefined {
  if (totalBalance?.currency.code !== balance.currency.code) return undefined
  const amount = totalBalance.amount - balance.amount
  return amount > 0n ? { amount, currency: balance.currency } : undefined
}
