import type { InternalAccount } from '@countersign/core'

/**
 * Whether what a wallet pays may need a proof of its own: today those in euros and USDC. Only the service knows, customer
 * by customer, so this decides what a page offers and nothing else.
 */
export function confirmsPayments({ balance }: InternalAccount): boolean {
  return balance.currency.code === 'EUR' || balance.currency.code === 'USDC'
}
