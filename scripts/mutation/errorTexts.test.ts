import { expect, test } from 'vitest'
import { ignoreErrorText, type SyntaxPath } from './errorTexts.ts'

const text = (value: string, parent: SyntaxPath['parent'], within = 'Program'): SyntaxPath => ({
  node: { type: 'StringLiteral', value },
  parent,
  findParent: (matches) => {
    const path: SyntaxPath = { node: { type: within }, parent, findParent: () => null }
    return matches(path) ? path : null
  },
})
const options = (...names: string[]): SyntaxPath => ({
  ...text('', { type: 'NewExpression', callee: { name: 'WalletError' } }),
  node: { type: 'ObjectExpression', properties: names.map((name) => ({ key: { name } })) },
})
const property = (name: string) => ({ type: 'ObjectProperty', key: { name } })
const call = { type: 'CallExpression', callee: { name: 'invalid' } }

test.each([
  ['the message of an error', text('too late', property('message'))],
  ['the argument of an error', text('late', { type: 'NewExpression', callee: { name: 'TypeError' } })],
  ['an object with a message only', options('message')],
  ['words that are thrown', text('the body broke off', call, 'ThrowStatement')],
])('leaves %s as it is', (_what, path) => {
  expect(ignoreErrorText(path)).toMatch('code')
})

test.each([
  ['an object with a code', options('message', 'code')],
  ['an empty object', options()],
  ['the code of an error', text('INVALID_INPUT', property('code'), 'ThrowStatement')],
  ['a string without a blank that is thrown', text('sha-256', call, 'ThrowStatement')],
  ['words that are not thrown', text('HPKE v1 ', call, 'ArrowFunctionExpression')],
])('changes %s', (_what, path) => {
  expect(ignoreErrorText(path)).toBeUndefined()
})
