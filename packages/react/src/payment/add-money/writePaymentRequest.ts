import type { PaymentRequest } from '@countersign/core'

/**
 * Writes what is asked for, for the part of a link behind its `#`: that part reaches no server and no log. Nothing about
 * the wallet is in it. The page of the payer reads it with `readPaymentRequest`.
 */
export function writePaymentRequest({ currency, amount, note }: Omit<PaymentRequest, 'umaAddress'>): string {
  return String(new URLSearchParams({ currency, ...(amount && { amount: String(amount) }), ...(note && { note }) }))
}
