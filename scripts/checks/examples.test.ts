import * as core from '@countersign/core'
import * as crypto from '@countersign/core/crypto'
import { expect, test } from 'vitest'
import { findUnnamed, findWithoutExample, listPublicNames, readExamples } from './examples.ts'

const values: Record<string, unknown> = { ...core, ...crypto }
const listFunctions = (entry: string) =>
  listPublicNames(entry, 'value').filter((name) => typeof values[name] === 'function')
const hooks = listPublicNames('react', 'value').filter((name) => /^use[A-Z]/.test(name))

test.each(['core', 'core.crypto'])('every function of api/%s.txt has an example', (entry) => {
  expect(findWithoutExample(listFunctions(entry), readExamples('core'))).toEqual([])
})

test('every hook of api/react.txt has an example', () => {
  expect(findWithoutExample(hooks, readExamples('react'))).toEqual([])
})

test('the lists of functions and hooks are not empty', () => {
  expect(listFunctions('core')).toContain('loginWithEmailOtp')
  expect(listFunctions('core.crypto')).toContain('stampPayload')
  expect(hooks).toContain('useBalance')
})

test('a function without an example is found, also when the name of another one contains its own', () => {
  const planted = ['payQuote', 'payQuo', 'Quote', 'sendMoney']
  expect(findWithoutExample(planted, ['await payQuote(client, {})'])).toEqual(['payQuo', 'Quote', 'sendMoney'])
})

test('a name in an import, a comment, a text or another object is not an example', () => {
  const source = `import { signOut } from '@countersign/core'\n// signOut(client)\nshow('signOut(client)', other.signOut())`
  expect(findWithoutExample(['signOut'], [source])).toEqual(['signOut'])
})

/** They take no client, so their types are in their own signatures. */
const withoutClient = ['compareQuotes', 'createQuoteIntent']
const withoutParameters = ['listRememberedLogins', 'readSetAsidePayees', 'readStoppedPayments']
/** Their arguments are in their own signatures, and what they return has a name of its own. */
const withoutObject = ['createSealingKey', 'createSessionKey', 'isWalletError', 'stampPayload']

test.each([
  ['core.flows', 'core', withoutClient],
  ['core.crypto', 'core.crypto', withoutObject],
])('every function of api/%s.txt exports its parameters and its result', (entry, entryOfTypes, others) => {
  const names = listFunctions(entry).filter((name) => !others.includes(name))
  const types = listPublicNames(entryOfTypes, 'type')
  const withParameters = names.filter((name) => !withoutParameters.includes(name))

  expect(names.length).toBeGreaterThan(3)
  expect(findUnnamed(withParameters, 'Parameters', types)).toEqual([])
  expect(findUnnamed(names, 'ReturnType', types)).toEqual([])
})

test('a flow without its types is found', () => {
  expect(findUnnamed(['signOut', 'sendMoney'], 'Parameters', ['SignOutParameters'])).toEqual(['SendMoneyParameters'])
})
