import { expect, test } from 'vitest'
import { nameRail, railPattern } from './nameRail.ts'
import { railsMessages } from './railsMessages.ts'

const name = (rail: string) => nameRail(rail, railsMessages)

/** Every rail that the interface lists. */
const rails = {
  ACH: 'ACH',
  ACH_COLOMBIA: 'ACH Colombia',
  ACH_SAME_DAY: 'Same-day ACH',
  BANK_TRANSFER: 'Bank transfer',
  BRE_B: 'Bre-B',
  CIPS: 'CIPS',
  FAST: 'FAST',
  FASTER_PAYMENTS: 'Faster Payments',
  FEDNOW: 'Instant transfer (FedNow)',
  INSTAPAY: 'InstaPay',
  MOBILE_MONEY: 'Mobile money',
  NEFT: 'NEFT',
  ONCHAIN: 'Blockchain transfer',
  PAYNOW: 'PayNow',
  PESONET: 'PESONet',
  PIX: 'PIX',
  RTGS: 'RTGS',
  RTP: 'Instant transfer (RTP)',
  SEPA: 'SEPA',
  SEPA_INSTANT: 'SEPA Instant',
  SPEI: 'SPEI',
  SWIFT: 'SWIFT',
  UNIONPAY: 'UnionPay',
  UPI: 'UPI',
  WIRE: 'Wire transfer',
}

test.each(Object.entries(rails))('%s is called %s', (rail, words) => {
  expect(rail).toMatch(railPattern)
  expect(name(rail)).toBe(words)
})

test('a rail that is new to us is readable', () => {
  expect(['INSTANT_MONEY_2', 'GIRO', 'TELEGRAPHIC', 'toString'].map(name)).toEqual([
    'Instant money 2',
    'GIRO',
    'Telegraphic',
    'tostring',
  ])
})
