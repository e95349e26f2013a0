import type { Quote } from '../../wire/quotes.ts'

/** One difference between a quote and the one that was shown. */
export type QuoteChange = {
  readonly field:
    | 'totalSendingAmount'
    | 'totalReceivingAmount'
    | 'feesIncluded'
    | 'platformFeesIncluded'
    | 'exchangeRate'
    | 'sendingCurrency'
    | 'receivingCurrency'
    | 'source'
    | 'destination'
    /** What the payee's bank said about the name. */
    | 'nameCheck'
    | 'payload'
  readonly before: bigint | number | string | undefined
  readonly after: bigint | number | string | undefined
}

/** The content of a quote, by the fields that a user agrees to. */
export type QuoteFields = { readonly [field in QuoteChange['field']]?: QuoteChange['before'] }

/**
 * The fields that a user agrees to. A new quote always has a different payload, so that is compared by `compareSigned`
 * only.
 */
const quoteFields: {
  [field in Exclude<QuoteChange['field'], 'payload' | 'nameCheck'>]: (quote: Quote) => QuoteChange['before']
} = {
  totalSendingAmount: (quote) => quote.totalSendingAmount,
  totalReceivingAmount: (quote) => quote.totalReceivingAmount,
  feesIncluded: (quote) => quote.feesIncluded,
  platformFeesIncluded: (quote) => quote.platformFeesIncluded,
  exchangeRate: (quote) => quote.exchangeRate,
  sendingCurrency: (quote) => `${quote.sendingCurrency.code}/${quote.sendingCurrency.decimals}`,
  receivingCurrency: (quote) => `${quote.receivingCurrency.code}/${quote.receivingCurrency.decimals}`,
  source: (quote) => quote.source.accountId ?? quote.source.sourceType,
  destination: ({ destination }) =>
    [destination.accountId ?? destination.umaAddress, destination.paymentRail].filter(Boolean).join(' '),
}

/** Returns everything in a quote that is shown. */
export function readQuoteFields(quote: Quote): QuoteFields {
  return Object.fromEntries(Object.entries(quoteFields).map(([field, read]) => [field, read(quote)]))
}

/** Returns everything that differs between the quote that was shown and another one. */
export function compareQuotes(before: Quote, after: Quote): readonly QuoteChange[] {
  return compareQuoteFields(readQuoteFields(before), readQuoteFields(after))
}

export function compareQuoteFields(before: QuoteFields, after: QuoteFields): readonly QuoteChange[] {
  return (Object.keys(quoteFields) as (keyof typeof quoteFields)[])
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => change.before !== change.after)
}

/** Returns whether the money would, or may, go to someone else than the user reviewed before. */
export function hasOtherPayee(changes: readonly QuoteChange[]): boolean {
  return changes.some(({ field }) => field === 'destination' || field === 'nameCheck')
}

/** Compares two readings of one quote, whose payload must not differ either. */
export function compareSigned(shown: Quote, current: Quote): readonly QuoteChange[] {
  const changes = compareQuotes(shown, current)
  if (shown.walletPayload === current.walletPayload) return changes
  return [...changes, { field: 'payload', before: undefined, after: undefined }]
}
