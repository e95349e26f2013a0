import { expect, test } from 'vitest'
import { addBusinessDays, findUsualArrival } from './findUsualArrival.ts'

test.each([
  ['the rail, where it is named', { paymentRail: 'RTP', accountType: 'USD_ACCOUNT' }, 'minutes'],
  ['the slowest usual one to such an account', { paymentRail: undefined, accountType: 'USD_ACCOUNT' }, 3],
  ['nothing, where the rail is new', { paymentRail: 'TELEPORT', accountType: 'USD_ACCOUNT' }, 'unknown'],
  [
    'nothing, where the rail is named like a member of every object',
    { paymentRail: 'toString', accountType: undefined },
    'unknown',
  ],
] as const)('the arrival is told by %s', (_, way, expected) => {
  expect(findUsualArrival(way)).toBe(expected)
})

test.each([
  ['Thursday', 1, new Date(2026, 10, 26), new Date(2026, 10, 27)],
  ['Friday', 1, new Date(2026, 10, 27), new Date(2026, 10, 30)],
  ['Thursday', 3, new Date(2026, 10, 26), new Date(2026, 11, 1)],
  ['Saturday', 5, new Date(2026, 10, 28), new Date(2026, 11, 4)],
])('from a %s, %i business days pass over the weekend', (_, days, from, expected) => {
  expect(addBusinessDays(from, days)).toEqual(expected)
})
