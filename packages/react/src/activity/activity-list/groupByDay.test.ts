import type { Transaction } from '@countersign/core'
import { expect, test } from 'vitest'
import { activityListMessages } from './activityListMessages.ts'
import { groupByDay, groupInBlocks } from './groupByDay.ts'

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

test('a long list is divided into blocks of days, which stay as they are when more is read', () => {
  const days = Array.from({ length: 40 }, (_, at) => ({
    day: `${at}`,
    transactions: Array.from({ length: (at % 5) + 1 }, (_item, row) => ({ id: `${at} ${row}` }) as Transaction),
  }))

  const blocks = groupInBlocks(days)

  expect(blocks.flat()).toEqual(days)
  expect(blocks.map((block) => block.flatMap(({ transactions }) => transactions).length)).toEqual([51, 54, 15])
  expect(groupInBlocks(days.slice(0, 30)).slice(0, -1)).toEqual(blocks.slice(0, 1))
  expect(groupInBlocks([])).toEqual([])
})
