import { expect, test } from 'vitest'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import type { InternalAccount } from '../../wire/internalAccounts.ts'
import type { Transaction } from '../../wire/transaction.ts'
import { describeHome } from './walletHome.ts'

const money = (amount: bigint, code = 'EUR') => ({ amount, currency: { code, decimals: 2 } })
const account = (id: string, rest: object = {}) => ({ id, balance: money(100n), ...rest }) as InternalAccount
const payee = (id: string) => ({ id }) as ExternalAccount
const payment = (id: string, status: string) =>
  ({ id, status, type: 'OUTGOING', quoteId: `Quote:${id}` }) as unknown as Transaction

const stopped = { quoteId: 'Quote:2', moneyFreeAt: undefined, mayBeSent: false }
const readings = {
  accountId: 'InternalAccount:1',
  accounts: [account('InternalAccount:2'), account('InternalAccount:1', { totalBalance: money(130n) })],
  payees: [payee('ExternalAccount:1'), payee('ExternalAccount:2')],
  transactions: [
    payment('1', 'PENDING_AUTHORIZATION'),
    payment('2', 'PENDING_AUTHORIZATION'),
    payment('3', 'PENDING'),
    payment('4', 'COMPLETED'),
  ],
  stops: { payments: new Map([['Quote:2', stopped]]), setAside: new Set(['ExternalAccount:2']) },
}

test('the wallet of the page comes first, with what is held, and the others stand apart', () => {
  const { account: own, held, others } = describeHome(readings)
  expect([own?.id, held?.amount, others.map(({ id }) => id)]).toEqual(['InternalAccount:1', 30n, ['InternalAccount:2']])
})

test('until when a payment waits is what was read about it, and of one that was stopped what this browser recorded', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute))
  const stops = { ...readings.stops, payments: new Map([['Quote:2', { ...stopped, moneyFreeAt: at(9) }]]) }
  const deadlines = new Map([
    ['Quote:1', at(5)],
    ['Quote:2', at(6)],
  ])
  expect(describeHome({ ...readings, stops, deadlines }).tasks.map(({ until }) => until)).toEqual([at(5), at(9)])
  expect(describeHome(readings).tasks.map(({ until }) => until)).toEqual([undefined, undefined])
})

test('what waits is a task, and a stopped payment is shown as stopped and never offered to be confirmed', () => {
  expect(describeHome(readings).tasks.map(({ task, stopped: stop }) => [task.kind, stop?.quoteId])).toEqual([
    ['confirm', undefined],
    ['see-stop', 'Quote:2'],
  ])
})

test('what was stopped is shown once: as a task while it waits or may have been sent, and then as history', () => {
  expect(describeHome(readings).movements?.map(({ id }) => id)).toEqual(['4'])

  const transactions = [payment('2', 'EXPIRED'), payment('5', 'EXPIRED'), payment('4', 'COMPLETED')]
  const later = describeHome({ ...readings, transactions })
  expect(later.movements?.map(({ id }) => id)).toEqual(['2', '4'])
  expect(later.tasks).toEqual([])

  const unsettled = { ...readings.stops, payments: new Map([['Quote:2', { ...stopped, mayBeSent: true }]]) }
  const checked = describeHome({ ...readings, transactions, stops: unsettled })
  expect(checked.movements?.map(({ id }) => id)).toEqual(['4'])
  expect(checked.tasks.map(({ task, transaction }) => [task.kind, transaction.id])).toEqual([['see-stop', '2']])
})

test('a payee that took the place of another one is not offered', () => {
  expect(describeHome(readings).people?.map(({ id }) => id)).toEqual(['ExternalAccount:1'])
})

test('until it is known what this browser stopped, nothing is offered', () => {
  expect(describeHome({ ...readings, stops: undefined })).toMatchObject({ tasks: [], people: undefined })
})

test.each([
  ['no total', undefined],
  ['a total in another currency', money(900n, 'USD')],
  ['a total below it', money(90n)],
])('a balance with %s holds nothing', (_what, totalBalance) => {
  expect(describeHome({ ...readings, accounts: [account('InternalAccount:1', { totalBalance })] }).held).toBeUndefined()
})
