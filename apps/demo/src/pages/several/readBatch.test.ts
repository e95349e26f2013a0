import type { InternalAccount } from '@countersign/core'
import { expect, test } from 'vitest'
import { readBatch } from './readBatch.ts'

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

test('one payment alone is none of several', () => {
  expect(read('25', '')).toEqual({ problem: 'Enter amounts for two people or more.' })
})

test('what is wrong with one amount is told at its field', () => {
  expect(read('25', 'many')).toMatchObject({ payeeId: 'ExternalAccount:1', problem: expect.stringMatching(/^Enter/) })
  expect(read('0', '25')).toMatchObject({ payeeId: 'ExternalAccount:0', problem: expect.stringMatching(/above zero/) })
})

test('together they may come to what is there, and to no more', () => {
  expect(read('60', '40')).toHaveProperty('requests')
  expect(read('60', '40.01')).toEqual({
    problem: 'Together that is €100.01, more than you have. You can send up to €100.00.',
  })
})
