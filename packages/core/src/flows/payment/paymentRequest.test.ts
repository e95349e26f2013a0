import { expect, test } from 'vitest'
import { readPaymentRequest } from './paymentRequest.ts'

const read = (asked: string) => readPaymentRequest(`#${asked}`)

test('what is asked for is read as the draft of what the receiver gets', () => {
  const asked = new URLSearchParams({ currency: 'EUR', amount: '1200', note: 'Pizza & wine, 50 % of it #1' })
  const draft = { side: 'RECEIVING', currency: 'EUR', amount: 1200n, note: 'Pizza & wine, 50 % of it #1' }
  expect(read(String(asked))).toEqual(draft)
})

test('without an amount the payer decides, and nothing is locked', () => {
  expect(read('currency=USD')).toEqual({ currency: 'USD' })
})

test.each(['-5', '0', '012', '1.5', '1e3', '0x10', '99999999999999999', '١٢', ' 12', 'NaN', ''])(
  'the amount %j is left out, and nothing else is read as one',
  (amount) => {
    expect(read(new URLSearchParams({ currency: 'EUR', amount }).toString())).toEqual({ currency: 'EUR' })
  },
)

test.each(['', 'E', 'eur', 'EUR ', 'EUROPEANS', '<b>', 'javascript:alert(1)', '€€€'])(
  'with the currency %j there is no amount either',
  (currency) => {
    expect(read(new URLSearchParams({ currency, amount: '1200' }).toString())).toEqual({})
  },
)

test.each(['x'.repeat(81), 'to \u202Egnirts', 'one\u2066two', 'line\nbreak', 'nul\u0000'])(
  'the note %j is left out',
  (note) => {
    expect(read(new URLSearchParams({ note }).toString())).toEqual({})
  },
)

test('a note may hold any letters, emoji with joiners and markup, which stays text', () => {
  for (const note of ['חשבון', 'نصف', '👩‍👧 <b>30</b>', 'javascript:alert(1)'])
    expect(read(new URLSearchParams({ note }).toString())).toEqual({ note })
})

test('whom to pay, from where, how and who pays cannot be asked for', () => {
  const more = { payeeId: 'ExternalAccount:1', umaAddress: '$mallory@x.example', side: 'SENDING', accountId: '1' }
  const text = new URLSearchParams({ ...more, paymentRail: 'WIRE', purpose: 'GIFT', __proto__: 'x' }).toString()
  expect(read(`${text}&__proto__=x&constructor=y`)).toEqual({})
})

test('of a value that is there twice, only the first counts', () => {
  expect(read('currency=EUR&amount=1&amount=999')).toMatchObject({ amount: 1n })
})

test.each(['', '#', '%', '&&==', '%E0%A4%A', 'currency', '?amount=5'])('%j asks for nothing', (text) => {
  expect(read(text)).toEqual({})
})
