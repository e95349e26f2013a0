import { expect, test } from 'vitest'
import { parsePhoneNumber } from './phoneNumber.ts'

test.each([
  '+14155550142',
  ' +1 (415) 555-0142 ',
  '+1.415.555.0142',
  '+1\u00a0415\u2013555\u20110142',
  '\u202a+1 415 555 0142\u202c',
  '\uff0b1 415 555 0142',
])('%j is the number +14155550142', (typed) => {
  expect(parsePhoneNumber(typed)).toBe('+14155550142')
})

test.each([
  ['no country code', '(415) 555-0142'],
  ['a prefix that depends on the country', '0014155550142'],
  ['a country code that begins with 0', '+0415555014'],
  ['too many digits', '+1234567890123456'],
  ['letters', '+1415CALLADA'],
  ['two numbers', '+14155550142,+14155550143'],
  ['an address', 'ada@example.com'],
  ['nothing', '  '],
])('a number with %s is requested again', (_kind, typed) => {
  expect(() => parsePhoneNumber(typed)).toThrow(expect.objectContaining({ code: 'INVALID_PHONE_NUMBER' }))
})
