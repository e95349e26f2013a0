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

test.each([
  ['Christmas, a Friday', '2026-12-24T12:00:00Z', '2026-12-28T13:30:00.000Z'],
  ["New Year's Day", '2026-12-31T12:00:00Z', '2027-01-04T13:30:00.000Z'],
  ['the birthday of Martin Luther King, Jr.', '2026-01-16T12:00:00Z', '2026-01-20T13:30:00.000Z'],
  ['Presidents Day', '2026-02-13T12:00:00Z', '2026-02-17T13:30:00.000Z'],
  ['Memorial Day', '2026-05-22T12:00:00Z', '2026-05-26T13:30:00.000Z'],
  ['Juneteenth', '2026-06-18T12:00:00Z', '2026-06-22T13:30:00.000Z'],
  ['Independence Day, kept on a Monday', '2027-07-02T12:00:00Z', '2027-07-06T13:30:00.000Z'],
  ['Labor Day', '2026-09-04T12:00:00Z', '2026-09-08T13:30:00.000Z'],
  ['Columbus Day', '2026-10-09T12:00:00Z', '2026-10-13T13:30:00.000Z'],
  ['Veterans Day', '2026-11-10T12:00:00Z', '2026-11-12T13:30:00.000Z'],
  ['Thanksgiving', '2026-11-25T12:00:00Z', '2026-11-27T13:30:00.000Z'],
])('ACH does not arrive on %s', (_, from, to) => {
  expect(arrival('ACH', from)).toBe(to)
})

test('Independence Day on a Saturday is not kept on the Friday before', () => {
  expect(arrival('ACH', '2026-07-02T12:00:00Z')).toBe('2026-07-03T13:30:00.000Z')
})

test.each([
  ['Easter', '2026-04-02T12:00:00Z', '2026-04-07T13:30:00.000Z'],
  ['an Easter in March', '2027-03-25T12:00:00Z', '2027-03-30T13:30:00.000Z'],
  ['the first of May', '2026-04-30T12:00:00Z', '2026-05-04T13:30:00.000Z'],
  ['Christmas', '2025-12-24T12:00:00Z', '2025-12-29T13:30:00.000Z'],
])('SEPA does not arrive over %s, and arrives on American holidays', (_, from, to) => {
  expect(arrival('SEPA', from)).toBe(to)
  expect(arrival('SEPA', '2026-01-16T12:00:00Z')).toBe('2026-01-19T13:30:00.000Z')
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
