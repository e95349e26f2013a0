import type { QuoteRequest } from '../../wire/quotes.ts'

/** One payment of several: a quote that was made before, or what to make one from. */
export type BatchPayment =
  | { readonly quoteId: string; readonly request?: undefined }
  | { readonly request: QuoteRequest; readonly quoteId?: undefined }

/**
 * Returns the payments without those whose quote is there already. An address may name a quote together with the one that
 * took its place, and a relay may answer two requests with one quote. Shown twice, it would be added up and agreed to twice.
 */
export function keepDistinct<payment>(
  payments: readonly payment[],
  quoteIdOf: (payment: payment) => string | undefined,
): readonly payment[] {
  const ids = payments.map(quoteIdOf)
  return payments.filter((_payment, index) => ids[index] === undefined || ids.indexOf(ids[index]) === index)
}
