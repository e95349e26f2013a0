import type { Transaction } from '@countersign/core'
import { expect, test } from 'vitest'
import { describeMovement, findTask, isDraft, isMovement } from './movements.ts'

const payees = [
  {
    id: 'ExternalAccount:1',
    status: 'ACTIVE',
    currency: 'USD',
    accountInfo: { accountType: 'USD_ACCOUNT', beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace' } },
  },
]

const fromBank = { source: { sourceType: 'REALTIME_FUNDING' } }

function outgoing(status: string, rest: Partial<Transaction> = {}): Transaction {
  return {
    id: 'Transaction:1',
    status,
    type: 'OUTGOING',
    destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' },
    quoteId: 'Quote:1',
    ...rest,
  }
}

const describe = (transaction: Transaction) => describeMovement(transaction, { payees })

test('a payment is named after its payee', () => {
  expect(describe(outgoing('COMPLETED'))).toMatchObject({ title: 'Grace', status: 'Completed', amount: 'counts' })
})

test('a price that the user only looked at is a draft and not a movement', () => {
  for (const draft of [outgoing('PENDING'), outgoing('EXPIRED')]) {
    expect(isDraft(draft)).toBe(true)
    expect(isMovement(draft)).toBe(false)
    expect(describe(draft).amount).not.toBe('counts')
  }
  expect(isMovement(outgoing('PROCESSING'))).toBe(true)
  expect(isMovement({ id: 'Transaction:2', status: 'PENDING', type: 'INCOMING' })).toBe(true)
})

test('a payment that waits for the user leads to what they have to do, and its amount does not count', () => {
  const proof = outgoing('PENDING_AUTHORIZATION')
  const transfer = outgoing('PENDING', fromBank)
  expect(findTask(proof)).toEqual({
    path: '/pay/Quote%3A1',
    status: 'Needs your confirmation',
    action: 'Confirm payment',
    needsProof: true,
  })
  expect(findTask(outgoing('PENDING_AUTHORIZATION', fromBank))?.path).toBe('/fund/Quote%3A1')
  expect(findTask(transfer)).toMatchObject({
    path: '/fund/Quote%3A1',
    action: 'Show transfer details',
    needsProof: false,
  })
  for (const waiting of [proof, transfer]) {
    expect(isMovement(waiting)).toBe(false)
    expect(describe(waiting).amount).toBe('apart')
  }
})

test('nothing waits for the user in what is sent, over or only looked at', () => {
  for (const status of ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED'])
    expect(findTask(outgoing(status))).toBeUndefined()
})

test('a payment from a bank never counts as money of the wallet', () => {
  for (const status of ['PROCESSING', 'COMPLETED']) expect(describe(outgoing(status, fromBank)).amount).toBe('apart')
})

test('money that came into the wallet counts, wherever it came from', () => {
  const incoming: Transaction = { id: 'Transaction:2', status: 'COMPLETED', type: 'INCOMING', ...fromBank }

  expect(describe(incoming)).toMatchObject({ title: 'Added money', direction: 'in', amount: 'counts' })
})

test.each([
  [{ refund: { status: 'COMPLETED' } }, { amount: 'struck', returned: true, status: 'Failed' }],
  [{ refund: { status: 'PENDING' } }, { amount: 'counts', returned: false, status: 'Failed, refund on its way' }],
  [{ refund: { status: 'FAILED' } }, { amount: 'counts', returned: false, status: 'Failed, refund delayed' }],
  [{ failureReason: 'SCA_NOT_COMPLETED' }, { amount: 'struck', returned: false, status: 'Failed, nothing was sent' }],
  [{ failureReason: 'PAYOUT_RETURNED' }, { amount: 'apart', returned: false, status: 'Failed, see details' }],
  [{ failureReason: 'constructor' }, { amount: 'apart', returned: false, status: 'Failed, see details' }],
])('a failure with %o claims only what is known about the money', (rest, expected) => {
  expect(describe(outgoing('FAILED', rest))).toMatchObject(expected)
})

test('an unknown status is shown without a claim', () => {
  expect(describe(outgoing('TELEPORTED'))).toMatchObject({ status: 'See details', amount: 'apart' })
})
