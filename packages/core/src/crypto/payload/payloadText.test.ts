import { array, assert, constantFrom, letrec, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { hasActivityKeys, isToken, namedActivities, readObject, readOnly, readTokenClaims } from './payloadText.ts'

test.each([
  ['at any depth', '{"x":{"a":1,"a":2}}'],
  ['behind a text with a brace', '{"a":1,"note":"{","a":2}'],
  ['behind a text with a closing brace', '{"x":{"a":1,"note":"}","a":2}}'],
  ['behind a text with an escaped quote', '{"a":1,"note":"\\"{","a":2}'],
  ['behind another object', '{"a":1,"x":{"a":1},"a":2}'],
  ['in another case', '{"apiKeyIds":1,"APIKEYIDS":2}'],
  ['with a letter that only folds to ours', '{"apikeyIds":1,"api\u212aeyIds":2}'],
  ['with a letter that only folds to ours when both are in upper case', '{"users":1,"u\u017fers":2}'],
  ['with an underscore', '{"publicKey":1,"public_key":2}'],
])('an object that has a key twice %s is not read', (_where, text) => {
  expect(readObject(text)).toBeUndefined()
})

test.each(['{"a":{"b":1},"b":2}', '{"x":[{"a":1},{"a":2}]}', '{"a":"\\"a\\":1"}', '{"a":"{","b":"}"}'])(
  'the keys of %s are different ones',
  (text) => {
    expect(readObject(text)).toEqual(JSON.parse(text))
  },
)

test('two keys that differ only in case are found in text that an engine wrote, at any depth', () => {
  for (const text of ['{"type":1,"Type":2}', '{"a":[{"b":{"user_id":1,"userId":2}}]}', '{"__proto__":{"x":1,"X":2}}'])
    expect(readObject(text), text).toBeUndefined()
})

/** JSON texts whose objects often have a key twice, or twice for a careless reader, with and without blanks. */
const { object: anyObject } = letrec<{ object: string; value: string }>((tie) => ({
  value: oneof(
    { maxDepth: 3 },
    constantFrom('0', '"type"', '":"', '" :"', '":1,"', '"{"', 'null'),
    array(tie('value'), { maxLength: 3 }).map((values) => `[${values.join()}]`),
    tie('object'),
  ),
  object: array(
    tuple(constantFrom('type', 'Type', 'ty_pe', 'a', 'A', ':', '1'), constantFrom(':', ' : ', '\n:'), tie('value')),
    { maxLength: 3 },
  ).map((fields) => `{${fields.map(([key, colon, value]) => `"${key}"${colon}${value}`).join()}}`),
}))

test('the quick way to look for such keys and the thorough one always agree', async () => {
  const verdicts = new Set<boolean>()
  await assert(
    property(anyObject, (text) => {
      const isRead = readObject(text) !== undefined
      // An escape in the text leads to the thorough way.
      expect(readObject(`{"x":"\\n","y":${text}}`) !== undefined).toBe(isRead)
      verdicts.add(isRead)
    }),
    { numRuns: 5_000 },
  )
  expect(verdicts.size).toBe(2)
})

test('an object that is nested deeper than an engine can write is read, and not an error', () => {
  const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
  for (const depth of [1_000, 10_000]) expect(Object.keys(readObject(deep(depth)) ?? {})).toEqual(['a'])
})

test('an activity is found under any escape', () => {
  expect(namedActivities('{"type":"\\u0041CTIVITY\\u005fTYPE\\u005FPAY"}')).toEqual(['ACTIVITY_TYPE_PAY'])
  expect(namedActivities('ACTIVITY_TYPE_A ACTIVITY_TYPE_B')).toEqual(['ACTIVITY_TYPE_A', 'ACTIVITY_TYPE_B'])
  expect(namedActivities('activity')).toEqual([])
})

test.each(['{"type":1}', '{"type" : 1}', "{'type'\n:1}", 'type:1', '{"\\u0074ype":1}', '{"parameters":{}}', 'TYPE :1'])(
  '%j has a key of an activity',
  (text) => {
    expect(hasActivityKeys(text)).toBe(true)
  },
)

test.each(['{"subtype":1}', '{"type"}', 'typed: 1', '{"x":"type"}'])('%j has no key of an activity', (text) => {
  expect(hasActivityKeys(text)).toBe(false)
})

test('a text is read only if its key is there once, in any case and at any depth', () => {
  expect(readOnly('{"organizationId" : "ada","x":{"y":1}}', 'organizationId')).toBe('ada')
  for (const twin of ['"x":{"organizationId":"eve"}', '"x":{"ORGANIZATIONID":"eve"}', '"x":[{"organizationId":1}]'])
    for (const text of [`{"organizationId":"ada",${twin}}`, `{${twin},"organizationId":"ada"}`])
      expect(readOnly(text, 'organizationId'), text).toBeUndefined()
  for (const text of ['{"OrganizationId":"ada"}', '{"x":{"organizationId":"ada"}}', '{"organizationId":7}', '{}', ''])
    expect(readOnly(text, 'organizationId'), text).toBeUndefined()
})

test('a token has two parts that are objects, and a third part', () => {
  for (const text of ['e30.e30.', 'e30.e30.x', ' e30.e30.x\n', 'e30=.e30==.x']) expect(isToken(text), text).toBe(true)
  for (const text of ['e30.e30', 'e30.x.x', 'x.e30.x', 'e3=0.e30.x', 'e30.e30.x.x', '...'])
    expect(isToken(text), text).toBe(false)
})

test('the claims of a token are read if it is one', () => {
  expect(readTokenClaims('e30.eyJhIjoxfQ.x')).toEqual({ a: 1 })
  for (const text of ['', 'e30', 'x.eyJhIjoxfQ.x', 'e30.x.x', ' e30.eyJhIjoxfQ.x', 'e30.eyJhIjoxfQ.x.x'])
    expect(readTokenClaims(text), text).toBeUndefined()
})
