import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { type ExternalAccount, externalAccountSchema } from '../../wire/externalAccounts.ts'
import { type Quote, quoteSchema } from '../../wire/quotes.ts'
import { compareAgreed, comparePayees, compareRecorded, compareSnapshots, toAgreedPayment } from './comparePayment.ts'
import type { ScaPayment } from './scaPayment.ts'

const read = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const payee = v.parse(externalAccountSchema, wireExamples.getExternalAccount?.[200])
const destination = { destinationType: 'ACCOUNT', accountId: payee.id, paymentRail: 'SEPA' }
const quote: Quote = { ...read, destination }
const amount = { amount: quote.totalSendingAmount, currency: quote.sendingCurrency }
const agreed: ScaPayment = { quoteId: quote.id, amount, payee }
const uma = { umaAddress: '$grace@example.com' }
const toUma: Quote = { ...quote, destination: { destinationType: 'UMA_ADDRESS', ...uma } }

const fields = (changes: readonly { field: string }[]) => changes.map(({ field }) => field)
const other = { ...quote.sendingCurrency, decimals: quote.sendingCurrency.decimals + 1 }

/** Every part of a quote that the user saw, changed alone. */
const changed: Record<string, Partial<Quote>> = {
  totalSendingAmount: { totalSendingAmount: quote.totalSendingAmount + 1n },
  totalReceivingAmount: { totalReceivingAmount: quote.totalReceivingAmount + 1n },
  feesIncluded: { feesIncluded: quote.feesIncluded + 1n },
  platformFeesIncluded: { platformFeesIncluded: (quote.platformFeesIncluded ?? 0n) + 1n },
  exchangeRate: { exchangeRate: (quote.exchangeRate ?? 1) + 0.000001 },
  sendingCurrency: { sendingCurrency: other },
  receivingCurrency: { receivingCurrency: { ...quote.receivingCurrency, code: 'XXX' } },
  source: { source: { ...quote.source, accountId: 'InternalAccount:other' } },
  destination: { destination: { ...destination, paymentRail: 'SWIFT' } },
}

/** What was recorded, as it comes back from storage. */
const noted = async (...[reading]: Parameters<typeof toAgreedPayment>): ReturnType<typeof toAgreedPayment> =>
  JSON.parse(JSON.stringify(await toAgreedPayment(reading)))

test.each(Object.entries(changed))(
  '%s alone is a change to what was agreed to, read or recorded',
  async (field, change) => {
    const now = { quote: { ...quote, ...change }, payee }
    const note = await noted({ quote, payee })

    expect(fields(compareAgreed({ ...agreed, shown: quote }, now))).toEqual([field])
    expect(fields(compareSnapshots({ quote, payee }, now))).toEqual([field])
    expect(await compareRecorded(note, { quote, payee })).toEqual([])
    expect(fields(await compareRecorded(note, now))).toEqual([field])
  },
)

test('a field that an older record or the quote leaves out is a change', async () => {
  const { terms, ...note } = await noted({ quote: { ...quote, platformFeesIncluded: 7n }, payee })
  const { exchangeRate: _rate, ...others } = terms
  const now = { quote: { ...quote, platformFeesIncluded: undefined }, payee }

  expect(await compareRecorded({ ...note, terms: others }, now)).toEqual([
    { field: 'platformFeesIncluded', before: 7n, after: undefined },
    { field: 'exchangeRate', before: undefined, after: quote.exchangeRate },
  ])
})

test('a payee whose account is unknown is recorded by id and rail', async () => {
  const note = await noted({ quote, payee: undefined })
  const elsewhere = { ...payee, accountInfo: { ...payee.accountInfo, iban: 'DE02120300000000202051' } }

  expect(await compareRecorded(note, { quote, payee: elsewhere })).toEqual([])
  const other = { ...quote, destination: { ...destination, accountId: 'ExternalAccount:other' } }
  // The account that is stated now was not that of the payee before.
  expect(await compareRecorded(note, { quote: other, payee: elsewhere })).toEqual([
    { field: 'destination', before: undefined, after: expect.stringContaining('DE02120300000000202051') },
  ])
})

test('without the whole quote the amount, its currency with its decimals, and the payee are compared', () => {
  const held = ['totalSendingAmount', 'sendingCurrency']
  for (const [field, change] of Object.entries(changed))
    expect(fields(compareAgreed(agreed, { quote: { ...quote, ...change }, payee }))).toEqual(
      held.includes(field) ? [field] : [],
    )
})

test.each([
  ['another currency', { ...payee, currency: 'XXX' }],
  ['another account', { ...payee, accountInfo: { ...payee.accountInfo, iban: 'DE02120300000000202051' } }],
  ['a field that is new', { ...payee, accountInfo: { ...payee.accountInfo, sortCode: '1' } }],
  ['a field that is empty', { ...payee, accountInfo: { ...payee.accountInfo, sortCode: null } as never }],
  ['another name', { ...payee, accountInfo: { ...payee.accountInfo, beneficiary: undefined } }],
  ['nothing that can be read', undefined],
])('a payee with the same id and %s is a different one', async (_what, now) => {
  const note = await noted({ quote, payee })
  expect(fields(compareAgreed(agreed, { quote, payee: now }))).toEqual(['destination'])
  const [change, ...more] = compareSnapshots({ quote, payee }, { quote, payee: now })
  expect([change?.field, more]).toEqual(['destination', []])
  // The user can tell them apart, although they may have the same name and number.
  expect(change?.before).toEqual(expect.stringContaining('DE'))
  expect(change?.after).not.toBe(change?.before)
  expect(fields(await compareRecorded(note, { quote, payee: now }))).toEqual(['destination'])
})

test.each([
  ['another address', { umaAddress: '$mallory@example.com' }],
  ['another spelling', { umaAddress: '$Grace@example.com' }],
  ['an account besides', { ...uma, accountId: payee.id }],
  ['an account instead', { accountId: payee.id }],
  ['nothing', {}],
])('an address that was agreed to is not %s', async (_what, now) => {
  const note = await noted({ quote: toUma, payee: undefined })
  const payment = { ...agreed, payee: uma }
  const changedQuote = { ...toUma, destination: { destinationType: 'UMA_ADDRESS', ...now } }

  expect(compareAgreed(payment, { quote: toUma, payee: undefined })).toEqual([])
  expect(fields(compareAgreed(payment, { quote: changedQuote, payee: undefined }))).toEqual(['destination'])
  expect(
    fields(compareSnapshots({ quote: toUma, payee: undefined }, { quote: changedQuote, payee: undefined })),
  ).toEqual(['destination'])
  expect(await compareRecorded(note, { quote: toUma, payee: undefined })).toEqual([])
  expect(fields(await compareRecorded(note, { quote: changedQuote, payee: undefined }))).toEqual(['destination'])
})

test('an account that was agreed to gets no additional address', () => {
  const now = { quote: { ...quote, destination: { ...destination, ...uma } }, payee }
  expect(fields(compareAgreed(agreed, now))).toEqual(['destination'])
})

test('a different order of fields is not a change', async () => {
  const reordered = { ...payee, accountInfo: Object.fromEntries(Object.entries(payee.accountInfo).reverse()) }
  expect(compareAgreed(agreed, { quote, payee: reordered as typeof payee })).toEqual([])
  expect(await compareRecorded(await noted({ quote, payee }), { quote, payee: reordered as typeof payee })).toEqual([])
})

test('an address is shown as it is, without blanks around it', () => {
  const now = { ...toUma, destination: { destinationType: 'UMA_ADDRESS', umaAddress: '$mallory@example.com' } }

  expect(compareSnapshots({ quote: toUma, payee: undefined }, { quote: now, payee: undefined })).toEqual([
    { field: 'destination', before: '$grace@example.com', after: '$mallory@example.com' },
  ])
})

test('payees are told apart by their name, the number of their account and the rail', () => {
  const named = (beneficiary: object) => {
    const accountInfo = { ...payee.accountInfo, beneficiary, iban: 'DE02', accountNumber: undefined }
    return { quote, payee: { ...payee, accountInfo } as typeof payee }
  }
  const person = named({ beneficiaryType: 'INDIVIDUAL', fullName: 'Grace Hopper' })
  const business = named({ beneficiaryType: 'BUSINESS', legalName: 'Acme Ltd' })

  expect(compareSnapshots(person, business)).toEqual([
    { field: 'destination', before: 'Grace Hopper DE02 SEPA', after: 'Acme Ltd DE02 SEPA' },
  ])
})

test('what a quote does not state is not recorded, so that the record can be read again', async () => {
  const note = await toAgreedPayment({ quote: { ...quote, exchangeRate: undefined }, payee })

  expect(Object.keys(note.terms)).not.toContain('exchangeRate')
})

/** The payee, of whose name its bank says this. */
const doubted = (beneficiaryVerificationStatus: string, fullName?: string): ExternalAccount => ({
  ...payee,
  beneficiaryVerificationStatus,
  beneficiaryVerifiedData: fullName === undefined ? undefined : { fullName },
})

test.each<[what: string, before: ExternalAccount, now: ExternalAccount, bankName: (string | undefined)[]]>([
  ['the doubt that was accepted', doubted('PARTIAL_MATCH', 'G. Hopper'), doubted('PARTIAL_MATCH', 'G. Hopper'), []],
  [
    'a doubt about another name',
    doubted('PARTIAL_MATCH', 'G. Hopper'),
    doubted('PARTIAL_MATCH', 'M. Lory'),
    ['M. Lory'],
  ],
  ['a worse doubt', doubted('PARTIAL_MATCH', 'G. Hopper'), doubted('NOT_MATCHED'), [undefined]],
  ['a doubt where there was none', payee, doubted('NOT_MATCHED'), [undefined]],
  ['no doubt any longer', doubted('NOT_MATCHED'), doubted('MATCHED'), []],
])('%s is compared with what was agreed to, on the screen and as recorded', async (_what, before, now, bankNames) => {
  const changes = bankNames.map((after) => ({ field: 'nameCheck', before: undefined, after }))

  expect(comparePayees({ quote, payee: before }, { quote, payee: now })).toEqual(changes)
  expect(await compareRecorded(await noted({ quote, payee: before }), { quote, payee: now })).toEqual(changes)
})

test('without a payee on the screen nothing about it is compared', () => {
  expect(comparePayees({ quote, payee: undefined }, { quote, payee: doubted('NOT_MATCHED') })).toEqual([])
})
