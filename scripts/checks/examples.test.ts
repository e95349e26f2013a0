import { expect, test } from 'vitest'
import { findUnnamed, findWithoutExample, listFunctions, listHooks } from './examples.ts'

test('the lists of functions and hooks are not empty', () => {
  expect(listFunctions('core')).toContain('loginWithEmailOtp')
  expect(listFunctions('core.flows')).toContain('signOut')
  expect(listFunctions('core.crypto')).toContain('stampPayload')
  expect(listHooks()).toContain('useWallets')
})

test('a function without an example is found, also when the name of another one contains its own', () => {
  const planted = ['payQuote', 'payQuo', 'Quote', 'sendMoney']
  expect(findWithoutExample(planted, ['await payQuote(client, {})'])).toEqual(['payQuo', 'Quote', 'sendMoney'])
})

test('a name in an import, a comment, a text or another object is not an example', () => {
  const source = `import { signOut } from '@countersign/core'\n// signOut(client)\nshow('signOut(client)', other.signOut())`
  expect(findWithoutExample(['signOut'], [source])).toEqual(['signOut'])
})

test('a flow without its types is found', () => {
  expect(findUnnamed(['signOut', 'sendMoney'], 'Parameters', ['SignOutParameters'])).toEqual(['SendMoneyParameters'])
})
