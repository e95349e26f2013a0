import { expect, test } from 'vitest'
import { readPhoneNumber } from './phoneFormat.ts'

test.each([
  ['+1 415 555 0123', '+14155550123'],
  ['+1 (415) 555-0123', '+14155550123'],
  ['0049 170 1234567', '+491701234567'],
  ['\u202a+49\u00a0170\u2011123\u20114567\u202c', '+491701234567'],
  ['＋４９ １７０ １２３４５６７', '+491701234567'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
])('%j is the number %j', (typed, number) => {
  expect(readPhoneNumber({ value: typed })).toBe(number)
})

test.each(['', '415 555 0123', '0170 1234567', '+0 170 1234567', '+1 415', '+1234567890123456', '+49 170 CALL ME'])(
  '%j is no number that a code could go to',
  (typed) => {
    expect(readPhoneNumber({ value: typed })).toBeUndefined()
  },
)
