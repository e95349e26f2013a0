import type { ExternalAccount, Money, Transaction } from '@countersign/core'
import { nameOf } from './payees.ts'

/** What a line of the activity says about one movement of money. */
export type Movement = {
  title: string
  direction: 'in' | 'out'
  /** Absent when no money moved. */
  money: Money | undefined
  status: string
  tone: 'quiet' | 'good' | 'bad' | 'waiting'
}

/** A quote that nobody agreed to stands in the service's list as well; no money moved by it. */
export function isMovement(transaction: Transaction): boolean {
  const { status, type } = transaction
  return status !== 'EXPIRED' && (status !== 'PENDING' || type !== 'OUTGOING' || isFromBank(transaction))
}

/** Whether its money comes from a bank, by a transfer that the person makes there. */
export function isFromBank({ source }: Transaction): boolean {
  return source?.sourceType === 'REALTIME_FUNDING'
}

/** Whether a later look can tell more soon. */
export function isUnderWay(transaction: Transaction): boolean {
  return transaction.status === 'PROCESSING' || transaction.status === 'CREATED'
}

export function describeMovement(
  transaction: Transaction,
  parameters: { payees: readonly ExternalAccount[] },
): Movement {
  const direction = transaction.direction === 'CREDIT' || transaction.type === 'INCOMING' ? 'in' : 'out'
  const payee = parameters.payees.find(({ id }) => id === transaction.destination?.accountId)
  const title = direction === 'in' ? 'Money added' : payee ? nameOf(payee) : 'Payment'
  const money = direction === 'in' ? transaction.receivedAmount : transaction.sentAmount
  return { title, direction, money, ...describeStatus(transaction) }
}

function describeStatus({ status, refund }: Transaction): Pick<Movement, 'status' | 'tone'> {
  switch (status) {
    case 'COMPLETED':
      return { status: 'Completed', tone: 'quiet' }
    case 'PENDING':
      return { status: 'Waiting for you', tone: 'waiting' }
    case 'PENDING_AUTHORIZATION':
      return { status: 'One more check needed', tone: 'waiting' }
    case 'CREATED':
    case 'PROCESSING':
      return { status: 'On its way', tone: 'waiting' }
    case 'FAILED':
    case 'REJECTED':
      return refund?.status === 'COMPLETED'
        ? { status: 'Failed, money returned', tone: 'bad' }
        : { status: 'Failed', tone: 'bad' }
    case 'REFUNDED':
      return { status: 'Returned to you', tone: 'good' }
    case 'EXPIRED':
      return { status: 'Not sent', tone: 'quiet' }
    default:
      return { status: 'See details', tone: 'quiet' }
  }
}
