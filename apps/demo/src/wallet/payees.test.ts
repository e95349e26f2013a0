import type { ExternalAccount } from '@countersign/core'
import { expect, test } from 'vitest'
import { accountLabelOf, wholeAccountOf } from './payees.ts'

const payee = (accountInfo: ExternalAccount['accountInfo']): ExternalAccount => ({
  id: 'ExternalAccount:1',
  status: 'ACTIVE',
  currency: 'EUR',
  accountInfo,
})

test.each([
  [{ accountType: 'EUR_ACCOUNT', iban: 'IT60X0542811101000000123456' }, 'IBAN · IT60 X054 2811 1010 0000 0123 456'],
  [
    { accountType: 'USD_ACCOUNT', accountNumber: '004417228190', routingNumber: '021000021', bankName: 'Coastal Bank' },
    'Coastal Bank · routing 021000021 · 004417228190',
  ],
  [{ accountType: 'SPARK_WALLET', address: 'spark1pgss8z35' }, 'spark1pgss8z35'],
])('nothing of the account %o is left out', (accountInfo, text) => {
  expect(wholeAccountOf(payee(accountInfo))).toBe(text)
})

test('the end of an account is read in words, and a short account whole', () => {
  expect(accountLabelOf(payee({ accountType: 'EUR_ACCOUNT', iban: 'IT60X0542811101000000123456' }))).toEqual({
    kind: 'IBAN',
    account: '•••• 3456',
    spoken: 'ending in 3456',
  })
  expect(accountLabelOf(payee({ accountType: 'USD_ACCOUNT', accountNumber: '12' })).spoken).toBe('12')
})
