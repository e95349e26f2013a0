import { isTooDeep } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { parseShallow, scanJson } from './json.ts'

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const padding = `"${'a'.repeat(100_000)}"`

test.each([
  ['lists', lists],
  ['objects', objects],
  ['lists in a long text', (depth: number) => `[${padding},${lists(depth - 1)}]`],
  ['objects in a list', (depth: number) => `[1,{"b":{}},${objects(depth - 1)}]`],
])('%s nested 32 deep are parsed, and one more is refused', (_kind, nest) => {
  expect(parseShallow(nest(32))).toEqual(JSON.parse(nest(32)))
  expect(() => parseShallow(nest(33))).toThrow(SyntaxError)
  expect(() => scanJson(nest(33))).toThrow(SyntaxError)
  expect([32, 33].map((depth) => isTooDeep(nest(depth)))).toEqual([false, true])
})

test.each(['1', 'null', '"[[[["', '[]'])('%s is parsed', (text) => {
  expect(parseShallow(text)).toEqual(JSON.parse(text))
})

test('a long text is refused for its depth before it is parsed', () => {
  expect(() => parseShallow('['.repeat(100_000))).toThrow('nested too deeply')
})

test.each(['', '<html>', '[', '{"a":1}x', '\ufeff'])('%j is not JSON', (text) => {
  expect(() => parseShallow(text)).toThrow(SyntaxError)
})

test('every string is found in its order, keys included, and nothing else', () => {
  const text = '{"a":"b","list":["c",1,true,null,{"d\\u0065":"\\"f\\""}],"":{}}'

  expect(scanJson(text)).toEqual({ value: JSON.parse(text), strings: ['a', 'b', 'list', 'c', 'de', '"f"', ''] })
  expect(scanJson('1')).toEqual({ value: 1, strings: [] })
})

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"A":2}',
  // The sign of Kelvin is a K that only becomes the letter in lower case.
  '{"k":1,"\u212a":2}',
  '{"a":[1],"a":2}',
  '{"a":[],"b":[],"a":2}',
  '{"a":{"b":1},"a":2}',
  '[{"a":1,"a":2}]',
])('%s is refused: parsers differ on which of two keys counts', (text) => {
  expect(() => scanJson(text)).toThrow(SyntaxError)
})

test.each(['{"a":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"a","b":["a","a"]}', '{"a":[{"a":1}],"b":[{"a":1}]}'])(
  '%s has no key twice in one object',
  (text) => {
    expect(scanJson(text).value).toEqual(JSON.parse(text))
  },
)
