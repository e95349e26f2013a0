import { expect, test } from 'vitest'
import { findLeaks } from './leaks.ts'

const code = '739164'
const sealed = '04'.repeat(70)

test.each([
  code,
  btoa(`{"otp_code":"${code}"}`),
  btoa(` ${code} `),
  encodeURIComponent(code),
  '373339313634',
  `${sealed}373339313634${sealed}`,
  `code${code}`,
  `{"id":"Request:019542f5-b3e7-1d02-0000-000000000001","code":"${code}","sealed":"${sealed}"}`,
])('a code is found in %s', (leak) => {
  expect(findLeaks(leak, code)).not.toEqual([])
})

test('a secret that is hex itself is found', () => {
  expect(findLeaks(`{"secret":"${sealed}"}`, sealed)).toEqual([sealed])
})

test.each([`${sealed}${code}${sealed}`, `019542f5-b3e7-1d02-0000-0073${code}00`])(
  'six digits of random hex are no code: %s',
  (hex) => {
    expect(hex).toContain(code)
    expect(findLeaks(`{"id":"${hex}"}`, code)).toEqual([])
  },
)
