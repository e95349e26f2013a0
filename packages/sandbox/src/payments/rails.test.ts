import { expect, test } from 'vitest'
import { arrivalOf, defaultRail } from './rails.ts'

const arrival = (rail: string, from: string) => new Date(arrivalOf(rail, { at: Date.parse(from) })).toISOString()

test.each([
  ['a Monday', '2026-01-05T12:00:00Z', '2026-01-06T13:30:00.000Z'],
  ['the last minute of a Thursday', '2026-01-08T23:59:59Z', '2026-01-09T13:30:00.000Z'],
  ['a Friday', '2026-01-09T12:00:00Z', '2026-01-12T13:30:00.000Z'],
  ['a Sunday', '2026-01-11T12:00:00Z', '2026-01-12T13:30:00.000Z'],
])('ACH that leaves on %s arrives on the next business day', (_, from, to) => {
  expect(arrival('ACH', from)).toBe(to)
})

test('SWIFT takes two business days', () => {
  expect(arrival('SWIFT', '2026-01-08T12:00:00Z')).toBe('2026-01-12T13:30:00.000Z')
})

test('a rail that is not known arrives like an instant one, also one with the name of an inherited field', () => {
  expect(arrival('constructor', '2026-01-05T12:00:00Z')).toBe('2026-01-05T12:00:03.000Z')
})

test('the default is an instant rail, else the first of the account', () => {
  expect(defaultRail(['ACH', 'WIRE', 'RTP'])).toBe('RTP')
  expect(defaultRail(['ACH', 'WIRE'])).toBe('ACH')
})
