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
type AgreedFields = {
  readonly [field in Exclude<QuoteChange['field'], 'payload' | 'nameCheck'>]: QuoteChange['before']
}

/** Returns everything in a quote that is shown. */
export function readQuoteFields(quote: Quote): AgreedFields {
  const { totalSendingAmount, totalReceivingAmount, feesIncluded, platformFeesIncluded, exchangeRate } = quote
  const { sendingCurrency, receivingCurrency, source, destination } = quote
  return {
    totalSendingAmount,
    totalReceivingAmount,
    feesIncluded,
    platformFeesIncluded,
    exchangeRate,
    sendingCurrency: identifyCurrency(sendingCurrency),
    receivingCurrency: identifyCurrency(receivingCurrency),
    source: source.accountId ?? source.sourceType,
    destination: [destination.accountId ?? destination.umaAddress, destination.paymentRail].filter(Boolean).join(' '),
  }
}

/** Both say what an amount is worth. */
export const identifyCurrency = ({ code, decimals }: Quote['sendingCurrency']) => `${code}/${decimals}`

/** Returns everything that differs between the quote that was shown and another one. */
export function compareQuotes(before: Quote, after: Quote): readonly QuoteChange[] {
  return compareQuoteFields(readQuoteFields(before), readQuoteFields(after))
}

/** Returns what differs. The fields of `after` count: what is missing there is not compared. */
export function compareQuoteFields(before: QuoteFields, after: QuoteFields): readonly QuoteChange[] {
  return (Object.keys(after) as QuoteChange['field'][])
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => change.before !== change.after)
}

/** Returns whether the money would go elsewhere. No payment with that is agreed to: the user decides where the payees are. */
export function hasOtherDestination(changes: readonly QuoteChange[]): boolean {
  return changes.some(({ field }) => field === 'destination')
}

/** Returns whether one quote reads otherwise than before. What the bank says of the name is known later than the quote. */
export function isAlteration(changes: readonly QuoteChange[]): boolean {
  return changes.some(({ field }) => field !== 'nameCheck')
}

/** Joins what differs from what was agreed to and from what was on the screen: one of them alone may hide the other. */
export function joinChanges(agreed: readonly QuoteChange[], seen: readonly QuoteChange[]): readonly QuoteChange[] {
  return [...agreed, ...seen.filter(({ field }) => agreed.every((change) => change.field !== field))]
}

/** Compares two readings of one quote, whose payload must not differ either. */
export function compareSigned(shown: Quote, current: Quote): readonly QuoteChange[] {
  const changes = compareQuotes(shown, current)
  if (shown.walletPayload === current.walletPayload) return changes
  return [...changes, { field: 'payload', before: undefined, after: undefined }]
}
