import { expect, test } from 'vitest'
import { lookUp } from './lookUp.ts'

const table: { readonly [key: string]: string } = { ACTIVE: 'on', '': 'empty' }

test('an entry of the table is found by its key', () => {
  expect(lookUp(table, 'ACTIVE')).toBe('on')
  expect(lookUp(table, '')).toBe('empty')
})

test('an entry under __proto__ is found when it is the table’s own', () => {
  expect(lookUp(JSON.parse('{"__proto__":"own"}') as typeof table, '__proto__')).toBe('own')
})

test.each([...Object.getOwnPropertyNames(Object.prototype), 'REVOKED', undefined])('%s finds nothing', (key) => {
  expect(lookUp(table, key)).toBeUndefined()
})
