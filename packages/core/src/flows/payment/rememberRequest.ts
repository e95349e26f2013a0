import type { WalletClient } from '../../createWalletClient.ts'
import { type QuoteTerms, writeQuoteTerms } from '../../storage/quoteTerms.ts'
import type { Quote, QuoteRequest } from '../../wire/quotes.ts'

/** Stores what no response repeats of the request for a quote, for a page that opens the quote by its id. */
export async function rememberRequest(
  client: WalletClient,
  parameters: { quote: Quote; request: QuoteRequest },
): Promise<void> {
  const { quote, request } = parameters
  const {
    lockedCurrencySide: side,
    description,
    remittanceInformation,
    statementDescriptor,
    purposeOfPayment,
  } = request
  // The opposite side is repeated where nothing is known.
  const lockedCurrencySide = side === 'RECEIVING' ? side : undefined
  const told = { lockedCurrencySide, description, remittanceInformation, statementDescriptor, purposeOfPayment }
  const terms: QuoteTerms = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
  if (Object.keys(terms).length === 0) return
  const { clock, serverTime } = client.transport
  const now = { serviceMs: serverTime.now(), deviceMs: clock.now() }
  await writeQuoteTerms(client.records, { quoteId: quote.id, terms, now })
}
