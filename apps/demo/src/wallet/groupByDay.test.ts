import type { Transaction } from '@countersign/core'
import { expect, test } from 'vitest'
import { groupByDay } from './groupByDay.ts'

const now = new Date(2026, 2, 1, 9)
const on = (id: string, ...[year, month, day]: [number, number, number]): Transaction => ({
  id,
  status: 'COMPLETED',
  type: 'OUTGOING',
  createdAt: new Date(year, month, day, 23, 59),
})

test('each day has its transactions, newest first, and its name', () => {
  const transactions = [
    on('a', 2026, 2, 1),
    on('b', 2026, 2, 1),
    on('c', 2026, 1, 28),
    on('d', 2026, 1, 27),
    on('e', 2025, 1, 27),
    { ...on('f', 2025, 1, 27), createdAt: undefined },
  ]

  expect(
    groupByDay(transactions, { now }).map(({ day, transactions }) => [day, transactions.map(({ id }) => id)]),
  ).toEqual([
    ['Today', ['a', 'b']],
    ['Yesterday', ['c']],
    ['Friday, February 27', ['d']],
    ['February 27, 2025', ['e']],
    ['Earlier', ['f']],
  ])
})
