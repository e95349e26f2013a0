import { expect, test } from 'vitest'
import type { ExternalAccount } from '../../wire/externalAccounts.ts'
import { isSamePayee } from './isSamePayee.ts'

/** A field that no type here lists. */
const livesIn = (city: string): object => ({ address: { city, country: 'DE' } })

const shown: ExternalAccount = {
  id: 'ExternalAccount:1',
  status: 'ACTIVE',
  currency: 'EUR',
  accountInfo: {
    accountType: 'EUR_ACCOUNT',
    iban: 'DE89370400440532013000',
    beneficiary: {
      beneficiaryType: 'INDIVIDUAL',
      fullName: 'Grace Hopper',
      ...livesIn('Berlin'),
    },
  },
}
const { accountInfo } = shown

test('a payee stays the same in another order, with another status and after its name was checked', () => {
  const { beneficiary, iban, accountType } = accountInfo
  const beneficiaryInOtherOrder = Object.fromEntries(Object.entries(beneficiary ?? {}).reverse()) as typeof beneficiary
  const current: ExternalAccount = {
    ...shown,
    status: 'UNDER_REVIEW',
    beneficiaryVerificationStatus: 'MATCHED',
    accountInfo: { beneficiary: beneficiaryInOtherOrder, iban, swiftCode: undefined, accountType },
  }

  expect(isSamePayee(shown, current)).toBe(true)
})

test.each<[string, Partial<ExternalAccount>]>([
  ['id', { id: 'ExternalAccount:2' }],
  ['currency', { currency: 'USD' }],
  ['kind of account', { accountInfo: { ...accountInfo, accountType: 'USD_ACCOUNT' } }],
  ['number', { accountInfo: { ...accountInfo, iban: 'DE02120300000000202051' } }],
  ['bank', { accountInfo: { ...accountInfo, swiftCode: 'DEUTDEFF' } }],
  [
    'name',
    { accountInfo: { ...accountInfo, beneficiary: { ...accountInfo.beneficiary, beneficiaryType: 'BUSINESS' } } },
  ],
  [
    'field that is not known here',
    {
      accountInfo: {
        ...accountInfo,
        beneficiary: {
          beneficiaryType: 'INDIVIDUAL',
          fullName: 'Grace Hopper',
          ...livesIn('Bern'),
        },
      },
    },
  ],
  ['missing account number', { accountInfo: { accountType: 'EUR_ACCOUNT' } }],
])('a payee with another %s is a different one', (_name, change) => {
  expect(isSamePayee(shown, { ...shown, ...change })).toBe(false)
})

test('a field that is empty is the same as itself, and not as one that is absent', () => {
  const empty = { ...shown, accountInfo: { ...accountInfo, swiftCode: null } } as unknown as ExternalAccount

  expect(isSamePayee(empty, { ...empty })).toBe(true)
  expect(isSamePayee(shown, empty)).toBe(false)
})
