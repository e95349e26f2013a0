import { expect, test } from 'vitest'
import { writeShortDay } from './words.ts'

const now = new Date(2026, 2, 1, 9, 30)

test.each([
  [new Date(2026, 2, 1, 0, 0), 'Today'],
  [new Date(2026, 1, 28, 23, 59), 'Yesterday'],
  [new Date(2026, 1, 27, 12, 0), 'Feb 27'],
  [new Date(2025, 2, 1, 12, 0), 'Mar 1, 2025'],
])('in a short list, %s is %s', (date, words) => {
  expect(writeShortDay(date, { now })).toBe(words)
})
