import type { Transaction } from '@countersign/core'
import { expect, test } from 'vitest'
import { describeMovement, isMovement, isUnderWay } from './movements.ts'

const payees = [
  {
    id: 'ExternalAccount:1',
    status: 'ACTIVE',
    currency: 'USD',
    accountInfo: { accountType: 'USD_ACCOUNT', beneficiary: { beneficiaryType: 'INDIVIDUAL', fullName: 'Grace' } },
  },
]

function outgoing(status: string): Transaction {
  return {
    id: 'Transaction:1',
    status,
    type: 'OUTGOING',
    destination: { destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' },
  }
}

test('a payment is named after its payee', () => {
  expect(describeMovement(outgoing('COMPLETED'), { payees })).toMatchObject({ title: 'Grace', status: 'Completed' })
})

test('a quote that nobody agreed to is no movement of money', () => {
  expect(isMovement(outgoing('PENDING'))).toBe(false)
  expect(isMovement(outgoing('EXPIRED'))).toBe(false)
  expect(isMovement(outgoing('PROCESSING'))).toBe(true)
  expect(isMovement({ id: 'Transaction:2', status: 'PENDING', type: 'INCOMING' })).toBe(true)
})

test('a payment that waits for a transfer from a bank is one, so that there is a way back to it', () => {
  expect(isMovement({ ...outgoing('PENDING'), source: { sourceType: 'REALTIME_FUNDING' } })).toBe(true)
})

test('only what is on its way is looked at again', () => {
  expect(isUnderWay(outgoing('PROCESSING'))).toBe(true)
  expect(isUnderWay(outgoing('COMPLETED'))).toBe(false)
})

test('a failure says whether the money came back', () => {
  const refund = { status: 'COMPLETED' }
  expect(describeMovement(outgoing('FAILED'), { payees }).status).toBe('Failed')
  expect(describeMovement({ ...outgoing('FAILED'), refund }, { payees }).status).toBe('Failed, money returned')
})

test('a status of tomorrow is shown without a claim', () => {
  expect(describeMovement(outgoing('TELEPORTED'), { payees }).status).toBe('See details')
})
