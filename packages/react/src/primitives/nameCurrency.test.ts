import { expect, test } from 'vitest'
import { nameCurrency } from './nameCurrency.ts'

test.each([
  ['USD', 'US Dollar'],
  ['USDC', 'USDC'],
  ['A1!', 'A1!'],
  ['', ''],
])('%s is called %s', (code, name) => {
  expect(nameCurrency(code, 'en')).toBe(name)
})
