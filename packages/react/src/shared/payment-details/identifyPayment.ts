import type { QuoteRequest } from '@countersign/core'

/** Returns one string for each payment: requests are compared by value. */
export function identifyPayment(payment: {
  accountId: string
  quoteId?: string | undefined
  request?: QuoteRequest | undefined
}): string {
  if (payment.quoteId) return `${payment.accountId} ${payment.quoteId}`
  return JSON.stringify([payment.accountId, payment.request], (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
