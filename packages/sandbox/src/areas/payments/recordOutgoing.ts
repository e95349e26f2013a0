import type { SandboxContext, SandboxRequest } from '../../context.ts'
import { toIso } from '../../context.ts'
import { platformId } from '../../state/platform.ts'
import { describeRail } from './railDetails.ts'
import type { QuoteRecord, TransactionRecord } from './records.ts'
import { announceStatus, setTransactionStatus } from './setStatus.ts'
import { umaCounterparty } from './umaCounterparty.ts'

/** Records the transaction of a quote: pending until the quote is paid or lapses. */
export function recordOutgoing(
  context: SandboxContext,
  parameters: { quote: QuoteRecord; request: SandboxRequest<'createQuote'>['body'] },
): void {
  const { quote, request } = parameters
  const { description, remittanceInformation, statementDescriptor } = request
  const { customerId = platformId } = quote
  const time = toIso(quote.createdAt)
  const transaction: TransactionRecord = {
    id: quote.transactionId,
    status: 'PENDING',
    // What is collected from an account of the customer's comes in, and is a debit there.
    type: quote.payer === 'COLLECTION' ? 'INCOMING' : 'OUTGOING',
    direction: 'DEBIT',
    customerId,
    platformCustomerId: context.state.customers.get(customerId)?.platformCustomerId ?? customerId,
    source: quote.source,
    destination: quote.destination,
    sent: quote.totalSendingAmount,
    sendingCurrency: quote.sendingCurrency,
    received: quote.totalReceivingAmount,
    receivingCurrency: quote.receivingCurrency,
    fees: quote.feesIncluded,
    ...(quote.platformFeesIncluded !== undefined && { platformFees: quote.platformFeesIncluded }),
    ...describeRail(context, quote),
    exchangeRate: quote.exchangeRate,
    quoteId: quote.id,
    ...(description !== undefined && { description }),
    ...(quote.destination.destinationType === 'UMA_ADDRESS' && {
      counterpartyInformation: umaCounterparty,
    }),
    ...(remittanceInformation !== undefined && { remittanceInformation }),
    ...(statementDescriptor !== undefined && { statementDescriptor }),
    createdAt: time,
    updatedAt: time,
    // Named here, though they come later: a record that grows takes more room.
    settledAt: undefined,
    failureReason: undefined,
    pendingReason: undefined,
    expectedSettlementAt: undefined,
    settlementTimelineSeconds: undefined,
  }
  context.state.transactions.set(transaction.id, transaction)
  announceStatus(context, { transaction, status: 'PENDING', at: quote.createdAt })
  // A transfer that waits for its first proof was announced as pending before.
  if (quote.status !== 'PENDING')
    setTransactionStatus(context, { transaction, status: quote.status, at: quote.createdAt })
}
