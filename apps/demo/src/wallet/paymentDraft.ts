import type { PaymentDraft, Quote, QuoteRequest } from '@countersign/core'

/** What the form of a payment begins with: what the user typed before, as the browser kept it with the page. */
export function readDraft(state: unknown): Partial<PaymentDraft> {
  const { draft } = Object(state) as { draft?: unknown }
  const { side, amount, note, paymentRail, purpose } = Object(draft) as Record<string, unknown>
  return {
    ...(side === 'RECEIVING' && { side }),
    ...(typeof amount === 'bigint' && amount > 0n && { amount }),
    ...(typeof note === 'string' && { note }),
    ...(typeof paymentRail === 'string' && { paymentRail }),
    ...(typeof purpose === 'string' && { purpose }),
  }
}

/** Returns the draft that a price was asked for with, to edit it: by what was asked, else by the quote. */
export function toDraft(request: QuoteRequest | undefined, quote: Quote | undefined): Partial<PaymentDraft> {
  if (!request) return quote ? { side: 'SENDING', amount: quote.totalSendingAmount } : {}
  const {
    destination,
    lockedCurrencySide: side,
    lockedCurrencyAmount,
    remittanceInformation,
    purposeOfPayment,
  } = request
  return {
    side,
    amount: BigInt(lockedCurrencyAmount),
    note: remittanceInformation ?? '',
    purpose: purposeOfPayment,
    paymentRail: destination.destinationType === 'ACCOUNT' ? (destination.paymentRail ?? undefined) : undefined,
  }
}
