import type { Route } from '../../../context.ts'
import { toIso } from '../../../context.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { approve, missingFields, reject, requireApproval } from '../approvals.ts'
import { redirectPayment } from '../continuePayment.ts'
import { describeTransaction } from '../describeTransaction.ts'
import { findTransaction } from './transactions.ts'

export const approveTransaction: Route<'approveTransaction'> = (context, { params, body }) => {
  const incoming = requireApproval(context, { transaction: findTransaction(context, { id: params.transactionId }) })
  const missing = missingFields(incoming.payment, { told: body?.receiverCustomerInfo })
  if (missing.length > 0)
    throw new ServiceError({
      status: 400,
      code: 'MISSING_MANDATORY_USER_INFO',
      message: `Missing: ${missing.join(', ')}`,
      details: { missing },
    })
  approve(context, incoming)
  return { status: 200, body: describeTransaction(incoming.transaction) }
}

export const rejectTransaction: Route<'rejectTransaction'> = (context, { params }) => {
  const incoming = requireApproval(context, { transaction: findTransaction(context, { id: params.transactionId }) })
  reject(context, incoming)
  return { status: 200, body: describeTransaction(incoming.transaction) }
}

/** A payee whose account ends in `003` gets the money all the same, after the refund. */
export const cancelTransaction: Route<'cancelTransaction'> = (context, { params }) => {
  const transaction = findTransaction(context, { id: params.transactionId })
  if (!['ACH', 'ACH_SAME_DAY', 'WIRE'].includes(transaction.paymentRail ?? '')) {
    const message = 'Expected an ACH payment or a wire'
    throw invalidInput([{ field: 'transactionId', message, constraint: {} }])
  }
  // A quote is forgotten some days after its payment is over.
  const quote = context.state.quotes.get(transaction.quoteId ?? '')
  const isUnderWay = quote?.executedAt !== undefined && ['PENDING', 'PROCESSING'].includes(transaction.status)
  if (!isUnderWay || transaction.refund)
    throw new ServiceError({
      status: 409,
      code: 'TRANSACTION_NOT_CANCELLABLE',
      message: 'The transaction is settled, not begun, or already being canceled',
    })
  const outcome = quote.outcomeSuffix === '003' ? 'CANCELED_AND_DELIVERED' : 'CANCELED'
  redirectPayment(context, { quote, outcome, at: context.now() })
  return { status: 200, body: describeTransaction(transaction) }
}

export const confirmTransaction: Route<'confirmTransaction'> = (context, { params, body }) => {
  const transaction = findTransaction(context, { id: params.transactionId })
  transaction.receiptDeliveryConfirmedAt = body?.receiptDeliveryConfirmedAt ?? toIso(context.now())
  return { status: 200, body: describeTransaction(transaction) }
}
