import { expect, test } from 'vitest'
import { describeChanges } from './describeChanges.ts'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'
import { railsMessages } from './railsMessages.ts'

const euro = { code: 'EUR', decimals: 2 }

function describeDestination(before: string, after: string) {
  const [change] = describeChanges([{ field: 'destination', before, after }], {
    currencies: { sendingCurrency: euro, receivingCurrency: euro },
    messages: paymentDetailsMessages,
    rails: railsMessages,
    locale: 'en',
  })
  return [change?.before, change?.after]
}

test('an old and a new account are grouped as on the confirmation, so that they can be compared', () => {
  expect(describeDestination('Grace Okafor 004417228190', 'Grace Okafor 66600066601 ACH')).toEqual([
    'Grace Okafor\n0044 1722 8190',
    'Grace Okafor\n6660 0066 601\nACH',
  ])
  expect(describeDestination('Léa DE89370400440532013000', 'Léa DE02120300000000202051 SEPA')).toEqual([
    'Léa\nDE89 3704 0044 0532 0130 00',
    'Léa\nDE02 1203 0000 0000 2020 51\nSEPA',
  ])
})

test('a changed rail is named in words', () => {
  expect(describeDestination('Léa DE89370400440532013000 SEPA', 'Léa DE89370400440532013000 SEPA_INSTANT')).toEqual([
    'Léa\nDE89 3704 0044 0532 0130 00\nSEPA',
    'Léa\nDE89 3704 0044 0532 0130 00\nSEPA Instant',
  ])
  expect(describeDestination('ExternalAccount:1 ACH', 'ExternalAccount:1 WIRE')).toEqual([
    'ExternalAccount:1\nACH',
    'ExternalAccount:1\nWire transfer',
  ])
})

test.each([
  'SEPA',
  'spark1pgss8z35tqhtym4jhz3vrm5kk0xk3cuyw8nyz8ntp9mw2k4s0z6svd7e4c',
  'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
])('%s stays as it is', (account) => {
  expect(describeDestination(account, account)).toEqual([account, account])
})

test('another account that the money is taken from is no other recipient', () => {
  const source = { sourceType: 'ACCOUNT', accountId: 'ExternalAccount:1' }
  const [change] = describeChanges([{ field: 'destination', before: 'Ada 1', after: 'Ada 2' }], {
    currencies: { sendingCurrency: euro, receivingCurrency: euro, source },
    messages: paymentDetailsMessages,
    rails: railsMessages,
    locale: 'en',
  })

  expect(change).toMatchObject({ label: 'From', before: 'Ada 1', after: 'Ada 2' })
})
