import { expect, test } from 'vitest'
import { findStrangers } from './loginChunks.ts'

const login = 'const a={name:`verifyCredential`,method:`POST`,path:`/auth/credentials/{credentialId}/verify`}'

test('finds nothing in what a login needs', () => {
  expect(findStrangers(`${login};new E("INVALID_BANK_ACCOUNT")`)).toEqual([])
})

test.each([
  ['another operation', 'const b={name:"createQuote",method:"POST",path:"/quotes"}', ['createQuote']],
  [
    'an operation of the backend, not minified',
    "{ name: 'registerStablecoin', method: 'POST' }",
    ['registerStablecoin'],
  ],
  [
    'two operations in one chunk',
    '{name:`getQuote`,method:`GET`},{name:`listCards`,method:`GET`}',
    ['getQuote', 'listCards'],
  ],
  ['the payee table', 'const t={AED_ACCOUNT:{rails:r},TRON_WALLET:{rails:r}}', ['AED_ACCOUNT', 'TRON_WALLET']],
])('finds %s', (_what, planted, found) => {
  expect(findStrangers(login + planted).sort()).toEqual(found)
})
