import type { InternalAccount } from '@countersign/core'
import { expect, test } from 'vitest'
import { addTyped, readBatch } from './readBatch.ts'

const wallet = {
  id: 'InternalAccount:1',
  balance: { amount: 10_000n, currency: { code: 'EUR', decimals: 2 } },
} as InternalAccount

const read = (...texts: string[]) =>
  readBatch(
    texts.map((text, index) => ({ payeeId: `ExternalAccount:${index}`, text })),
    { wallet },
  )

test('each amount becomes a payment of its own, and an empty field none', () => {
  expect(read('25', ' ', '40.50')).toMatchObject({
    requests: [
      { destination: { accountId: 'ExternalAccount:0' }, lockedCurrencyAmount: 2_500n },
      { destination: { accountId: 'ExternalAccount:2' }, lockedCurrencyAmount: 4_050n },
    ],
  })
})

test('one payment alone is not enough', () => {
  expect(read('25', '')).toEqual({ problem: 'Enter amounts for at least two people.' })
})

test('a problem with one amount names its field', () => {
  expect(read('25', 'many')).toMatchObject({ payeeId: 'ExternalAccount:1', problem: expect.stringMatching(/^Enter/) })
  expect(read('0', '25')).toMatchObject({ payeeId: 'ExternalAccount:0', problem: expect.stringMatching(/above zero/) })
})

test('together they may use the whole balance, and no more', () => {
  expect(read('60', '40')).toHaveProperty('requests')
  expect(read('60', '40.01')).toEqual({
    problem: 'That totals €100.01, more than your balance of €100.00.',
  })
})

test('what is typed so far is added up, and what is no amount yet is left out', () => {
  expect(addTyped(['25', '', '40.5', 'many', '1.'], wallet.balance)).toBe(6_650n)
})
