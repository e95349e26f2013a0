import { expect, test } from 'vitest'
import { fundingMessages } from '../../messages/funding.ts'
import { describeInstruction, nameWays } from './describeInstruction.ts'

const way = (accountType: string, fields: Record<string, unknown> = {}, instructionsNotes?: string) => ({
  accountOrWalletInfo: { accountType, ...fields },
  ...(instructionsNotes !== undefined && { instructionsNotes }),
})

test('the account and its reference come first, and fields that are new to us keep their names', () => {
  const { fields } = describeInstruction(
    way('GBP_ACCOUNT', { sortCode: '112233', shoeSize: '44', reference: 'REF-1', accountNumber: '12345678' }),
  )

  expect(fields.map(({ field }) => field)).toEqual(['accountNumber', 'reference', 'sortCode', 'shoeSize'])
})

test('what is no text, is empty or belongs to a signer is not shown', () => {
  const { fields } = describeInstruction(
    way('X_ACCOUNT', {
      payloadToSign: '{}',
      bank: { name: 'B' },
      amount: 4,
      empty: '',
      paymentRails: ['SEPA_INSTANT', 'ACH', 4],
    }),
  )

  expect(fields).toEqual([{ field: 'paymentRails', value: 'SEPA INSTANT, ACH', isList: true }])
})

test.each([
  ['BRL_ACCOUNT', { qrCode: '000201pix' }, '000201pix'],
  ['SPARK_WALLET', { address: 'spark1', invoice: 'lnbc1' }, 'lnbc1'],
  ['SOLANA_WALLET', { address: 'So1ana' }, 'So1ana'],
  ['EUR_ACCOUNT', { iban: 'DE89370400440532013000' }, undefined],
])('a camera takes in what %s has for it', (accountType, fields, scannable) => {
  expect(describeInstruction(way(accountType, fields)).scannable).toBe(scannable)
})

test.each([
  ['https://pay.example/1', 'https://pay.example/1'],
  ['http://pay.example/1', undefined],
  ['javascript:alert(1)', undefined],
  ['https://pay.example@evil.example/', undefined],
  ['//pay.example', undefined],
])('of a payment page, %s leads to %s', (paymentUrl, link) => {
  expect(describeInstruction(way('COP_ACCOUNT', { paymentUrl })).link).toBe(link)
})

test('ways that are called the same have numbers, and one that is new keeps its own name', () => {
  const ways = [way('EUR_ACCOUNT'), way('SPARK_WALLET'), way('USD_ACCOUNT'), way('MOON_BASE')]

  expect(nameWays(ways, fundingMessages)).toEqual(['Bank transfer 1', 'Spark', 'Bank transfer 2', 'MOON_BASE'])
})

test.each(Object.getOwnPropertyNames(Object.prototype))('a way of the type %s keeps its own name', (accountType) => {
  expect(nameWays([way(accountType)], fundingMessages)).toEqual([accountType])
})
