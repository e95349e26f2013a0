import { expect, test } from 'vitest'
import { sortedJson } from './sortedJson.ts'

test('fields are written in one order at every depth, without those that are undefined', () => {
  const value = { b: { d: 1, c: null }, a: [{ f: 2, e: undefined }] }

  expect(sortedJson(value)).toBe('{"a":[{"f":2}],"b":{"c":null,"d":1}}')
  expect(sortedJson({ a: value.a, b: value.b })).toBe(sortedJson(value))
})

test('the order of a list means something', () => {
  expect(sortedJson(['b', 'a'])).toBe('["b","a"]')
})
