import { expect, test } from 'vitest'
import { ada } from '../../test/fakeService.ts'
import { findIds, isOpaqueId, isUmaAddress } from './ids.ts'

const uuid = ada.quote.slice('Quote:'.length)

test.each(['abc', '_~-', 'a.b:c~d', '0', `q${'x'.repeat(254)}`])('%s may be an id of no known form', (text) => {
  expect(isOpaqueId(text)).toBe(true)
})

test.each([
  ['', 'is empty'],
  ['.', 'means this folder'],
  ['..', 'means the folder above'],
  [':a', 'begins with a colon'],
  ['a/b', 'has two parts'],
  ['/a', 'begins with a slash'],
  ['a?b', 'has a query'],
  ['a%2fb', 'is encoded'],
  ['a b', 'has a space'],
  ['a\n', 'ends with a line'],
  ['\na', 'begins with a line'],
  [`q${'x'.repeat(255)}`, 'is too long'],
  [ada.quote, 'is an owned id'],
  [ada.quote.toLowerCase(), 'is an owned id in small letters'],
  ['Quote:1', 'is an owned id without a UUID'],
  [`x-${ada.quote}`, 'contains an owned id'],
  [`${ada.quote}-x`, 'begins with an owned id'],
])('%j is no id of an unknown form, because it %s', (text) => {
  expect(isOpaqueId(text)).toBe(false)
})

test.each(['$ada@example.com', '$a@b', '$_-@0', '$a.b-c_d@pay.example-1.com'])('%s is a UMA address', (text) => {
  expect(isUmaAddress(text)).toBe(true)
})

test.each([
  ...['', 'ada@example.com', '$@example.com', '$ada@', '$.ada@example.com', '$ada@.com', '$Ada@example.com'],
  ...['x$ada@example.com', '$ada@example.com/x', '$ada@example.com?x', '$ada@exa_mple.com', '/../$ada@example.com'],
  ...['$ada@example.com\n', '\n$ada@example.com', '$ada@ex@ample.com', `$${'a'.repeat(65)}@b`, `$a@${'b'.repeat(254)}`],
])('%j is no UMA address', (text) => {
  expect(isUmaAddress(text)).toBe(false)
})

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

test.each([
  ['an id', ada.quote, [ada.quote]],
  ['an id in small letters', ada.quote.toLowerCase(), [ada.quote.toLowerCase()]],
  ['an id without a UUID', 'Quote:1', ['Quote:1']],
  ['an id without a UUID in small letters', 'quote:1', ['quote:1']],
  ['an id in full-width letters', `Quote\uff1a${uuid}`, [`Quote\uff1a${uuid}`]],
  ['an id in nothing but full-width characters', fullWidth(ada.quote), [fullWidth(ada.quote)]],
  ['an id cut by an invisible character', `Quo\u200bte:${uuid}`, [`Quo\u200bte:${uuid}`]],
  ['an id of an unknown type', `Unknown:${uuid}`, [`Unknown:${uuid}`]],
  ['an id that every customer may name', `Lookup:${uuid}`, []],
  ['ids in a sentence', `from ${ada.account} to ${ada.payee}.`, [ada.account, ada.payee]],
  ['no id', 'to: my friend', []],
])('finds the ids in %s', (_what, text, ids) => {
  expect(findIds(text)).toEqual(ids)
})
