import type { Route, SandboxContext } from '../context.ts'
import { invalidInput, ServiceError } from '../http/answers.ts'
import { pageOf } from '../http/paging.ts'
import type { TransactionRecord } from '../payments/records.ts'
import { requireScaSession } from '../sca/sessions.ts'

export const listTransactions: Route<'listTransactions'> = (context, { query }) => {
  const { customerId, status, type, startDate, endDate, sortOrder = 'desc' } = query
  requireTimes({ startDate, endDate })
  if (customerId !== undefined) requireScaSession(context, { customerId })
  const transactions = [...context.state.transactions.values()]
    .filter((transaction) => customerId === undefined || transaction.customerId === customerId)
    .filter((transaction) => status === undefined || transaction.status === status)
    .filter((transaction) => type === undefined || transaction.type === type)
    .filter(({ createdAt }) => startDate === undefined || Date.parse(createdAt) >= Date.parse(startDate))
    .filter(({ createdAt }) => endDate === undefined || Date.parse(createdAt) <= Date.parse(endDate))
  // Recorded in the order they began.
  if (sortOrder === 'desc') transactions.reverse()
  return { status: 200, body: pageOf(transactions, query) }
}

export const getTransaction: Route<'getTransaction'> = (context, { params }) => {
  const transaction = findTransaction(context, { id: params.transactionId })
  requireScaSession(context, transaction)
  return { status: 200, body: transaction }
}

/** @throws `ServiceError` 404. */
export function findTransaction(context: SandboxContext, parameters: { id: string }): TransactionRecord {
  const transaction = context.state.transactions.get(parameters.id)
  if (!transaction)
    throw new ServiceError({ status: 404, code: 'TRANSACTION_NOT_FOUND', message: 'No such transaction' })
  return transaction
}

function requireTimes(times: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(times)
    .filter(([, time]) => time !== undefined && Number.isNaN(Date.parse(time)))
    .map(([field]) => ({ field, message: 'Expected an ISO 8601 time', constraint: { format: 'date-time' } }))
  if (errors.length > 0) throw invalidInput(errors)
}
