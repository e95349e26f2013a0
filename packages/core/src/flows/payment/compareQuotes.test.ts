import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireExamples } from '../../../test/wireExamples.ts'
import { type Quote, quoteSchema } from '../../wire/quotes.ts'
import {
  compareQuotes,
  compareSigned,
  hasOtherDestination,
  isAlteration,
  type QuoteChange,
  readQuoteFields,
} from './compareQuotes.ts'

const read = v.parse(quoteSchema, wireExamples.getQuote?.[200])
const signing = (walletPayload: string | undefined): Quote => ({ ...read, walletPayload })

test('another payload is a change, although everything that is shown stays', () => {
  const [shown, same, other] = [signing('x'), signing('x'), signing('y')]
  const change = { field: 'payload', before: undefined, after: undefined }

  expect(compareSigned(shown, same)).toEqual([])
  expect(compareSigned(shown, other)).toEqual([change])
  expect(compareSigned(shown, signing(undefined))).toEqual([change])
  expect(compareSigned(shown, { ...other, feesIncluded: shown.feesIncluded + 1n })).toEqual([
    { field: 'feesIncluded', before: shown.feesIncluded, after: shown.feesIncluded + 1n },
    change,
  ])
})

test.each([
  [{ destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1', paymentRail: 'SEPA' }, 'ExternalAccount:1 SEPA'],
  [{ destinationType: 'ACCOUNT', accountId: 'ExternalAccount:1' }, 'ExternalAccount:1'],
  [{ destinationType: 'UMA_ADDRESS', umaAddress: '$grace@example.com' }, '$grace@example.com'],
] as const)('the destination %j is read as %s, and another one is a change', (destination, text) => {
  const quote: Quote = { ...read, destination }
  const elsewhere: Quote = { ...read, destination: { ...destination, paymentRail: 'SWIFT' } }

  expect(readQuoteFields(quote).destination).toBe(text)
  expect(compareQuotes(quote, elsewhere).map(({ field }) => field)).toEqual(['destination'])
})

test.each<[QuoteChange['field'], boolean, boolean]>([
  ['destination', true, true],
  ['nameCheck', false, false],
  ['totalSendingAmount', false, true],
  ['source', false, true],
  ['payload', false, true],
])('another %s leads elsewhere: %s, and makes one quote another one: %s', (field, isElsewhere, isOther) => {
  const changes = [{ field, before: 1, after: 2 }]

  expect([hasOtherDestination, isAlteration].map((is) => is(changes))).toEqual([isElsewhere, isOther])
})
