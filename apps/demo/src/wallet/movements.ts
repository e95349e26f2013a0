import type { ExternalAccount, Money, Transaction } from '@countersign/core'
import { nameOf } from './payees.ts'

/** What a line of the activity says about one transaction. */
export type Movement = {
  title: string
  direction: 'in' | 'out'
  money: Money | undefined
  /**
   * `counts`: it changed the balance and has a sign. `struck`: it did not in the end, because nothing was sent or because
   * all of it came back. `apart`: it never was part of the balance, or not yet.
   */
  amount: 'counts' | 'struck' | 'apart'
  /** Whether the money came back. */
  returned: boolean
  status: string
  tone: 'quiet' | 'good' | 'bad' | 'waiting'
}

/** Failures before any money moves. After others, nothing is claimed about the money without a refund. */
const beforeMoneyMoves = new Set(['QUOTE_EXPIRED', 'QUOTE_RATE_UNAVAILABLE', 'SCA_NOT_COMPLETED'])

/** Returns whether the user only looked at a price and did not send anything. The service lists these, too. */
export function isDraft(transaction: Transaction): boolean {
  const { status, type } = transaction
  return status === 'EXPIRED' || (status === 'PENDING' && type === 'OUTGOING' && !isFromBank(transaction))
}

/** Returns whether a payment takes its money from a bank, by a transfer that the user makes there. */
function isFromBank({ source, type }: Transaction): boolean {
  return source?.sourceType === 'REALTIME_FUNDING' && type === 'OUTGOING'
}

/** What the user has to do for a payment that waits for them. */
export type Task = {
  path: string
  status: string
  action: string
  /** It leads to a proof, which is not possible while the proofs are locked. */
  needsProof: boolean
}

/** Returns what the user has to do before this payment can be made; `undefined` for every other transaction. */
export function findTask(transaction: Transaction): Task | undefined {
  const { status, quoteId } = transaction
  if (quoteId === undefined) return undefined
  const path = `/${isFromBank(transaction) ? 'fund' : 'pay'}/${encodeURIComponent(quoteId)}`
  if (status === 'PENDING_AUTHORIZATION')
    return { path, status: 'Needs your confirmation', action: 'Confirm payment', needsProof: true }
  if (status === 'PENDING' && isFromBank(transaction))
    return { path, status: 'Waiting for your transfer', action: 'Show transfer details', needsProof: false }
  return undefined
}

/** Returns whether this is part of the history: neither a draft nor a payment that waits for the user. */
export function isMovement(transaction: Transaction): boolean {
  return !isDraft(transaction) && findTask(transaction) === undefined
}

export function describeMovement(
  transaction: Transaction,
  parameters: { payees: readonly ExternalAccount[] },
): Movement {
  const direction = transaction.direction === 'CREDIT' || transaction.type === 'INCOMING' ? 'in' : 'out'
  const payee = parameters.payees.find(({ id }) => id === transaction.destination?.accountId)
  const title = direction === 'in' ? 'Added money' : payee ? nameOf(payee) : 'Payment'
  const money = direction === 'in' ? transaction.receivedAmount : transaction.sentAmount
  const described = describeStatus(transaction)
  // What was paid from a bank never was in the wallet.
  const amount = isFromBank(transaction) && described.amount === 'counts' ? 'apart' : described.amount
  return { title, direction, money, ...described, amount }
}

function describeStatus(transaction: Transaction): Pick<Movement, 'amount' | 'returned' | 'status' | 'tone'> {
  const task = findTask(transaction)
  if (task) return { amount: 'apart', returned: false, status: task.status, tone: 'waiting' }
  switch (transaction.status) {
    case 'COMPLETED':
      return { amount: 'counts', returned: false, status: 'Completed', tone: 'quiet' }
    case 'PENDING':
      return { amount: 'apart', returned: false, status: 'Not sent yet', tone: 'quiet' }
    case 'PENDING_AUTHORIZATION':
      return { amount: 'apart', returned: false, status: 'Needs your confirmation', tone: 'waiting' }
    case 'CREATED':
    case 'PROCESSING':
      return { amount: 'counts', returned: false, status: 'On its way', tone: 'waiting' }
    case 'FAILED':
    case 'REJECTED':
      return describeFailure(transaction)
    case 'REFUNDED':
      return { amount: 'struck', returned: true, status: 'Returned to you', tone: 'good' }
    case 'EXPIRED':
      return { amount: 'struck', returned: false, status: 'Not sent', tone: 'quiet' }
    default:
      return { amount: 'apart', returned: false, status: 'See details', tone: 'quiet' }
  }
}

function describeFailure({ refund, failureReason }: Transaction): ReturnType<typeof describeStatus> {
  switch (refund?.status) {
    case 'COMPLETED':
      return { amount: 'struck', returned: true, status: 'Failed', tone: 'bad' }
    case 'PENDING':
      return { amount: 'counts', returned: false, status: 'Failed, refund on its way', tone: 'bad' }
    case 'FAILED':
      return { amount: 'counts', returned: false, status: 'Failed, refund delayed', tone: 'bad' }
    default:
      return beforeMoneyMoves.has(failureReason ?? '')
        ? { amount: 'struck', returned: false, status: 'Failed, nothing was sent', tone: 'bad' }
        : { amount: 'apart', returned: false, status: 'Failed, see details', tone: 'bad' }
  }
}
