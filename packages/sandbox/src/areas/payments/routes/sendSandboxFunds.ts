import type { Route } from '../../../context.ts'
import { runDue } from '../../../due/runDue.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { describeTransaction } from '../describeTransaction.ts'
import type { QuoteRecord } from '../records.ts'
import { startPayment } from '../startPayment.ts'
import { findQuote } from './getQuote.ts'
import { findTransaction } from './transactions.ts'

/** Simulates the transfer that a quote waits for. Another amount than the quote's fails the payment. */
export const sendSandboxFunds: Route<'sendSandboxFunds'> = (context, { body }) => {
  const quote = findQuote(context, { id: body.quoteId })
  requireAwaitsTransfer(quote)
  if (body.currencyCode !== quote.sendingCurrency)
    throw invalidInput([
      {
        field: 'currencyCode',
        message: "Expected the quote's currency",
        constraint: { enum: [quote.sendingCurrency] },
      },
    ])
  const { currencyAmount = quote.totalSendingAmount } = body
  if (currencyAmount !== quote.totalSendingAmount) quote.outcomeSuffix = 'FUNDING_AMOUNT_MISMATCH'
  startPayment(context, { quote })
  runDue(context)
  return { status: 200, body: describeTransaction(findTransaction(context, { id: quote.transactionId })) }
}

function requireAwaitsTransfer(quote: QuoteRecord): void {
  if (quote.status === 'EXPIRED')
    throw new ServiceError({ status: 400, code: 'QUOTE_EXPIRED', message: 'The quote is expired' })
  if (quote.source.sourceType !== 'REALTIME_FUNDING' || quote.status !== 'PENDING')
    throw invalidInput([{ field: 'quoteId', message: 'Expected a quote that awaits a transfer', constraint: {} }])
}
