import { expect, test } from 'vitest'
import type { Transaction } from '../../wire/transaction.ts'
import { describeMovement, isShown, payeeOf } from './activityList.ts'

const fromBank = { source: { sourceType: 'REALTIME_FUNDING' } }
const usd = (amount: bigint) => ({ amount, currency: { code: 'USD', decimals: 2 } })
const eur = (amount: bigint) => ({ amount, currency: { code: 'EUR', decimals: 2 } })

function outgoing(status: string, rest: Partial<Transaction> = {}): Transaction {
  return { id: 'Transaction:1', status, type: 'OUTGOING', quoteId: 'Quote:1', ...rest } as Transaction
}

const incoming = (status: string) => outgoing(status, { type: 'INCOMING', receivedAmount: usd(500n) })
const card = (status: string, rest: Partial<Transaction> = {}) =>
  outgoing(status, { type: 'CARD', direction: 'DEBIT', authorizedAmount: usd(340n), ...rest })

test.each([
  [outgoing('COMPLETED'), 'completed', 'counts'],
  [outgoing('CREATED'), 'on-its-way', 'counts'],
  [outgoing('PROCESSING'), 'on-its-way', 'counts'],
  [outgoing('PENDING_AUTHORIZATION'), 'needs-confirmation', 'apart'],
  [outgoing('PENDING'), 'not-sent-yet', 'apart'],
  [outgoing('EXPIRED'), 'expired', 'struck'],
  [outgoing('REFUNDED'), 'returned', 'struck'],
  [outgoing('FAILED', { refund: { status: 'COMPLETED' } }), 'failed-returned', 'struck'],
  [outgoing('REJECTED', { refund: { status: 'PENDING' } }), 'failed-refund-pending', 'counts'],
  [outgoing('FAILED', { refund: { status: 'FAILED' } }), 'failed-refund-delayed', 'counts'],
  [outgoing('FAILED', { failureReason: 'SCA_NOT_COMPLETED' }), 'failed-nothing-sent', 'struck'],
  [outgoing('FAILED', { failureReason: 'PAYOUT_RETURNED' }), 'failed', 'apart'],
  [outgoing('FAILED', { failureReason: 'constructor' }), 'failed', 'apart'],
  [outgoing('TELEPORTED'), 'unknown', 'apart'],
  [outgoing('PENDING', fromBank), 'needs-transfer', 'apart'],
  [outgoing('PROCESSING', fromBank), 'on-its-way', 'apart'],
  [outgoing('COMPLETED', fromBank), 'completed', 'apart'],
  [incoming('COMPLETED'), 'completed', 'counts'],
  [incoming('PENDING'), 'on-its-way', 'apart'],
  [incoming('FAILED'), 'not-received', 'struck'],
  [incoming('TELEPORTED'), 'unknown', 'apart'],
  [card('AUTHORIZED'), 'card-held', 'counts'],
  [card('PARTIALLY_SETTLED'), 'completed', 'counts'],
  [card('SETTLED'), 'completed', 'counts'],
  [card('SETTLED', { direction: 'CREDIT' }), 'card-refund', 'counts'],
  [card('DECLINED'), 'card-declined', 'struck'],
  [card('VOIDED'), 'card-released', 'struck'],
  [card('EXCEPTION'), 'checked', 'apart'],
  [card('TELEPORTED'), 'unknown', 'apart'],
])('of a movement, only what is known about the money is claimed: case %#', (transaction, state, amount) => {
  expect(describeMovement(transaction)).toMatchObject({ state, amount })
})

test('a card row has the amount that was settled, and the one that was authorized until then', () => {
  expect(describeMovement(card('AUTHORIZED')).money).toEqual(usd(340n))
  expect(describeMovement(card('SETTLED', { settledAmount: usd(355n) })).money).toEqual(usd(355n))
  expect(describeMovement(card('SETTLED', { direction: 'CREDIT' })).direction).toBe('in')
})

test('what the other side gets is told only where it is another currency', () => {
  const sent = (receivedAmount: Transaction['receivedAmount']) =>
    describeMovement(outgoing('COMPLETED', { sentAmount: usd(300n), receivedAmount })).otherMoney
  expect([sent(eur(250n)), sent(usd(290n))]).toEqual([eur(250n), undefined])
})

test('a price that the user only looked at is shown under what was not sent, and nowhere else', () => {
  const fromOwnBank = { type: 'INCOMING', source: { sourceType: 'ACCOUNT', accountId: 'ExternalAccount:1' } } as const
  const looked = [outgoing('PENDING'), outgoing('EXPIRED'), outgoing('PENDING', fromOwnBank)]
  expect(describeMovement(outgoing('PROCESSING', fromOwnBank)).state).toBe('on-its-way')
  for (const draft of [...looked, outgoing('EXPIRED', fromOwnBank)]) {
    for (const show of ['all', 'in', 'out', 'on-its-way'] as const) expect(isShown(draft, { show })).toBe(false)
    expect(isShown(draft, { show: 'not-sent' })).toBe(true)
  }
})

test.each([
  [outgoing('COMPLETED'), ['all', 'out']],
  [outgoing('PROCESSING'), ['all', 'out', 'on-its-way']],
  [outgoing('PENDING_AUTHORIZATION'), ['all', 'out', 'on-its-way', 'not-sent']],
  [outgoing('REFUNDED'), ['all', 'out']],
  [outgoing('FAILED', { failureReason: 'QUOTE_EXPIRED' }), ['all', 'out', 'not-sent']],
  [incoming('COMPLETED'), ['all', 'in']],
  [card('DECLINED'), ['all', 'out', 'not-sent']],
  [card('SETTLED', { direction: 'CREDIT' }), ['all', 'in']],
])('a movement stands under each filter that it belongs to: case %#', (transaction, expected) => {
  const shows = ['all', 'in', 'out', 'on-its-way', 'not-sent'] as const
  expect(shows.filter((show) => isShown(transaction, { show }))).toEqual(expected)
})

test.each([
  [outgoing('PENDING'), false, ['all', 'out', 'not-sent']],
  [outgoing('PENDING_AUTHORIZATION'), false, ['all', 'out', 'not-sent']],
  [outgoing('EXPIRED'), true, ['all', 'out', 'on-its-way']],
  [outgoing('PENDING', fromBank), true, ['all', 'out', 'on-its-way']],
  [outgoing('PENDING', fromBank), false, ['all', 'out', 'not-sent']],
  [outgoing('FAILED'), true, ['all', 'out', 'on-its-way']],
  [outgoing('FAILED'), false, ['all', 'out']],
  [outgoing('REFUNDED'), true, ['all', 'out']],
  [outgoing('COMPLETED'), false, ['all', 'out']],
] as const)(
  'what was stopped is part of the history, under what its row says: case %#',
  (transaction, mayBeSent, expected) => {
    const stopped = { quoteId: 'Quote:1', moneyFreeAt: undefined, mayBeSent }
    const shows = ['all', 'in', 'out', 'on-its-way', 'not-sent'] as const
    expect(shows.filter((show) => isShown(transaction, { show, stopped }))).toEqual(expected)
  },
)

test.each([
  ['okafor', true],
  ['GRACE lea', true],
  ['grace 30.00', true],
  ['grace hopper', false],
  ['0da3d7d22a13', true],
  ['   ', true],
  // Digits of an id that is no reference of anything on the page.
  ['aa3f', false],
])('a search for %j compares every word with every text, without regard to case and accents', (search, expected) => {
  const reconciliationInstructions = { reference: '0DA3D7D22A13' }
  const paid = outgoing('COMPLETED', { id: 'Transaction:aa3fcb20-cefd', reconciliationInstructions })
  expect(isShown(paid, { search }, ['Grace Okafor', 'Léa', undefined, '€30.00'])).toBe(expected)
})

test('a payment is found by the beginning of its id, and not by three digits that happen to stand in it', () => {
  const paid = outgoing('COMPLETED', { id: 'Transaction:637a9697-7b54-4fb8-8022-2245a489ca65' })

  expect(isShown(paid, { search: '637a9697' })).toBe(true)
  expect(isShown(paid, { search: '637A9697-7b54' })).toBe(true)
  expect(isShown(paid, { search: '224' })).toBe(false)
})

test('a payee is found by the account that the money goes to, and a removed one is not', () => {
  const payee = {
    id: 'ExternalAccount:1',
    status: 'ACTIVE',
    currency: 'USD',
    accountInfo: { accountType: 'USD_ACCOUNT' },
  }
  const to = (accountId: string) => outgoing('COMPLETED', { destination: { destinationType: 'ACCOUNT', accountId } })
  expect([payeeOf(to('ExternalAccount:1'), [payee]), payeeOf(to('ExternalAccount:2'), [payee])]).toEqual([
    payee,
    undefined,
  ])
  expect(payeeOf(incoming('COMPLETED'), [payee])).toBeUndefined()
})
