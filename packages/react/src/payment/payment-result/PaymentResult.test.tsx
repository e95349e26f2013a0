import type { ExternalAccount, Quote, Transaction } from '@countersign/core'
import { WalletError } from '@countersign/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { client, payee, quote, showResult, transaction } from '../../../test/receipts.tsx'
import { renderWallet } from '../../../test/renderWallet.tsx'
import { type PaymentOutcome, PaymentResultScreen } from '../../exports/index.ts'
import { describePayee, shortenAccount } from '../../shared/payment-details/describePayee.ts'
import { explainOutcome } from './explainOutcome.ts'
import { paymentResultMessages as words } from './paymentResultMessages.ts'

const explain = (outcome: PaymentOutcome, nowMs = 0) =>
  explainOutcome(outcome, { messages: words, locale: 'en', nowMs })

test('a completed payment is a receipt with amounts, payee and reference', async () => {
  showResult({ status: 'completed', transaction })
  await screen.findByText('Payment ID')
  const text = document.body.textContent

  expect(screen.getByRole('heading', { name: 'Payment arrived' })).toBeTruthy()
  for (const part of [
    '$250.00',
    '$2.50',
    'platform fee of $1.00',
    '€227.70',
    'Grace Hopper',
    'DE89 3704 0044 0532 0130 00',
    'Transaction:1',
  ])
    expect(text).toContain(part)
})

test.each([
  ['PENDING', words.refundPending],
  ['COMPLETED', words.refundCompleted],
  ['FAILED', words.refundFailed],
  ['SOMETHING_NEW', words.refundUnknown],
])('a failed payment with a refund that is %s says what happens to the money', (status, sentence) => {
  const failed = { ...transaction, failureReason: 'PAYOUT_RETURNED', refund: { status } } as unknown as Transaction

  expect(explain({ status: 'failed', quote, payee, transaction: failed })).toEqual([
    words.failureReasons.PAYOUT_RETURNED,
    sentence,
  ])
})

test.each([
  ['a minute ago', -60_000, 'Arrived'],
  ['in a minute', 60_000, 'Arrives'],
])(
  'the label of a settlement %s follows the clock of the service, not the clock of the device',
  (_when, inMs, label) => {
    const serviceNowMs = Date.now() + 3_600_000
    vi.spyOn(client.transport.serverTime, 'now').mockReturnValue(serviceNowMs)
    const settled = { ...transaction, settledAt: new Date(serviceNowMs + inMs) } as unknown as Transaction
    showResult({ status: 'completed', transaction: settled })

    expect(screen.getByText(label, { selector: 'li *' })).toBeTruthy()
  },
)

test.each([
  ['is not known', undefined, /^Usually within minutes, or by \S/],
  ['is a fast one', 'SEPA_INSTANT', /^Usually within minutes$/],
  ['takes days', 'SEPA', /^Usually by \S/],
])('where the rail %s, the usual arrival is neither more nor less than is known', (_what, paymentRail, said) => {
  const { paymentRail: _rail, ...destination } = quote.destination
  const euro = { ...payee, accountInfo: { ...payee.accountInfo, accountType: 'EUR_ACCOUNT' } } as ExternalAccount
  const sent = { ...transaction, status: 'PROCESSING', paymentRail } as Transaction
  showResult({ status: 'processing', quote: { ...quote, destination }, payee: euro, transaction: sent })

  expect(screen.getByText('Arrives', { selector: 'li *' }).nextElementSibling?.textContent).toMatch(said)
})

test('a receipt shows references that a person can read out', async () => {
  showResult({
    status: 'failed',
    transaction: { ...transaction, id: 'Transaction:d29985ea-041c-453b-93bc-c69c39119647' },
  })

  expect(await screen.findByText('d29985ea-041c-453b-93bc-c69c39119647')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Transaction:')
})

test('only a failure before any money moves claims that none left', () => {
  const outcome = (code: string): PaymentOutcome => ({ status: 'failed', quote, payee, error: new WalletError(code) })

  expect(explain(outcome('QUOTE_EXPIRED'))).toContain(words.nothingLeft)
  expect(explain(outcome('QUOTE_EXECUTION_FAILED'))).toEqual([words.failed, words.refundUnknown])
  expect(explain(outcome('A_NEW_REASON'))).toEqual([words.failed, words.refundUnknown])
})

test.each([
  ['was never confirmed', { failureReason: 'SCA_NOT_COMPLETED' }, 'Not sent', 'Try again'],
  ['the bank returned', { failureReason: 'PAYOUT_RETURNED' }, 'Payment failed', 'Send again'],
  [
    'was not confirmed, but has a refund,',
    { failureReason: 'SCA_NOT_COMPLETED', refund: { status: 'PENDING' } },
    'Payment failed',
    'Send again',
  ],
])(
  'a payment that %s is called what its list calls it, and only a failure has a sign of warning',
  (_what, how, title, again) => {
    const onSendAgain = vi.fn()
    showResult(
      { status: 'failed', transaction: { ...transaction, status: 'FAILED', ...how } as Transaction },
      { onSendAgain },
    )

    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('button', { name: again })).toBeTruthy()
    expect(document.querySelector('.cs-outcome') === null).toBe(title === 'Not sent')
    expect(document.querySelector('[data-row="send"] del') === null).toBe(title !== 'Not sent')
  },
)

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a reason without a sentence of its own', (reason) => {
  const failed = { ...transaction, failureReason: reason }
  const pending = { ...transaction, pendingReason: reason } as Transaction

  expect(explain({ status: 'failed', quote, payee, transaction: failed })[0]).toBe(words.failed)
  expect(explain({ status: 'processing', quote, payee, transaction: pending })).toEqual(
    explain({ status: 'processing', quote, payee, transaction }),
  )
})

test('an unknown outcome says not to pay again, and looks again on request', async () => {
  const onCheckAgain = vi.fn()
  showResult({ status: 'unknown' }, { onCheckAgain })
  expect(screen.getByText(/Don’t pay again/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/failed|did not go/i)
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))

  expect(onCheckAgain).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Checking again. Don’t pay again.')).toBeTruthy()
})

test('the reference is the same before and after the service has named the payment', async () => {
  const id = 'Transaction:93e0c03f-8be0-4dca-ba74-0da3d7d22a13'
  const reference = async () => (await screen.findByText('Payment ID')).nextElementSibling?.textContent
  const view = showResult({ status: 'unknown', quote: { ...quote, transactionId: id } })
  const before = await reference()
  view.unmount()
  const named = { ...transaction, id, reconciliationInstructions: { reference: '0DA3D7D22A13' } }
  showResult({ status: 'completed', quote: { ...quote, transactionId: id }, transaction: named })

  expect(await reference()).toBe(before)
  expect(before).toBe('93e0c03f-8be0-4dca-ba74-0da3d7d22a13')
  // The payer wrote nothing.
  expect(screen.queryByText('Note to the recipient')).toBeNull()
  // The banks' own reference is the end of the same: a second number would only be a riddle.
  expect(document.body.textContent).not.toContain('0DA3D7D22A13')
})

test('a receipt names the payer if the page provides the name', async () => {
  showResult({ status: 'completed' }, { payerName: 'Ada Byron' })

  expect((await screen.findByText('From')).nextElementSibling?.textContent).toBe('Ada Byron')
})

test('a returned amount is crossed out with its credit beside it, and an amount not yet returned is not', async () => {
  const struck = () => document.querySelector('[data-row=send] del')?.textContent
  const refund = { status: 'COMPLETED' }
  const view = showResult({ status: 'failed', transaction: { ...transaction, refund } })
  const returned = await screen.findByText('Returned')
  expect([struck(), returned.nextElementSibling?.textContent]).toEqual(['$250.00', '$250.00'])
  view.unmount()

  showResult({ status: 'failed', transaction: { ...transaction, refund: { status: 'PENDING' } } })
  await screen.findByText('Payment ID')
  expect(struck()).toBeUndefined()
  expect(screen.queryByText('Returned')).toBeNull()
})

test('a failed payment links to support if the page provides a link', () => {
  const failed: PaymentOutcome = { status: 'failed', quote, payee }
  renderWallet(<PaymentResultScreen outcome={failed} />, { client, supportUrl: 'https://example.com/help' })

  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('https://example.com/help')
})

test('a failed payment is not described as if it were about to be sent', async () => {
  showResult({ status: 'failed', transaction })
  await screen.findByText('Payment ID')

  expect(screen.getByText('Amount').nextElementSibling?.textContent).toBe('$250.00')
  for (const label of ['You send', 'You sent', 'Fee (included)', 'Recipient gets', 'Recipient got', 'Arrives'])
    expect(screen.queryByText(label)).toBeNull()
})

test.each([
  ['ACCOUNT', words.refundCompleted],
  ['REALTIME_FUNDING', words.refundCompletedOutside],
])('money that came from %s is returned there', (sourceType, sentence) => {
  const failed = { ...transaction, refund: { status: 'COMPLETED' } } as unknown as Transaction
  const paid = { ...quote, source: { sourceType } } as Quote

  expect(explain({ status: 'failed', quote: paid, payee, transaction: failed })).toContain(sentence)
})

test('a payment counts as received only once its settlement is not ahead', () => {
  const settled = { ...transaction, settledAt: new Date(1000) }
  const outcome: PaymentOutcome = { status: 'completed', quote, payee, transaction: settled }

  expect(explain(outcome, 999)).toEqual(['Grace Hopper gets €227.70.'])
  expect(explain(outcome, 1000)).toEqual(['Grace Hopper has received €227.70.'])
})

test('an account of an unknown kind keeps all its fields', () => {
  const clabe = { ...payee, accountInfo: { accountType: 'MXN_ACCOUNT', clabeNumber: '032180000118359719' } }
  const description = describePayee(clabe as unknown as ExternalAccount, quote.destination)

  expect(description.account).toBe('032180000118359719')
  expect(description.fields).toEqual([{ field: 'clabeNumber', value: '032180000118359719' }])
})

test('an unknown payee is shown by its payment address', () => {
  const destination = { destinationType: 'UMA_ADDRESS', umaAddress: '$grace@example.com' } as Quote['destination']

  expect(describePayee(undefined, destination)).toMatchObject({
    name: '$grace@example.com',
    account: '$grace@example.com',
  })
})

test.each([
  ['1234', '1234'],
  ['123456789', '•••• 6789'],
  ['DE89370400440532013000', '•••• 3000'],
])('the account %s is shown as %s', (account, shown) => {
  expect(shortenAccount(account)).toBe(shown)
})

test('a page cannot render the card as something else', () => {
  const replacing: object = { render: () => <p>Nothing to see</p>, children: 'Nothing to see' }
  showResult({ status: 'completed', transaction }, replacing)

  expect(screen.getByText('Grace Hopper')).toBeTruthy()
  expect(screen.queryByText('Nothing to see')).toBeNull()
})
