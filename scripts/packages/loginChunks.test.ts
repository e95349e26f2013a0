import { expect, test } from 'vitest'
import { findStrangers } from './loginChunks.ts'

const login = 'const a=p(`/auth/credentials/{credentialId}/verify`,{access:`login`})'

test('finds nothing in what a login needs', () => {
  expect(findStrangers(`${login};new E("INVALID_BANK_ACCOUNT")`)).toEqual([])
})

test.each([
  ['another operation', 'const b=p("/quotes",{access:"customer"})', ['createQuote']],
  [
    'operations of the backend, not minified, by the path that they share',
    "const b = post('/tokens/{tokenId}', { access: 'platform' })",
    ['deleteToken', 'getToken'],
  ],
  [
    'two operations in one chunk',
    'const b=g(`/quotes/{quoteId}`,{}),c=p(`/cards/{cardId}/reveal`,{})',
    ['getQuote', 'revealCard'],
  ],
  ['the payee table', 'const t={AED_ACCOUNT:{rails:r},TRON_WALLET:{rails:r}}', ['AED_ACCOUNT', 'TRON_WALLET']],
])('finds %s', (_what, planted, found) => {
  expect(findStrangers(login + planted).sort()).toEqual(found)
})
