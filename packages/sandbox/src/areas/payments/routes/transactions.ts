import type { Route, SandboxContext, SandboxRequest } from '../../../context.ts'
import { pageOf } from '../../../http/paging.ts'
import { invalidInput, ServiceError } from '../../../http/responses.ts'
import { isWithin, requireTimes } from '../../../http/validation.ts'
import { requireScaSession } from '../../sca/sessions.ts'
import { describeTransaction, referenceOf } from '../describeTransaction.ts'
import { primaryIdentifierOf } from '../payees.ts'
import type { TransactionRecord, TransactionSide } from '../records.ts'

export const listTransactions: Route<'listTransactions'> = (context, { query }) => {
  const { customerId, platformCustomerId, status, type, startDate, endDate, sortOrder = 'desc' } = query
  requireTimes({ startDate, endDate })
  if (type === 'CARD' && status !== undefined)
    throw invalidInput([{ field: 'status', message: 'Card transactions have other states', constraint: {} }])
  const owner = findOwner(context, { customerId, platformCustomerId })
  if (owner !== undefined) requireScaSession(context, { customerId: owner })
  const wanted = { status, type, cardId: cardIdOf(query.cardId) }
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  const transactions = context.state.transactions
    .list({ customerId: owner })
    .filter((transaction) => customerId === undefined || transaction.customerId === customerId)
    .filter((transaction) => names.every((name) => wanted[name] === undefined || transaction[name] === wanted[name]))
    .filter(({ createdAt }) => isWithin(createdAt, { from: startDate, to: endDate }))
    .filter((transaction) => matchesParties(context, { transaction, query }))
  // Recorded in the order they began.
  if (sortOrder === 'desc') transactions.reverse()
  const { data, ...page } = pageOf(transactions, query)
  return { status: 200, body: { data: data.map(describeTransaction), ...page } }
}

export const getTransaction: Route<'getTransaction'> = (context, { params }) => {
  const transaction = findTransaction(context, { id: params.transactionId })
  requireScaSession(context, transaction)
  return { status: 200, body: describeTransaction(transaction) }
}

/** @throws `ServiceError` 404. */
export function findTransaction(context: SandboxContext, parameters: { id: string }): TransactionRecord {
  const transaction = context.state.transactions.get(parameters.id)
  if (!transaction)
    throw new ServiceError({ status: 404, code: 'TRANSACTION_NOT_FOUND', message: 'No such transaction' })
  return transaction
}

/** Whose transactions are asked for, under either name. The platform's own stand under its own id. */
function findOwner(
  context: SandboxContext,
  parameters: { customerId: string | undefined; platformCustomerId: string | undefined },
): string | undefined {
  const { customerId, platformCustomerId } = parameters
  if (platformCustomerId === undefined) return customerId
  const [customer] = context.state.customers.where('platformCustomerId', platformCustomerId)
  return customer?.id ?? platformCustomerId
}

/** A card is named by its id, or by the part of it that is a UUID. */
function cardIdOf(text: string | undefined): string | undefined {
  return text === undefined || text.includes(':') ? text : `Card:${text}`
}

function matchesParties(
  context: SandboxContext,
  parameters: { transaction: TransactionRecord; query: SandboxRequest<'listTransactions'>['query'] },
): boolean {
  const { transaction, query } = parameters
  const { accountIdentifier: either, senderAccountIdentifier: from, receiverAccountIdentifier: to, reference } = query
  const senders = identifiersOf(context, { side: transaction.source })
  const receivers = identifiersOf(context, { side: transaction.destination })
  return (
    (from === undefined || senders.includes(from)) &&
    (to === undefined || receivers.includes(to)) &&
    (either === undefined || senders.includes(either) || receivers.includes(either)) &&
    (reference === undefined || (transaction.type !== 'CARD' && referenceOf(transaction) === reference))
  )
}

/** The UMA address or the id of the account on one side, and its number, IBAN or address while it is a payee. */
function identifiersOf(context: SandboxContext, parameters: { side: TransactionSide | undefined }): unknown[] {
  const { umaAddress, accountId } = parameters.side ?? {}
  if (umaAddress !== undefined) return [umaAddress]
  const payee = typeof accountId === 'string' && context.state.externalAccounts.get(accountId)
  return payee ? [accountId, primaryIdentifierOf(payee.accountInfo)] : [accountId]
}
