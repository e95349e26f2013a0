import { expect, test } from 'vitest'
import { maskDestination } from './maskDestination.ts'

test.each([
  ['ada@example.com', 'a•••@example.com'],
  [' Ada@Example.COM ', 'a•••@example.com'],
  ['a@b.co', 'a•••@b.co'],
  ['"odd@local"@example.com', '"•••@example.com'],
  ['e\u0301va@example.com', '\u00e9•••@example.com'],
  ['\u{1f600}x@example.com', '\u{1f600}•••@example.com'],
  ['+15550100', '+•••00'],
  ['My laptop', 'm•••'],
  ['@', '@•••'],
  ['', '?•••'],
])('%j is shown as %j, also when it is masked twice', (destination, masked) => {
  expect(maskDestination(destination)).toBe(masked)
  expect(maskDestination(masked)).toBe(masked)
})
