import { isTooDeep } from '@countersign/core/wire'
import { expect, test } from 'vitest'
import { parseShallow } from './json.ts'

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
  expect(() => parseShallow(nest(33))).toThrow('nested too deeply')
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
