import { expect, test } from 'vitest'
import { normalizeCode } from './normalizeCode.ts'

const digits = { length: 6, characters: 'digits' } as const
const letters = { length: 9, characters: 'alphanumeric' } as const

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['\u00a0123\u2009456\n', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['12ab', '12'],
  ['', ''],
])('%j becomes the digits %j', (typed, code) => {
  expect(normalizeCode(typed, digits)).toBe(code)
})

test.each([
  ['ab3-De6-f89', 'ab3De6f89'],
  ['AB3 DE6 F89 X', 'AB3DE6F89'],
])('%j keeps its letters and their case', (typed, code) => {
  expect(normalizeCode(typed, letters)).toBe(code)
})
