import type { Transaction } from '@countersign/core'
import { expect, test } from 'vitest'
import { activityListMessages } from './activityListMessages.ts'
import { groupByDay } from './groupByDay.ts'

test('days are named in the reader’s own words, with the year where it is another one', () => {
  const on = (id: string, createdAt?: Date) => ({ id, status: 'COMPLETED', type: 'OUTGOING', createdAt }) as Transaction
  const movements = [
    on('a', new Date(2026, 2, 1, 0, 0)),
    on('b', new Date(2026, 2, 1, 9, 0)),
    on('c', new Date(2026, 1, 28, 23, 59)),
    on('d', new Date(2026, 1, 27)),
    on('e', new Date(2025, 1, 27)),
    on('f'),
  ]
  const days = groupByDay(movements, { now: new Date(2026, 2, 1, 9, 30), locale: 'en', words: activityListMessages })

  expect(days.map(({ day, transactions }) => [day, transactions.map(({ id }) => id).join('')])).toEqual([
    ['Today', 'ab'],
    ['Yesterday', 'c'],
    ['Friday, February 27', 'd'],
    ['February 27, 2025', 'e'],
    ['Earlier', 'f'],
  ])
})
