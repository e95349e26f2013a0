import { expect, test } from 'vitest'
import { nameRail, railPattern } from './nameRail.ts'
import { paymentDetailsMessages } from './paymentDetailsMessages.ts'

/** Every rail that the interface lists. */
const rails =
  'ACH ACH_COLOMBIA ACH_SAME_DAY BANK_TRANSFER BRE_B CIPS FAST FASTER_PAYMENTS FEDNOW INSTAPAY MOBILE_MONEY NEFT ' +
  'ONCHAIN PAYNOW PESONET PIX RTGS RTP SEPA SEPA_INSTANT SPEI SWIFT UNIONPAY UPI WIRE'

const name = (rail: string) => nameRail(rail, paymentDetailsMessages)

test('every rail has a name in words', () => {
  expect(Object.keys(paymentDetailsMessages.rails).toSorted()).toEqual(rails.split(' '))
  for (const rail of rails.split(' ')) {
    expect(rail).toMatch(railPattern)
    expect(name(rail)).not.toContain('_')
  }
})

test('a rail that is new to us is readable', () => {
  expect(['INSTANT_MONEY_2', 'GIRO', 'TELEGRAPHIC', 'toString'].map(name)).toEqual([
    'Instant money 2',
    'GIRO',
    'Telegraphic',
    'tostring',
  ])
})
