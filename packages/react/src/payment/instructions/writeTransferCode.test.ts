import { expect, test } from 'vitest'
import { writeTransferCode } from './writeTransferCode.ts'

const money = { amount: 400_005n, currency: { code: 'EUR', decimals: 2 } }
const account = {
  accountHolderName: 'Harbor Payments',
  iban: 'BE68 5390 0754 7034',
  swiftCode: 'SNDBBEBBXXX',
  reference: '0DA3D7D22A13',
}

const write = (changes: Partial<typeof account> = {}, paid = money) =>
  writeTransferCode(
    Object.entries({ ...account, ...changes }).map(([field, value]) => ({ field, value, isList: false })),
    paid,
  )

test('a transfer in euros is written as the European Payments Council describes it', () => {
  expect(write()).toBe('BCD\n002\n1\nSCT\nSNDBBEBBXXX\nHarbor Payments\nBE68539007547034\nEUR4000.05\n\n\n0DA3D7D22A13')
})

test.each([
  ['without the name of the holder', { accountHolderName: '' }],
  ['with a name that does not fit', { accountHolderName: 'H'.repeat(71) }],
  ['without a reference', { reference: '' }],
  ['with something else than an IBAN', { iban: '0000123456789' }],
  ['with a line break that would move the account', { accountHolderName: 'Harbor\nBE00000000000000' }],
])('no code is written %s', (_case, changes) => {
  expect(write(changes)).toBeUndefined()
})

test('without an amount, the payer types it', () => {
  expect(write({}, { ...money, amount: 0n })?.split('\n')[7]).toBe('')
})

test.each([
  ['another currency', { amount: 1n, currency: { code: 'USD', decimals: 2 } }],
  ['more than the code can say', { ...money, amount: 100_000_000_000n }],
])('no code is written for %s', (_case, paid) => {
  expect(write({}, paid)).toBeUndefined()
})
