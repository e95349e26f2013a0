import type { Transaction } from '@countersign/core'
import { expect, test } from 'vitest'
import { findTask, isMovement } from './movements.ts'

const fromBank = { source: { sourceType: 'REALTIME_FUNDING' } }

function outgoing(status: string, rest: Partial<Transaction> = {}): Transaction {
  return { id: 'Transaction:1', status, type: 'OUTGOING', quoteId: 'Quote:1', ...rest }
}

test('a price that the user only looked at is not a movement', () => {
  for (const draft of [outgoing('PENDING'), outgoing('EXPIRED')]) expect(isMovement(draft)).toBe(false)
  expect(isMovement(outgoing('PROCESSING'))).toBe(true)
  expect(isMovement({ id: 'Transaction:2', status: 'PENDING', type: 'INCOMING' })).toBe(true)
})

test('a payment that waits for the user leads to what they have to do', () => {
  const proof = outgoing('PENDING_AUTHORIZATION')
  const transfer = outgoing('PENDING', fromBank)
  expect(findTask(proof)).toEqual({ path: '/pay/Quote%3A1', action: 'Confirm payment', needsProof: true })
  expect(findTask(outgoing('PENDING_AUTHORIZATION', fromBank))?.path).toBe('/fund/Quote%3A1')
  expect(findTask(transfer)).toEqual({ path: '/fund/Quote%3A1', action: 'Show transfer details', needsProof: false })
  for (const waiting of [proof, transfer]) expect(isMovement(waiting)).toBe(false)
})

test('nothing waits for the user in what is sent, over or only looked at', () => {
  for (const status of ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'EXPIRED'])
    expect(findTask(outgoing(status))).toBeUndefined()
})

test('a stopped payment is never offered to be confirmed', () => {
  const stopped = { quoteId: 'Quote:1', moneyFreeAt: undefined, mayBeSent: false }
  for (const status of ['PENDING_AUTHORIZATION', 'PENDING'])
    expect(findTask(outgoing(status), stopped)).toEqual({
      path: '/pay/Quote%3A1',
      action: 'See what changed',
      needsProof: false,
    })
  expect(findTask(outgoing('FAILED'), stopped)).toBeUndefined()
})
