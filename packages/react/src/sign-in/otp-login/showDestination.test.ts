import { expect, test } from 'vitest'
import { showDestination } from './showDestination.ts'

test.each([
  ['a•••@example.com', 'ada@example.com'],
  ['a•••@example.com', ' Ada@Example.com '],
  ['+•••42', '+1 (415) 555-0142'],
])('where a code went to %s, the user who typed "%s" sees what they typed', (masked, typed) => {
  expect(showDestination(masked, typed)).toBe(typed.trim())
})

test.each([
  ['b•••@example.com', 'ada@example.com'],
  ['a•••@example.org', 'ada@example.com'],
  ['+•••43', '+1 415 555 0142'],
  ['+•••42', 'ada@example.com'],
])('a code that went to %s is not said to have gone to "%s"', (masked, typed) => {
  expect(showDestination(masked, typed)).toBe(masked)
})

test('without anything typed in this tab, the masked destination is shown', () => {
  expect(showDestination('a•••@example.com', undefined)).toBe('a•••@example.com')
})
