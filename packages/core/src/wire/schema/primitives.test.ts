import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { integerSchema, page, timestampSchema } from './primitives.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2025-10-03T12:00:00Z', '2025-10-03T12:00:00.000Z'],
  ['2025-10-03T12:00:00.123456Z', '2025-10-03T12:00:00.123Z'],
  ['2025-10-03T14:00:00+02:00', '2025-10-03T12:00:00.000Z'],
  ['2025-10-03T12:00:00', '2025-10-03T12:00:00.000Z'],
  ['2025-10-03T12:00:00.5', '2025-10-03T12:00:00.500Z'],
  ['2025-10-03', '2025-10-03T00:00:00.000Z'],
])('the time %s is %s, on a device in any zone', (text, utc) => {
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone)
    expect(v.parse(timestampSchema, text).toISOString()).toBe(utc)
  }
})

test('the zone of the device does change in these tests', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(new Date('2025-10-03T12:00:00').toISOString()).toBe('2025-10-03T03:00:00.000Z')
})

test.each([
  '',
  '1',
  'now',
  'March 7',
  '2025-10-03T',
  '2025-10-03T99:00:00Z',
  '2025-13-01',
  '2025-10-03T12:00:00 Z',
  'Z',
  1_759_492_800,
  null,
])('%j is not a time', (wrong) => {
  expect(v.safeParse(timestampSchema, wrong).success).toBe(false)
})

test.each([
  [0, 0n],
  [-1, -1n],
  [Number.MAX_SAFE_INTEGER, 9_007_199_254_740_991n],
  ['9007199254740993', 9_007_199_254_740_993n],
  ['-170141183460469231731687303715884105728', -(2n ** 127n)],
])('the whole number %j is %i', (wire, value) => {
  expect(v.parse(integerSchema, wire)).toBe(value)
})

test.each([
  0.5,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1.0',
  '1e3',
  '',
  '-',
  '0x1',
  ' 1',
  '1'.repeat(41),
  null,
  true,
])('%j is not a whole number', (wrong) => {
  expect(v.safeParse(integerSchema, wrong).success).toBe(false)
})

test('a page that says nothing about more is the last one', () => {
  expect(v.parse(page(v.string()), { data: ['a'] })).toEqual({ data: ['a'], hasMore: false })
  expect(v.parse(page(v.string()), { data: [], hasMore: null, nextCursor: null })).toEqual({ data: [], hasMore: false })
})
