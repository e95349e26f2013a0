import { expect, test } from 'vitest'
import { readableReference } from './readableReference.ts'

test('an id of the service is told without its kind, and whole', () => {
  expect(readableReference('Refund:d29985ea-041c-453b-93bc-c69c39119647')).toBe('d29985ea-041c-453b-93bc-c69c39119647')
})

test.each(['3A19EBC0BB3C', 'REF:2026/11', 'Transaction:1', 'RF18 5390 0754 7034'])(
  'the reference %s stays as it is',
  (reference) => {
    expect(readableReference(reference)).toBe(reference)
  },
)
