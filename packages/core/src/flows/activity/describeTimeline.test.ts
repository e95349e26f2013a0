import { expect, test } from 'vitest'
import type { Transaction } from '../../wire/transaction.ts'
import type { StoppedPayment } from '../payment/readStoppedPayments.ts'
import { describeTimeline } from './describeTimeline.ts'
import { findPaymentTask, isHistory, isWaiting } from './findPaymentTask.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute))
const money = (code: string) => ({ amount: 100n, currency: { code, decimals: 2 } })
const base = {
  id: 'Transaction:1',
  type: 'OUTGOING',
  quoteId: 'Quote:1',
  createdAt: at(0),
  updatedAt: at(9),
  sentAmount: money('USD'),
  receivedAmount: money('USD'),
}

/** The steps as `name state minute`. */
function steps(changes: object, stopped?: StoppedPayment): readonly string[] {
  const transaction = { ...base, ...changes } as unknown as Transaction
  return describeTimeline(transaction, { now: at(30), stopped }).map((step) =>
    [step.name, step.state, step.at?.getUTCMinutes()].filter((part) => part !== undefined).join(' '),
  )
}

const paid = ['begun done 0', 'signed done']

test.each([
  ['arrived', { status: 'COMPLETED', settledAt: at(5) }, [...paid, 'sent done', 'arrived done 5']],
  ['will have arrived later', { status: 'COMPLETED', settledAt: at(50) }, [...paid, 'sent now', 'arrived next 50']],
  ['is on its way', { status: 'PROCESSING', expectedSettlementAt: at(40) }, [...paid, 'sent now', 'arrived next 40']],
  [
    'is exchanged',
    { status: 'COMPLETED', receivedAmount: money('EUR') },
    [...paid, 'exchanged done', 'sent done', 'arrived done'],
  ],
  [
    'waits for a proof',
    { status: 'PENDING_AUTHORIZATION' },
    ['begun done 0', 'signed now', 'sent next', 'arrived next'],
  ],
  ['was only looked at', { status: 'PENDING' }, ['begun done 0', 'signed next', 'sent next', 'arrived next']],
  ['expired', { status: 'EXPIRED' }, ['begun done 0', 'not-sent ended 9']],
  ['failed without a word about the money', { status: 'FAILED' }, [...paid, 'failed ended 9']],
  [
    'comes back',
    { status: 'FAILED', refund: { status: 'PENDING', initiatedAt: at(7) } },
    [...paid, 'failed ended 7', 'refund now'],
  ],
  [
    'came back',
    { status: 'FAILED', refund: { status: 'COMPLETED', initiatedAt: at(7), settledAt: at(8) } },
    [...paid, 'failed ended 7', 'refund done 8'],
  ],
  ['is in a state of its own', { status: 'TELEPORTED' }, ['begun done 0']],
] as const)('a payment that %s', (_what, changes, expected) => {
  expect(steps(changes)).toEqual(expected)
})

test.each([
  ['waits for a transfer', { status: 'PENDING' }, ['begun done 0', 'transfer now', 'sent next', 'arrived next']],
  ['is on its way', { status: 'PROCESSING' }, ['begun done 0', 'transfer done', 'sent now', 'arrived next']],
] as const)('a payment with money from a bank that %s', (_what, changes, expected) => {
  expect(steps({ ...changes, source: { sourceType: 'REALTIME_FUNDING' } })).toEqual(expected)
})

test.each([
  ['came at once', { status: 'COMPLETED', settledAt: at(0) }, ['received done 0']],
  ['took a while', { status: 'COMPLETED', settledAt: at(4) }, ['announced done 0', 'received done 4']],
  ['is on its way', { status: 'PROCESSING' }, ['announced now 0', 'received next']],
  ['did not stay', { status: 'FAILED' }, ['announced done 0', 'not-received ended 9']],
] as const)('money that %s', (_what, changes, expected) => {
  expect(steps({ ...changes, type: 'INCOMING' })).toEqual(expected)
})

test.each([
  ['AUTHORIZED', ['authorized now 1', 'charged next']],
  ['SETTLED', ['authorized done 1', 'charged done 5']],
  ['DECLINED', ['declined ended 0']],
  ['VOIDED', ['authorized done 1', 'released done 5']],
  ['EXCEPTION', ['authorized done 1', 'checked now']],
] as const)('a card payment that is %s', (status, expected) => {
  expect(steps({ status, type: 'CARD', direction: 'DEBIT', authorizedAt: at(1), lastEventAt: at(5) })).toEqual(expected)
})

test.each([
  [true, ['begun done 0', 'checked now']],
  [false, ['begun done 0', 'stopped done', 'not-sent ended 9']],
])('a payment that was stopped and may have been sent (%s) waits for nothing', (mayBeSent, expected) => {
  const stopped = { quoteId: 'Quote:1', moneyFreeAt: undefined, mayBeSent }
  for (const status of ['PENDING', 'PENDING_AUTHORIZATION', 'EXPIRED'])
    expect(steps({ status }, stopped)).toEqual(expected)
  expect(steps({ status: 'FAILED', failureReason: 'SCA_NOT_COMPLETED' }, stopped)).toEqual(expected)
  expect(steps({ status: 'PROCESSING' }, stopped)).toEqual(steps({ status: 'PROCESSING' }))
})

test('what waits for the user is a task, and a payment that was stopped is never offered to be confirmed', () => {
  const waiting = { ...base, status: 'PENDING_AUTHORIZATION' } as unknown as Transaction
  const stopped = { quoteId: 'Quote:1', moneyFreeAt: undefined, mayBeSent: false }
  expect(findPaymentTask(waiting)).toMatchObject({ kind: 'confirm', isFunded: false })
  expect(findPaymentTask(waiting, stopped)).toMatchObject({ kind: 'see-stop' })
  expect([isWaiting(waiting), isHistory(waiting)]).toEqual([true, false])
})

test('a price that the user looked at is neither a task on the home page nor history', () => {
  const draft = { ...base, status: 'PENDING' } as unknown as Transaction
  expect(findPaymentTask(draft)).toMatchObject({ kind: 'review' })
  expect([isWaiting(draft), isHistory(draft)]).toEqual([false, false])
})

test('a payment that was made all the same is not a stopped one, and money from elsewhere is no task', () => {
  const stopped = { quoteId: 'Quote:1', moneyFreeAt: undefined, mayBeSent: true }
  const made = { ...base, status: 'COMPLETED' } as unknown as Transaction
  expect(findPaymentTask(made, stopped)).toBeUndefined()
  expect(findPaymentTask({ ...made, quoteId: undefined })).toBeUndefined()
})
