import { expect, test } from 'vitest'
import { nameRail, railsMessages } from '../../shared/payment-details/index.ts'
import { fundingMessages } from '../funding/fundingMessages.ts'
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

test('what is no text, or is empty, is not shown', () => {
  const { fields } = describeInstruction(
    way('X_ACCOUNT', {
      bank: { name: 'B' },
      amount: 4,
      empty: '',
      paymentRails: ['SEPA_INSTANT', 'ACH', 4],
    }),
  )

  expect(fields).toEqual([{ field: 'paymentRails', value: 'SEPA INSTANT, ACH', isList: true }])
})

test('the kinds of transfer are named in words, and other lists keep theirs', () => {
  const account = way('EUR_ACCOUNT', { paymentRails: ['SEPA_INSTANT', 'SEPA'], assetTypes: ['SEPA_INSTANT'] })
  const { fields } = describeInstruction(account, { nameRail: (rail) => nameRail(rail, railsMessages) })

  expect(fields.map(({ value }) => value)).toEqual(['SEPA Instant, SEPA', 'SEPA INSTANT'])
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

test('the holder of an account is named by the service, else by the page, and never for a wallet', () => {
  const named = (instruction: ReturnType<typeof way>) =>
    describeInstruction(instruction, { accountHolderName: 'Harbor' }).fields.filter(
      ({ field }) => field === 'accountHolderName',
    )

  expect(named(way('EUR_ACCOUNT'))).toMatchObject([{ value: 'Harbor' }])
  expect(named(way('SWIFT_ACCOUNT', { accountHolderName: 'Service Ltd' }))).toMatchObject([{ value: 'Service Ltd' }])
  expect(named(way('SPARK_WALLET', { address: 'spark1' }))).toEqual([])
})

test('a note about the reference is left out where the reference has its own warning, and other notes stay', () => {
  const notes = (text: string, fields: Record<string, unknown> = { reference: 'R' }) =>
    describeInstruction(way('EUR_ACCOUNT', fields, text)).notes

  expect(notes('Include the reference.')).toBeUndefined()
  expect(notes('Include the reference.', {})).toBe('Include the reference.')
  expect(notes('Send before noon.')).toBe('Send before noon.')
})
