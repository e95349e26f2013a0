import type { SandboxContext, SandboxRequest } from '../context.ts'
import { toIso } from '../context.ts'
import type { InternalAccountRecord } from '../state/records.ts'
import { wireAmount } from './currencies.ts'
import type { QuoteRecord } from './records.ts'

/** Records the transaction of a quote: pending until the quote is executed or lapses. */
export function recordOutgoing(
  context: SandboxContext,
  parameters: {
    quote: QuoteRecord
    account: InternalAccountRecord
    request: SandboxRequest<'createQuote'>['body']
  },
): void {
  const { quote, account, request } = parameters
  const { description, remittanceInformation } = request
  const time = toIso(quote.createdAt)
  context.state.transactions.set(quote.transactionId, {
    id: quote.transactionId,
    status: 'PENDING',
    type: 'OUTGOING',
    direction: 'DEBIT',
    customerId: account.customerId,
    platformCustomerId: context.state.customers.get(account.customerId)?.platformCustomerId,
    source: { ...quote.source, currency: quote.sendingCurrency },
    destination: { ...quote.destination, currency: quote.receivingCurrency },
    sentAmount: wireAmount(quote.totalSendingAmount, { currency: quote.sendingCurrency }),
    receivedAmount: wireAmount(quote.totalReceivingAmount, { currency: quote.receivingCurrency }),
    fees: quote.feesIncluded,
    exchangeRate: quote.exchangeRate,
    quoteId: quote.id,
    ...(description !== undefined && { description }),
    reconciliationInstructions: { reference: remittanceInformation ?? quote.transactionId.slice(-12).toUpperCase() },
    createdAt: time,
    updatedAt: time,
  })
}
