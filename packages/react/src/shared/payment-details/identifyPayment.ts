import type { QuoteRequest } from '@countersign/core'

/** Returns one string for each payment: requests are compared by value. */
export function identifyPayment(
  payment: { accountId: string } & ({ quoteId: string } | { request: QuoteRequest }),
): string {
  if ('quoteId' in payment) return `${payment.accountId} ${payment.quoteId}`
  return JSON.stringify([payment.accountId, payment.request], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
