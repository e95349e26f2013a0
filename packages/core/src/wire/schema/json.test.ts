import { array, assert, bigInt, double, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { repetitions } from '../../../test/longRun.ts'
import { workLimit } from '../../../test/testClock.ts'
import { isTooDeep, parseJson, stringifyJson } from './json.ts'

test.each([
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
  ['1234567890123456', '1234567890123456'],
  ['123456789012345', 123456789012345],
  ['0', 0],
])('the integer %s arrives with all its digits', (json, value) => {
  expect(parseJson(json)).toBe(value)
  expect(parseJson(`{"a":[${json},${json}]}`)).toEqual({ a: [value, value] })
})

test.each([
  '0.30000000000000004',
  '0.1234567890123456789',
  '-12345678901234567.5',
  '1234567890123456e3',
  '1E-1234567890123456',
  '12345678901234567890.0',
])('the number %s is not an integer and is left to JSON', (json) => {
  expect(parseJson(`{"exchangeRate":${json}}`)).toEqual({ exchangeRate: JSON.parse(json) })
})

test('long digits inside of strings and keys stay as they are', async () => {
  const digits = string({ unit: 'grapheme' }).map((text) => `${text}12345678901234567${text}`)
  await assert(
    property(digits, (text) => {
      expect(parseJson(JSON.stringify({ [text]: text, list: [text] }))).toEqual({ [text]: text, list: [text] })
    }),
    { numRuns: repetitions({ usual: 150, long: 500 }) },
  )
})

test.each([
  '"\\"12345678901234567"',
  '"\\\\"',
  '"a\\\\\\"12345678901234567,"',
  '"{\\"amount\\":12345678901234567}"',
  '"\\u002212345678901234567"',
])('escapes in %s do not open a string early', (json) => {
  expect(parseJson(`{"a":${json},"b":12345678901234567}`)).toEqual({ a: JSON.parse(json), b: '12345678901234567' })
})

const lists = repetitions({ usual: 30, long: 1_000 })

test(`random integers among texts and fractions arrive exactly, in ${lists} lists`, async () => {
  const entries = array(
    tuple(
      bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      string({ unit: 'binary' }),
      double({ noNaN: true, noDefaultInfinity: true }),
    ),
  )
  await assert(
    property(entries, (list) => {
      const json = `[${list.map(([integer, text, fraction]) => `{"i":${integer},"s":${JSON.stringify(text)},"f":${JSON.stringify(fraction)}}`).join(' ,\n')}]`
      const parsed = parseJson(json) as { i: number | string; s: string; f: number | string }[]
      expect(parsed.map(({ i }) => BigInt(i))).toEqual(list.map(([integer]) => integer))
      expect(parsed.map(({ s }) => s)).toEqual(list.map(([, text]) => text))
      expect(parsed.map(({ f }) => Number(f))).toEqual(list.map(([, , fraction]) => fraction + 0))
    }),
    { numRuns: lists },
  )
})

test.each([
  '',
  '{',
  '{"a":1',
  '[1,]',
  '{"a":01}',
  "{'a':1}",
  '<html>',
  '{"a":1}x',
  '{"a":0000000000000001}',
  '"\\x"',
  '{"a":12345678901234567',
  'undefined',
  '\ufeff{}',
])('%j is not JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})

test('twenty megabytes in one string are read', () => {
  const text = '0123456789abcdef'.repeat(1_250_000)
  expect((parseJson(`{"a":"${text}","b":12345678901234567}`) as { a: string }).a).toHaveLength(20_000_000)
})

test('a hostile text of a megabyte of unclosed escaped quotes is refused at once', () => {
  const withinLimit = workLimit(5)
  expect(() => parseJson(`"${'\\"'.repeat(500_000)}12345678901234567`)).toThrow(SyntaxError)
  expect(withinLimit()).toBe(true)
})

const nest = (depth: number, [open, close] = ['[', ']']) => `${open?.repeat(depth)}${close?.repeat(depth)}`

test.each([
  ['lists', nest(32)],
  ['objects', `${'{"a":'.repeat(32)}1${'}'.repeat(32)}`],
])('%s nested 32 deep are read, and one more is refused', (_kind, text) => {
  expect(parseJson(text)).toBeDefined()
  expect(() => parseJson(`[${text}]`)).toThrow(SyntaxError)
})

test('brackets inside of strings nest nothing', () => {
  const text = `"${nest(100)}\\"${nest(100, ['{', '}'])}"`
  expect(parseJson(`{${text}:${text}}`)).toEqual({ [JSON.parse(text)]: JSON.parse(text) })
})

test.each([10_000, 1_000_000])('a text that nests %i deep is refused, and does not exhaust the stack', (depth) => {
  const withinLimit = workLimit(1)
  for (const text of [nest(depth), '['.repeat(depth), `{"a":${nest(depth)},"b":12345678901234567}`])
    expect(() => parseJson(text)).toThrow(SyntaxError)
  expect(withinLimit()).toBe(true)
})

test('an object key __proto__ is data and changes no prototype', () => {
  const parsed = parseJson('{"__proto__":{"polluted":12345678901234567}}') as object
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  expect('polluted' in {}).toBe(false)
})

test('amounts are written as plain integers, up to the largest the interface accepts', () => {
  expect(stringifyJson({ a: 9_000_000_000_000_000n, b: [-1n, 0n] })).toBe('{"a":9000000000000000,"b":[-1,0]}')
  for (const amount of [9_000_000_000_000_001n, -9_000_000_000_000_001n, 2n ** 64n])
    expect(() => stringifyJson({ a: amount })).toThrow(RangeError)
})

const nested = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth)
const list = ['[', ']'] as const

test.each([
  ['lists', nested(32, list), false],
  ['lists', nested(33, list), true],
  ['objects', nested(33, ['{"a":', '}']), true],
  ['lists that never close', '['.repeat(33), true],
  ['lists next to each other', nested(20, list).repeat(20), false],
  ['brackets in a string', `{"a":"${'['.repeat(1_000)}"}`, false],
  ['brackets behind an escaped quote', `["\\"${'['.repeat(1_000)}"]`, false],
  ['lists behind a string that closes none', `["]]]]]]]]",${nested(32, list)}]`, true],
  ['lists behind a string that ends in a backslash', `["\\\\",${nested(32, list)}]`, true],
])('finds %s too deep only beyond 32 levels (%#)', (_what, text, expected) => {
  expect(isTooDeep(text)).toBe(expected)
})

test.each([
  ['one string', JSON.stringify('a'.repeat(20_000_000))],
  ['a string of escapes', `"${'\\"'.repeat(10_000_000)}"`],
  ['a string that never ends', '"'.padEnd(20_000_000, '\\"')],
])('looks through twenty megabytes in %s', (_what, text) => {
  expect(isTooDeep(text)).toBe(false)
})
